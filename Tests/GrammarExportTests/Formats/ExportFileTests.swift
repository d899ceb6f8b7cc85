import ConstraintGrammar
import Foundation
import GrammarExport
import TestMaterial
import Testing

/// `Grammar/` holds what other tools read: it must be what the parsers follow.
@Suite struct ExportFileTests {
  private static let command = "swift run constraint-grammar grammar --dialect all --format all --output Grammar"

  @Test(arguments: ExportFormat.all.map(\.name))
  func committedFiles(in name: String) throws {
    let format = try #require(ExportFormat.all.first { $0.name == name })
    var files = try Dialect.all.map { dialect in
      (path: format.path(for: dialect), text: try format.text(dialect))
    }
    files += format.companions
    for file in files {
      let path = "Grammar/" + file.path
      let committed = (try? Repository.text(of: path)) ?? ""
      #expect(
        committed == file.text,
        "\(path) is out of date: \(Self.command)\n\(comparison(expected: file.text, actual: committed))")
    }
  }

  /// No file is left behind of what is no longer written; the module for WebAssembly is built by other means.
  @Test func noOtherFiles() throws {
    let written = ExportFormat.all.flatMap { format in
      Dialect.all.map { format.path(for: $0) } + format.companions.map(\.path)
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: Repository.url("Grammar").path)
    #expect(Set(files.filter { $0.contains(".") && !$0.hasPrefix("wasm/") }) == Set(written + ["README.md"]))
    #expect(Set(written).count == written.count)
  }

  @Test func formats() {
    #expect(
      ExportFormat.all.map(\.name) == ["ebnf", "iso-ebnf", "abnf", "antlr4", "lark", "peg", "gbnf", "json"])
    #expect(ExportFormat.antlr4.path(for: .compactConstraint) == "antlr4/CompactConstraint.g4")
    #expect(ExportFormat.ebnf.path(for: .compactConstraint) == "compact-constraint.ebnf")
    #expect(ExportFormat.isoEBNF.path(for: .equations) == "iso-ebnf/equations.ebnf")
  }
}
