// swift-tools-version: 6.2
import PackageDescription

/// Every target is built with the same settings; under continuous integration a warning is an error.
let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "constraint-grammar",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "GrammarCombinators", targets: ["GrammarCombinators"]),
    .library(name: "ConstraintGrammar", targets: ["ConstraintGrammar"]),
    .library(name: "ConstraintLayout", targets: ["ConstraintLayout"]),
    .library(name: "GrammarExport", targets: ["GrammarExport"]),
    .library(name: "SentenceGeneration", targets: ["SentenceGeneration"]),
  ],
  targets: [
    .target(name: "GrammarCombinators", swiftSettings: settings),
    .testTarget(name: "GrammarCombinatorsTests", dependencies: ["GrammarCombinators"], swiftSettings: settings),

    .target(name: "Spelling", swiftSettings: settings),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: settings),

    .target(name: "ConstraintGrammar", dependencies: ["GrammarCombinators", "Spelling"], swiftSettings: settings),
    .target(name: "TestMaterial", path: "Tests/TestMaterial", swiftSettings: settings),
    .testTarget(
      name: "ConstraintGrammarTests", dependencies: ["ConstraintGrammar", "GrammarCombinators", "TestMaterial"],
      exclude: ["Corpora"], swiftSettings: settings),

    .target(
      name: "ConstraintLayout", dependencies: ["ConstraintGrammar", "GrammarCombinators", "Spelling"],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintLayoutTests",
      dependencies: [
        "ConstraintGrammar", "ConstraintLayout", "GrammarCombinators", "SentenceGeneration", "TestMaterial",
      ],
      swiftSettings: settings),

    .target(name: "GrammarExport", dependencies: ["ConstraintGrammar", "GrammarCombinators"], swiftSettings: settings),

    .testTarget(
      name: "UserDialectTests", dependencies: ["ConstraintGrammar", "GrammarCombinators", "GrammarExport"],
      swiftSettings: settings),

    .testTarget(
      name: "GrammarExportTests",
      dependencies: ["ConstraintGrammar", "GrammarCombinators", "GrammarExport", "Recogniser", "TestMaterial"],
      swiftSettings: settings),

    .target(name: "SentenceGeneration", dependencies: ["GrammarCombinators"], swiftSettings: settings),

    .target(name: "CommandLineInterface", dependencies: ["Spelling"], swiftSettings: settings),
    .testTarget(
      name: "CommandLineInterfaceTests", dependencies: ["CommandLineInterface", "TestMaterial"],
      exclude: ["Completion/Scripts"], swiftSettings: settings),
    .executableTarget(
      name: "constraint-grammar",
      dependencies: [
        "CommandLineInterface", "ConstraintGrammar", "ConstraintLayout", "GrammarCombinators", "GrammarExport",
        "SentenceGeneration", "Spelling",
      ],
      swiftSettings: settings),

    .testTarget(
      name: "CommandLineTests", dependencies: ["ConstraintGrammar", "TestMaterial", "constraint-grammar"],
      exclude: ["HelpPages"], swiftSettings: settings),

    .testTarget(
      name: "ReadmeTests",
      dependencies: ["ConstraintGrammar", "ConstraintLayout", "GrammarCombinators", "GrammarExport"],
      swiftSettings: settings),

    .target(name: "Recogniser", path: "Fuzz/Recogniser", swiftSettings: settings),
    .testTarget(name: "RecogniserTests", dependencies: ["Recogniser"], swiftSettings: settings),

    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "benchmark",
      dependencies: ["AllocationCounter", "ConstraintGrammar", "GrammarCombinators", "SentenceGeneration"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
