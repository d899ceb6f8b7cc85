import Foundation
import TestMaterial
import Testing

/// What a client links follows from the arrows between the modules, so none comes or goes unseen.
@Suite("The manifest") struct ManifestTests {
  /// The libraries in the order of the manifest, each with those that it builds on.
  private static let arrows = [
    "ByteScanning": [],
    "Lazy": [],
    "Numerals": [],
    "Spelling": ["ByteScanning"],
    "GrammarCombinators": ["ByteScanning", "Lazy", "Numerals", "Spelling"],
    "GrammarChecks": ["GrammarCombinators"],
    "GrammarRepair": ["ByteScanning", "GrammarCombinators", "Lazy", "Spelling"],
    "SentenceGeneration": ["GrammarChecks", "GrammarCombinators"],
    "ConstraintGrammar": ["GrammarCombinators", "Numerals", "Spelling"],
    "ConstraintLanguages": ["ConstraintGrammar", "GrammarCombinators"],
    "ConstraintMeaning": ["ConstraintGrammar", "GrammarCombinators"],
    "ConstraintDiagnostics": [
      "ConstraintGrammar", "ConstraintMeaning", "GrammarCombinators", "GrammarRepair", "Lazy", "Numerals", "Spelling",
    ],
    "ConstraintLayout": [
      "ConstraintGrammar", "ConstraintLanguages", "ConstraintMeaning", "GrammarCombinators", "Numerals", "Spelling",
    ],
    "JSON": ["Spelling"],
    "ConstraintReports": [
      "ConstraintDiagnostics", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "GrammarCombinators",
      "JSON", "Spelling",
    ],
    "SourceScanning": [
      "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintMeaning", "ConstraintReports",
      "GrammarCombinators", "JSON", "Spelling",
    ],
    "ConflictLogs": [
      "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintMeaning", "GrammarCombinators",
      "Spelling",
    ],
    "ConflictReports": ["ConflictLogs", "ConstraintGrammar", "ConstraintReports", "JSON"],
    "GrammarExport": ["ByteScanning", "GrammarChecks", "GrammarCombinators", "JSON", "Lazy", "Spelling"],
    "ConstraintServer": [
      "ConflictLogs", "ConstraintGrammar", "ConstraintLanguages", "ConstraintLayout", "ConstraintReports",
      "GrammarChecks", "GrammarCombinators", "GrammarExport", "JSON", "Lazy", "SourceScanning", "Spelling",
    ],
  ]

  @Test func arrows() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let libraries = try #require(manifest.firstRange(of: "// Libraries, each of which builds on those before it."))
    let end = try #require(manifest.firstRange(of: "// The library for C."))
    var arrows: [String: [String]] = [:]
    for target in manifest[libraries.upperBound..<end.lowerBound].split(separator: ".target(").dropFirst() {
      let words = target.matches(of: /"(\w+)"/).map { String($0.1) }
      arrows[try #require(words.first)] = Array(words.dropFirst())
      #expect(Set(words.dropFirst()).isSubset(of: arrows.keys), "\(words[0]) stands behind what it builds on")
    }
    #expect(arrows == Self.arrows)
  }

  /// Whoever parses links nothing of hints, of other languages, of meaning or of reports.
  @Test func whatParsesIsAlone() {
    var needed: Set = ["ConstraintGrammar"]
    while let next = needed.flatMap({ Self.arrows[$0] ?? [] }).first(where: { !needed.contains($0) }) {
      needed.insert(next)
    }
    #expect(
      needed.sorted() == [
        "ByteScanning", "ConstraintGrammar", "GrammarCombinators", "Lazy", "Numerals", "Spelling",
      ])
  }
}
