// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with the same settings.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "constraint-grammar",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "GrammarCombinators", targets: ["GrammarCombinators"]),
    .library(name: "ConstraintGrammar", targets: ["ConstraintGrammar"]),
    .library(name: "GrammarExport", targets: ["GrammarExport"]),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmark", dependencies: ["AllocationCounter", "ConstraintGrammar"], swiftSettings: settings),
    .target(name: "GrammarCombinators", swiftSettings: settings),
    .target(name: "Spelling", swiftSettings: settings),
    .target(name: "ConstraintGrammar", dependencies: ["GrammarCombinators", "Spelling"], swiftSettings: settings),
    .target(name: "GrammarExport", dependencies: ["ConstraintGrammar"], swiftSettings: settings),
    .target(name: "CommandLineInterface", dependencies: ["Spelling"], swiftSettings: settings),
    .executableTarget(
      name: "constraint-grammar", dependencies: ["CommandLineInterface", "ConstraintGrammar", "GrammarExport", "Spelling"],
      swiftSettings: settings),
    .target(name: "TestMaterial", path: "Tests/TestMaterial", swiftSettings: settings),
    .testTarget(
      name: "ConstraintGrammarTests", dependencies: ["ConstraintGrammar", "GrammarCombinators", "TestMaterial"],
      exclude: ["Corpora"], swiftSettings: settings),
    .testTarget(
      name: "UserDialectTests", dependencies: ["ConstraintGrammar", "GrammarCombinators", "GrammarExport"],
      swiftSettings: settings),
    .testTarget(
      name: "GrammarExportTests",
      dependencies: ["ConstraintGrammar", "GrammarCombinators", "GrammarExport", "Recogniser", "TestMaterial"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests", dependencies: ["ConstraintGrammar", "TestMaterial", "constraint-grammar"],
      exclude: ["HelpPages"], swiftSettings: settings),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: settings),
    .testTarget(name: "CommandLineInterfaceTests", dependencies: ["CommandLineInterface"], swiftSettings: settings),
    .target(name: "Recogniser", path: "Fuzz/Recogniser", swiftSettings: settings),
    .testTarget(name: "RecogniserTests", dependencies: ["Recogniser"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
