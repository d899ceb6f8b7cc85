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

/// `UIKit` or `AppKit`, to build the adapter where there is no such module: see `.ci/check-adapter`.
let standIn = Context.environment["STAND_IN"]

let package = Package(
  name: "constraint-grammar",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "GrammarCombinators", targets: ["GrammarCombinators"]),
    .library(name: "GrammarChecks", targets: ["GrammarChecks"]),
    .library(name: "ConstraintGrammar", targets: ["ConstraintGrammar"]),
    .library(name: "ConstraintLayout", targets: ["ConstraintLayout"]),
    .library(name: "GrammarExport", targets: ["GrammarExport"]),
    .library(name: "SentenceGeneration", targets: ["SentenceGeneration"]),
    .library(name: "constraint_grammar", type: .dynamic, targets: ["CInterface", "CLibrary"]),
  ],
  targets: [
    .target(name: "GrammarCombinators", swiftSettings: settings),
    .testTarget(name: "GrammarCombinatorsTests", dependencies: ["GrammarCombinators"], swiftSettings: settings),

    .target(name: "GrammarChecks", dependencies: ["GrammarCombinators"], swiftSettings: settings),
    .testTarget(
      name: "GrammarChecksTests", dependencies: ["GrammarChecks", "GrammarCombinators"], swiftSettings: settings),

    .target(name: "Spelling", swiftSettings: settings),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: settings),

    .target(name: "ConstraintGrammar", dependencies: ["GrammarCombinators", "Spelling"], swiftSettings: settings),
    .target(name: "TestMaterial", path: "Tests/TestMaterial", swiftSettings: settings),
    .testTarget(
      name: "ConstraintGrammarTests",
      dependencies: ["ConstraintGrammar", "GrammarChecks", "GrammarCombinators", "TestMaterial"],
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

    // The header is what C programs include; the functions that it declares are in Swift.
    .target(name: "CConstraintGrammar"),
    .target(
      name: "CInterface",
      dependencies: ["CConstraintGrammar", "ConstraintGrammar", "ConstraintLayout", "GrammarCombinators"],
      swiftSettings: settings),

    // The library exports the functions of the header, whose names begin alike, and nothing of the modules in it. Only lld
    // leaves what is hidden out of the table of symbols.
    .target(
      name: "CLibrary", exclude: ["exported-symbols"], swiftSettings: settings,
      linkerSettings: [
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/CLibrary/exported-symbols",
          ],
          .when(platforms: [.linux])),
        .unsafeFlags(
          ["-Xlinker", "-exported_symbol", "-Xlinker", "_constraint_grammar_*"],
          .when(platforms: [.macOS, .iOS, .tvOS, .watchOS, .macCatalyst, .visionOS])),
      ]),

    .testTarget(
      name: "CInterfaceTests",
      dependencies: [
        "CConstraintGrammar", "CInterface", "ConstraintGrammar", "ConstraintLayout", "GrammarCombinators",
      ],
      swiftSettings: settings),

    .target(
      name: "GrammarExport", dependencies: ["ConstraintGrammar", "GrammarChecks", "GrammarCombinators"],
      swiftSettings: settings),

    // What the documentation quotes: each example is a module of its own, as it would be in a package of a user.
    .target(
      name: "PlainWords", dependencies: ["ConstraintGrammar", "GrammarCombinators"],
      path: "Tests/Examples/PlainWords", swiftSettings: settings),
    .testTarget(
      name: "PlainWordsTests",
      dependencies: [
        "ConstraintGrammar", "ConstraintLayout", "Fuzzing", "GrammarChecks", "GrammarCombinators", "GrammarExport",
        "PlainWords",
      ],
      path: "Tests/Examples/PlainWordsTests", swiftSettings: settings),
    .target(
      name: "LayoutSheet", dependencies: ["ConstraintGrammar", "ConstraintLayout", "GrammarCombinators"],
      path: "Tests/Examples/LayoutSheet", swiftSettings: settings),
    .testTarget(
      name: "LayoutSheetTests",
      dependencies: [
        "ConstraintGrammar", "ConstraintLayout", "GrammarChecks", "GrammarCombinators", "GrammarExport", "LayoutSheet",
      ],
      path: "Tests/Examples/LayoutSheetTests", swiftSettings: settings),
    .target(
      name: "ConstraintLinter", dependencies: ["ConstraintGrammar", "ConstraintLayout", "GrammarCombinators"],
      path: "Tests/Examples/ConstraintLinter", swiftSettings: settings),
    .testTarget(
      name: "ConstraintLinterTests",
      dependencies: ["ConstraintGrammar", "ConstraintLinter", "GrammarChecks", "GrammarCombinators"],
      path: "Tests/Examples/ConstraintLinterTests", swiftSettings: settings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "ConstraintGrammar", "GrammarChecks", "GrammarCombinators", "GrammarExport", "LayoutSheet", "PlainWords",
        "SentenceGeneration", "TestMaterial",
      ],
      swiftSettings: settings),

    .testTarget(
      name: "GrammarExportTests",
      dependencies: [
        "ConstraintGrammar", "GrammarChecks", "GrammarCombinators", "GrammarExport", "Recogniser", "TestMaterial",
      ],
      exclude: ["Expected"], swiftSettings: settings),

    .target(name: "SentenceGeneration", dependencies: ["GrammarCombinators"], swiftSettings: settings),
    .testTarget(
      name: "SentenceGenerationTests", dependencies: ["GrammarCombinators", "SentenceGeneration"],
      swiftSettings: settings),

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
      name: "CommandLineTests",
      dependencies: ["ConstraintGrammar", "GrammarExport", "TestMaterial", "constraint-grammar", "fuzz"],
      exclude: ["HelpPages"], swiftSettings: settings),

    .testTarget(
      name: "ReadmeTests",
      dependencies: ["ConstraintGrammar", "ConstraintLayout", "GrammarChecks", "GrammarCombinators", "GrammarExport"],
      swiftSettings: settings),

    .target(name: "Recogniser", path: "Fuzz/Recogniser", swiftSettings: settings),
    .target(
      name: "Fuzzing",
      dependencies: [
        "ConstraintGrammar", "ConstraintLayout", "GrammarCombinators", "Recogniser", "SentenceGeneration",
        "TestMaterial",
      ],
      path: "Fuzz/Fuzzing", swiftSettings: settings),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "ConstraintGrammar", "Fuzzing", "GrammarCombinators", "Recogniser", "SentenceGeneration", "TestMaterial",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "fuzz",
      dependencies: ["CommandLineInterface", "ConstraintGrammar", "ConstraintLayout", "Fuzzing", "TestMaterial"],
      path: "Fuzz/fuzz", swiftSettings: settings),
    .testTarget(name: "RecogniserTests", dependencies: ["Recogniser", "TestMaterial"], swiftSettings: settings),

    .target(name: "AllocationCounter"),
    .target(
      name: "HandwrittenParsers",
      cSettings: [
        // The yardstick gets all that the compiler can do for this processor; multiplying and adding stay two roundings.
        .unsafeFlags(["-O3", "-ffp-contract=off"]), .unsafeFlags(["-march=native"], .when(platforms: [.linux])),
      ]),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "AllocationCounter", "CommandLineInterface", "ConstraintGrammar", "ConstraintLayout", "GrammarCombinators",
        "HandwrittenParsers", "SentenceGeneration",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BenchmarkTests",
      dependencies: ["CommandLineInterface", "ConstraintGrammar", "TestMaterial", "benchmark"], exclude: ["HelpPages"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

if let standIn {
  precondition(["UIKit", "AppKit"].contains(standIn), "STAND_IN is UIKit or AppKit")
  // The stand-in, what is compiled against it, and nothing else: `canImport` is true for every target of the build.
  let kept = ["GrammarCombinators", "Spelling", "ConstraintGrammar", "ConstraintLayout"]
  package.products = []
  package.targets.removeAll { !kept.contains($0.name) }
  package.targets.first { $0.name == "ConstraintLayout" }?.dependencies.append(.target(name: standIn))
  package.targets += [
    .target(
      name: standIn, path: "Tests/StandIns", exclude: [standIn == "UIKit" ? "AppKit" : "UIKit"],
      sources: ["Shared", standIn], swiftSettings: settings + [.define(standIn.uppercased())]),
    .testTarget(
      name: "AdapterTests", dependencies: ["ConstraintGrammar", "ConstraintLayout", .target(name: standIn)],
      // The testing library has an addition to Apple's modules, which is not there to import.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .executableTarget(
      name: "TranslatedConstraints", dependencies: ["ConstraintGrammar", "ConstraintLayout"],
      path: "Tests/TranslatedConstraints", exclude: ["Program", "cases.txt"], swiftSettings: settings),
  ]
}

if Context.environment["LIBFUZZER"] != nil {
  // What libFuzzer calls, and nothing that has a main function: libFuzzer brings its own. See `Fuzz/libfuzzer`.
  let kept = [
    "GrammarCombinators", "Spelling", "ConstraintGrammar", "ConstraintLayout", "SentenceGeneration", "Recogniser",
    "TestMaterial", "Fuzzing",
  ]
  package.products = [.library(name: "FuzzEntry", type: .static, targets: ["FuzzEntry"])]
  package.targets.removeAll { !kept.contains($0.name) }
  package.targets.append(
    .target(
      name: "FuzzEntry", dependencies: ["ConstraintGrammar", "Fuzzing"], path: "Fuzz/Entry", swiftSettings: settings
    ))
}
