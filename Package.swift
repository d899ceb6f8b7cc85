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
  ],
  targets: [
    .target(name: "GrammarCombinators", swiftSettings: settings),
    .executableTarget(name: "constraint-grammar", dependencies: ["ConstraintGrammar"], swiftSettings: settings),
    .target(name: "ConstraintGrammar", dependencies: ["GrammarCombinators"], swiftSettings: settings),
    .testTarget(name: "GrammarCombinatorsTests", dependencies: ["GrammarCombinators"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
