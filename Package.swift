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

/// Rules that dialects of two modules have in common are compiled into both, through the link SharedRules: public rules would
/// cost every client 250 KB. In ConstraintGrammar they see the model without an import, in ConstraintLanguages by this.
let importsTheModel: SwiftSetting = .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "ConstraintGrammar"])

/// `UIKit` or `AppKit`, to build the adapter where there is no such module: see `.ci/check-adapter`.
let standIn = Context.environment["STAND_IN"]

let package = Package(
  name: "constraint-grammar",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "GrammarCombinators", targets: ["GrammarCombinators"]),
    .library(name: "GrammarChecks", targets: ["GrammarChecks"]),
    .library(name: "GrammarRepair", targets: ["GrammarRepair"]),
    .library(name: "ConstraintGrammar", targets: ["ConstraintGrammar"]),
    .library(name: "ConstraintDiagnostics", targets: ["ConstraintDiagnostics"]),
    .library(name: "ConstraintLanguages", targets: ["ConstraintLanguages"]),
    .library(name: "ConstraintLayout", targets: ["ConstraintLayout"]),
    .library(name: "ConstraintReports", targets: ["ConstraintReports"]),
    .library(name: "GrammarExport", targets: ["GrammarExport"]),
    .library(name: "SourceScanning", targets: ["SourceScanning"]),
    .library(name: "ConflictLogs", targets: ["ConflictLogs"]),
    .library(name: "ConstraintServer", targets: ["ConstraintServer"]),
    .library(name: "SentenceGeneration", targets: ["SentenceGeneration"]),
    .library(name: "constraint_grammar", type: .dynamic, targets: ["CInterface", "CLibrary"]),
    .executable(name: "constraint-grammar", targets: ["constraint-grammar"]),
    .plugin(name: "ScanPlugin", targets: ["ScanPlugin"]),
  ],
  targets: [
    // Libraries, each of which builds on those before it. What they let a client specialise is emitted into clients alone
    // (`@_alwaysEmitIntoClient`): code that is generic and that nobody calls would cost each of them 80 KB.
    .target(name: "ByteScanning"),
    .target(name: "Lazy"),
    .target(name: "Numerals"),
    .target(name: "Spelling", dependencies: ["ByteScanning"]),
    .target(name: "GrammarCombinators", dependencies: ["ByteScanning", "Lazy", "Numerals", "Spelling"]),
    .target(name: "GrammarChecks", dependencies: ["GrammarCombinators"]),
    .target(name: "GrammarRepair", dependencies: ["ByteScanning", "GrammarCombinators", "Lazy", "Spelling"]),
    .target(name: "SentenceGeneration", dependencies: ["GrammarChecks", "GrammarCombinators"]),
    .target(name: "ConstraintGrammar", dependencies: ["GrammarCombinators", "Numerals", "Spelling"]),
    .target(
      name: "ConstraintLanguages", dependencies: ["ConstraintGrammar", "GrammarCombinators"],
      swiftSettings: [importsTheModel]),
    .target(name: "ConstraintMeaning", dependencies: ["ConstraintGrammar", "GrammarCombinators"]),
    .target(
      name: "ConstraintDiagnostics",
      dependencies: [
        "ConstraintGrammar", "ConstraintMeaning", "GrammarCombinators", "GrammarRepair", "Lazy", "Numerals",
        "Spelling",
      ]),
    .target(
      name: "ConstraintLayout",
      dependencies: [
        "ConstraintGrammar", "ConstraintLanguages", "ConstraintMeaning", "GrammarCombinators", "Numerals", "Spelling",
      ]),
    .target(name: "JSON", dependencies: ["Spelling"]),
    .target(
      name: "ConstraintReports",
      dependencies: [
        "ConstraintDiagnostics", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "GrammarCombinators",
        "JSON", "Spelling",
      ]),
    .target(
      name: "SourceScanning",
      dependencies: [
        "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintMeaning", "ConstraintReports",
        "GrammarCombinators", "JSON", "Spelling",
      ]),
    .target(
      name: "ConflictLogs",
      dependencies: [
        "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintMeaning", "GrammarCombinators",
        "Spelling",
      ],
      swiftSettings: [importsTheModel]),
    .target(
      name: "ConflictReports",
      dependencies: ["ConflictLogs", "ConstraintGrammar", "ConstraintReports", "JSON"]),
    .target(
      name: "GrammarExport",
      dependencies: ["ByteScanning", "GrammarChecks", "GrammarCombinators", "JSON", "Lazy", "Spelling"]),
    .target(
      name: "ConstraintServer",
      dependencies: [
        "ConflictLogs", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintReports",
        "GrammarChecks", "GrammarCombinators", "GrammarExport", "JSON", "Lazy", "SourceScanning", "Spelling",
      ]),

    // The library for C. The header is what programs include; the functions that it declares are in Swift.
    .target(name: "CConstraintGrammar"),
    .target(
      name: "CInterface",
      dependencies: [
        "CConstraintGrammar", "ConflictLogs", "ConflictReports", "ConstraintGrammar", "ConstraintLanguages",
        "ConstraintLayout", "ConstraintReports", "GrammarCombinators", "JSON",
      ]),
    // It exports the functions of the header, whose names begin alike, and nothing of the modules in it. Only lld leaves what
    // is hidden out of the table of symbols.
    .target(
      name: "CLibrary", exclude: ["exported-symbols"],
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

    // The strings of the WebAssembly module, which `Grammar/wasm/build` compiles: here they are tested.
    .target(name: "Memory", path: "Grammar/wasm/Memory"),
    .target(
      name: "PlainText", dependencies: ["Memory"], path: "Grammar/wasm/PlainText",
      swiftSettings: [.enableExperimentalFeature("BuiltinModule")]),

    // Tools.
    .target(name: "CommandLineInterface", dependencies: ["Spelling"]),
    .executableTarget(
      name: "constraint-grammar",
      dependencies: [
        "CommandLineInterface", "ConflictLogs", "ConflictReports", "ConstraintDiagnostics", "ConstraintGrammar",
        "ConstraintLanguages", "ConstraintLayout", "ConstraintReports", "ConstraintServer", "GrammarChecks",
        "GrammarCombinators", "GrammarExport", "GrammarRepair", "JSON", "SentenceGeneration", "SourceScanning",
        "Spelling",
      ]),
    // What it runs is built for release when it is run.
    .plugin(
      name: "ScanPlugin",
      capability: .command(
        intent: .custom(
          verb: "constraint-grammar-scan", description: "Finds the constraint strings in sources, and checks them.")),
      path: "Sources/ScanPlugin"),
    .target(name: "Recogniser", path: "Fuzz/Recogniser"),
    .target(
      name: "Fuzzing",
      dependencies: [
        "ConflictLogs", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintMeaning",
        "ConstraintReports", "GrammarChecks", "GrammarCombinators", "JSON", "Recogniser", "SentenceGeneration",
        "SourceScanning", "TestMaterial",
      ],
      path: "Fuzz/Fuzzing"),
    // What is tried with other grammars and with the language server: libFuzzer compiles none of what these need.
    .target(
      name: "Trials",
      dependencies: [
        "ConstraintGrammar", "ConstraintLanguages", "ConstraintServer", "Fuzzing", "GrammarChecks",
        "GrammarCombinators", "GrammarExport", "JSON", "Recogniser", "SentenceGeneration", "SourceScanning",
        "TestMaterial",
      ],
      path: "Fuzz/Trials"),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CSVTable", "CommandLineInterface", "ConflictLogs", "ConstraintGrammar", "ConstraintLanguages",
        "ConstraintLayout", "ConstraintMeaning", "ConstraintReports", "Fuzzing", "GrammarCombinators", "GrammarExport",
        "GrammarRepair", "JSON", "JSONText", "SentenceGeneration", "SmallLanguage", "TestMaterial", "Trials",
      ],
      path: "Fuzz/fuzz"),
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
        "AllocationCounter", "CSVTable", "CommandLineInterface", "ConstraintGrammar", "ConstraintLanguages",
        "ConstraintLayout", "CronTable", "Filters", "GrammarCombinators", "HandwrittenParsers", "JSON", "JSONText",
        "SentenceGeneration", "SourceScanning", "Spelling",
      ]),

    // Examples, which the documentation quotes: each is a module of its own, as it would be in a package of a user.
    .target(
      name: "PlainWords", dependencies: ["ConstraintGrammar", "GrammarCombinators"], path: "Tests/Examples/PlainWords"),
    .target(name: "SmallLanguage", dependencies: ["GrammarCombinators"], path: "Tests/Examples/SmallLanguage"),
    .target(
      name: "LayoutSheet", dependencies: ["ConstraintGrammar", "ConstraintLayout", "GrammarCombinators"],
      path: "Tests/Examples/LayoutSheet"),
    .target(
      name: "ConstraintLinter", dependencies: ["ConstraintGrammar", "SourceScanning"],
      path: "Tests/Examples/ConstraintLinter"),
    .target(name: "JSONText", dependencies: ["GrammarCombinators"], path: "Tests/Examples/JSONText"),
    .target(name: "CSVTable", dependencies: ["GrammarCombinators"], path: "Tests/Examples/CSVTable"),
    .target(name: "Filters", dependencies: ["GrammarCombinators"], path: "Tests/Examples/Filters"),
    .target(name: "VersionRanges", dependencies: ["GrammarCombinators"], path: "Tests/Examples/VersionRanges"),
    .target(name: "CronTable", dependencies: ["GrammarCombinators"], path: "Tests/Examples/CronTable"),
    .target(name: "SettingsFile", dependencies: ["GrammarCombinators"], path: "Tests/Examples/SettingsFile"),
    .executableTarget(
      name: "example-exports",
      dependencies: [
        "CSVTable", "CommandLineInterface", "CronTable", "Filters", "GrammarCombinators", "GrammarExport", "JSON",
        "JSONText", "SentenceGeneration", "SettingsFile", "SmallLanguage", "VersionRanges",
      ],
      path: "Tests/Examples/ExampleExports"),

    // Tests.
    .target(name: "TestMaterial", path: "Tests/TestMaterial"),
    .executableTarget(name: "corner-shop", dependencies: ["CommandLineInterface"], path: "Tests/CornerShop"),
    .testTarget(
      name: "BenchmarkTests",
      dependencies: [
        "benchmark", "CommandLineInterface", "ConstraintGrammar", "ConstraintLanguages", "TestMaterial",
      ],
      exclude: ["Sessions"]),
    .testTarget(
      name: "CInterfaceTests",
      dependencies: [
        "CConstraintGrammar", "CInterface", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout",
        "ConstraintReports", "GrammarCombinators",
      ]),
    .testTarget(
      name: "CommandLineInterfaceTests", dependencies: ["CommandLineInterface", "TestMaterial", "corner-shop"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "CommandLineInterface", "constraint-grammar", "ConstraintGrammar", "ConstraintLanguages", "fuzz",
        "GrammarExport", "TestMaterial",
      ],
      exclude: ["Sessions"]),
    .testTarget(
      name: "ConstraintGrammarTests",
      dependencies: [
        "ConstraintDiagnostics", "ConstraintGrammar", "ConstraintLanguages", "ConstraintReports",
        "GrammarChecks", "GrammarCombinators", "JSON", "Numerals", "SentenceGeneration", "Spelling", "TestMaterial",
      ],
      exclude: ["Corpora"]),
    .testTarget(
      name: "ConstraintDiagnosticsTests",
      dependencies: ["ConstraintDiagnostics", "ConstraintGrammar", "GrammarCombinators"]),
    .testTarget(
      name: "ConstraintMeaningTests",
      dependencies: ["ConstraintDiagnostics", "ConstraintGrammar", "ConstraintMeaning"]),
    .testTarget(
      name: "ConflictLogsTests",
      dependencies: [
        "ConflictLogs", "ConstraintGrammar", "ConstraintLayout", "GrammarChecks", "GrammarCombinators",
        "GrammarExport", "TestMaterial",
      ],
      exclude: ["Corpus"]),
    .testTarget(
      name: "ConstraintServerTests",
      dependencies: [
        "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintServer", "JSON", "SourceScanning",
        "TestMaterial",
      ]),
    .testTarget(
      name: "SourceScanningTests",
      dependencies: [
        "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "GrammarChecks", "GrammarCombinators",
        "SourceScanning", "Spelling", "TestMaterial",
      ],
      exclude: ["Sessions"]),
    .testTarget(
      name: "ConstraintLayoutTests",
      dependencies: [
        "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintMeaning", "ConstraintReports",
        "GrammarCombinators", "SentenceGeneration", "TestMaterial",
      ],
      exclude: ["Corpora"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "ConflictLogs", "ConstraintDiagnostics", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout",
        "ConstraintReports", "ConstraintServer", "GrammarChecks", "GrammarCombinators", "GrammarExport", "LayoutSheet",
        "PlainWords", "SentenceGeneration", "TestMaterial",
      ]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "ConflictLogs", "ConstraintGrammar", "ConstraintLanguages", "Fuzzing", "GrammarCombinators", "Recogniser",
        "SentenceGeneration", "SourceScanning", "TestMaterial", "Trials",
      ]),
    .testTarget(
      name: "GrammarChecksTests", dependencies: ["GrammarChecks", "GrammarCombinators"]),
    .testTarget(
      name: "GrammarRepairTests",
      dependencies: ["GrammarCombinators", "GrammarRepair", "JSONText", "SentenceGeneration"]),
    .testTarget(name: "GrammarCombinatorsTests", dependencies: ["GrammarChecks", "GrammarCombinators"]),
    .testTarget(
      name: "GrammarExportTests",
      dependencies: [
        "ConflictLogs", "ConstraintGrammar", "ConstraintLanguages", "GrammarChecks", "GrammarCombinators",
        "GrammarExport", "Recogniser", "SentenceGeneration", "TestMaterial",
      ],
      exclude: ["Expected", "Grammars"]),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestMaterial"]),
    .testTarget(name: "LazyTests", dependencies: ["GrammarCombinators", "Lazy"]),
    .testTarget(name: "NumeralsTests", dependencies: ["Numerals", "TestMaterial"]),
    .testTarget(name: "PlainTextTests", dependencies: ["Memory", "PlainText"]),
    .testTarget(
      name: "RecogniserTests", dependencies: ["Recogniser", "TestMaterial"],
      exclude: ["expressions.txt", "grammars.txt"]),
    .testTarget(
      name: "SentenceGenerationTests", dependencies: ["GrammarCombinators", "SentenceGeneration"]),
    .testTarget(name: "SpellingTests", dependencies: ["ByteScanning", "Spelling", "TestMaterial"]),
    .testTarget(
      name: "ConstraintLinterTests",
      dependencies: ["ConstraintGrammar", "ConstraintLinter", "SourceScanning"],
      path: "Tests/Examples/ConstraintLinterTests"),
    .testTarget(
      name: "JSONTextTests",
      dependencies: [
        "GrammarChecks", "GrammarCombinators", "GrammarExport", "JSONText", "SentenceGeneration", "TestMaterial",
      ],
      path: "Tests/Examples/JSONTextTests"),
    .testTarget(
      name: "CSVTableTests",
      dependencies: ["CSVTable", "GrammarChecks", "GrammarCombinators", "GrammarExport", "SentenceGeneration"],
      path: "Tests/Examples/CSVTableTests"),
    .testTarget(
      name: "FiltersTests", dependencies: ["Filters", "GrammarChecks", "GrammarCombinators", "GrammarExport"],
      path: "Tests/Examples/FiltersTests"),
    .testTarget(
      name: "VersionRangesTests",
      dependencies: ["GrammarChecks", "GrammarCombinators", "GrammarExport", "VersionRanges"],
      path: "Tests/Examples/VersionRangesTests"),
    .testTarget(
      name: "CronTableTests", dependencies: ["CronTable", "GrammarChecks", "GrammarCombinators", "GrammarExport"],
      path: "Tests/Examples/CronTableTests"),
    .testTarget(
      name: "SettingsFileTests",
      dependencies: ["GrammarChecks", "GrammarCombinators", "GrammarExport", "SettingsFile"],
      path: "Tests/Examples/SettingsFileTests"),
    .testTarget(
      name: "SmallLanguageTests",
      dependencies: ["GrammarChecks", "GrammarCombinators", "GrammarExport", "SentenceGeneration", "SmallLanguage"],
      path: "Tests/Examples/SmallLanguageTests"),
    .testTarget(
      name: "LayoutSheetTests",
      dependencies: [
        "ConstraintDiagnostics", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "GrammarChecks",
        "GrammarCombinators", "GrammarExport", "LayoutSheet",
      ],
      path: "Tests/Examples/LayoutSheetTests"),
    .testTarget(
      name: "PlainWordsTests",
      dependencies: [
        "ConstraintDiagnostics", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintReports",
        "Fuzzing", "GrammarChecks", "GrammarCombinators", "GrammarExport", "PlainWords",
      ],
      path: "Tests/Examples/PlainWordsTests"),
  ],
  swiftLanguageModes: [.v6]
)

