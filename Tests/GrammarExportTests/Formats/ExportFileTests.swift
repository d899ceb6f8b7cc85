import ConflictLogs
import ConstraintGrammar
import ConstraintLanguages
import Foundation
import GrammarExport
import TestMaterial
import Testing

/// `Grammar/` holds what other tools read: it must be what the parsers follow.
@Suite struct ExportFileTests {
  private static let command = "swift run constraint-grammar grammar --dialect all --format all --output Grammar"

  /// The files of each format.
  private static let files = Result {
    try ExportFormat.all.map { format in
      let dialects = refusals[format.name] == nil ? Dialect.allWithConflictLog : Dialect.all
      return (format: format.name, files: try dialects.map(\.language).flatMap(format.files) + format.companions)
    }
  }

  /// The notations that can't say the logs, and why: blanks must be told from what follows them by more than the next
  /// character.
  private static let refusals = [
    "iso-ebnf": label, "abnf": label, "antlr4": label, "lark": label, "gbnf": label, "tree-sitter": arguments,
    "textmate": arguments,
  ]
  private static let label = "BLANKS directly behind KEY where together they could begin LABEL"
  private static let arguments = "QUOTED directly behind BLANKS where together they could begin ARGUMENTS"

  @Test(arguments: refusals.sorted(by: <)) func logsCantBeSaid(in name: String, construct: String) throws {
    let format = try #require(ExportFormat.all.first { $0.name == name })
    let failure = #expect(throws: ExportFailure.self) { try format.files(for: Dialect.conflictLog.language) }
    #expect(failure?.construct == construct)
  }

  @Test(arguments: ExportFormat.all.map(\.name))
  func committedFiles(in name: String) throws {
    for file in try #require(Self.files.get().first { $0.format == name }).files {
      let path = "Grammar/" + file.path
      let committed = (try? Repository.text(of: path)) ?? ""
      #expect(
        committed == file.text,
        "\(path) is out of date: \(Self.command)\n\(comparison(expected: file.text, actual: committed))")
    }
  }

  /// No file is left behind of what is no longer written; the module for WebAssembly and the playground have sources there.
  @Test func noOtherFiles() throws {
    let written = try Self.files.get().flatMap(\.files).map(\.path)
    let files = try FileManager.default.subpathsOfDirectory(atPath: Repository.url("Grammar").path)
    let exports = files.filter { $0.contains(".") && !$0.hasPrefix("wasm/") && !$0.hasPrefix("playground/") }
    #expect(Set(exports) == Set(written + ["README.md"]))
    #expect(Set(written).count == written.count)
  }

  @Test func formats() throws {
    #expect(
      ExportFormat.all.map(\.name) == [
        "ebnf", "iso-ebnf", "abnf", "antlr4", "lark", "peg", "gbnf", "tree-sitter", "textmate", "railroad", "json",
      ])
    #expect(
      try ExportFormat.antlr4.files(for: Dialect.compactConstraint.language).map(\.path) == [
        "antlr4/CompactConstraint.g4"
      ])
    #expect(
      try ExportFormat.ebnf.files(for: Dialect.compactConstraint.language).map(\.path) == ["compact-constraint.ebnf"])
    #expect(try ExportFormat.isoEBNF.files(for: Dialect.equations.language).map(\.path) == ["iso-ebnf/equations.ebnf"])
    #expect(
      try ExportFormat.treeSitter.files(for: Dialect.equations.language).map(\.path)
        == ["tree-sitter/equations/grammar.js", "tree-sitter/equations/queries/highlights.scm"])
    #expect(
      try ExportFormat.textMate.files(for: Dialect.equations.language).map(\.path)
        == ["textmate/equations.tmLanguage.json", "textmate/equations.language-configuration.json"])
    #expect(
      try ExportFormat.railroad.files(for: Dialect.equations.language).map(\.path)
        == [
          "index", "formula", "equation", "attribute", "multiplier", "constant", "realNumber", "EOF", "NUMBER",
          "WHITE_SPACE",
        ]
        .map { "railroad/equations/" + $0 + ($0 == "index" ? ".html" : ".svg") })
    #expect(ExportFormat.json.companions.map(\.path) == ["json/grammar.schema.json"])
  }
}