/// Keeps some targets and what they depend on, and nothing else of the package.
@MainActor func keepOnly(_ roots: String...) {
  var kept = Set(roots)
  var next = roots
  while let name = next.popLast() {
    for case .byNameItem(let dependency, _) in package.targets.first(where: { $0.name == name })?.dependencies ?? []
    where kept.insert(dependency).inserted { next.append(dependency) }
  }
  package.products = []
  package.targets.removeAll { !kept.contains($0.name) }
}

if let standIn {
  precondition(["UIKit", "AppKit"].contains(standIn), "STAND_IN is UIKit or AppKit")
  // The stand-in, what is compiled against it, and nothing else: `canImport` is true for every target of the build.
  keepOnly("ConstraintLayout", "ConstraintReports")
  package.targets.first { $0.name == "ConstraintLayout" }?.dependencies.append(.target(name: standIn))
  package.targets += [
    .target(
      name: standIn, path: "Tests/StandIns", exclude: [standIn == "UIKit" ? "AppKit" : "UIKit"],
      sources: ["Shared", standIn], swiftSettings: [.define(standIn.uppercased())]),
    .testTarget(
      name: "AdapterTests",
      dependencies: ["ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", .target(name: standIn)],
      // The testing library has an addition to Apple's modules, which is not there to import.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .executableTarget(
      name: "TranslatedConstraints",
      dependencies: ["ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintReports"],
      path: "Tests/TranslatedConstraints", exclude: ["Program", "cases.txt"]),
  ]
}

if Context.environment["LIBFUZZER"] != nil {
  // What libFuzzer calls, and nothing that has a main function: libFuzzer brings its own. See `Fuzz/libfuzzer`.
  keepOnly("Fuzzing")
  package.products = [.library(name: "FuzzEntry", type: .static, targets: ["FuzzEntry"])]
  package.targets.append(
    .target(
      name: "FuzzEntry", dependencies: ["ConflictLogs", "ConstraintGrammar", "ConstraintLanguages", "Fuzzing"],
      path: "Fuzz/Entry"))
}

/// Generic parsers that are not optimised take 175 times as long, and tests run the libraries again and again. So the
/// package's own debug builds have all libraries optimised, with every check of a debug build. Whoever fetches the package
/// has the usual flags, and so has who sets UNOPTIMISED to step through them in a debugger.
let isFetched = ["/checkouts/", "/registry/downloads/"].contains { Context.packageDirectory.contains($0) }
let optimises = !isFetched && standIn == nil && Context.environment["UNOPTIMISED"] == nil

for target in package.targets where target.type != .plugin {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
  // So that a program is linked without what it does not call: functions stand alone, and no public one has to stay.
  target.swiftSettings?.append(
    .unsafeFlags(
      ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
      .when(platforms: [.linux], configuration: .release)))
  if optimises, target.type == .regular {
    // Without the third, the driver warns that the second is at odds with what SwiftPM asks for.
    target.swiftSettings?.append(
      .unsafeFlags(
        [
          "-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2", "-assert-config", "Debug",
        ],
        .when(configuration: .debug)))
  }
}
