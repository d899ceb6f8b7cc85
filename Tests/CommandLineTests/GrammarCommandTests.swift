import ConstraintGrammar
import ConstraintLanguages
import Foundation
import GrammarExport
import TestMaterial
import Testing

/// `grammar`
@Suite struct GrammarCommandTests {
  @Test(arguments: Dialect.all.map(\.name) + ["conflict-log"])
  func wholeGrammar(of dialect: String) throws {
    let outcome = try CommandLineTool.run(["grammar", "--dialect", dialect])
    #expect(outcome == .init(output: try Repository.text(of: "Grammar/\(dialect).ebnf")))
  }

  @Test(arguments: ExportFormat.all.map(\.name))
  func format(_ name: String) throws {
    let format = try #require(ExportFormat.all.first { $0.name == name })
    let outcome = try CommandLineTool.run(["grammar", "-d", "equations", "--format", name])
    let files = try format.files(for: Dialect.equations.language)
    if files.count == 1 {
      #expect(outcome == .init(output: try Repository.text(of: "Grammar/" + files[0].path)))
    } else {
      let message = "these are more files than one: say with --output which folder they go to"
      let help = "See 'constraint-grammar grammar --help'."
      #expect(outcome == .init(status: 64, diagnostics: "constraint-grammar: error: \(message)\n\(help)\n"))
    }
  }

  @Test func folder() throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandLineTool.run(["grammar", "-d", "all", "--format", "all", "-o", "new/exports"], in: folder)
    // That the committed files are those of the formats is what their own tests say: to make them takes long.
    let formats = ExportFormat.all.map(\.name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.url("Grammar").path).filter { path in
      let parts = path.split(separator: "/")
      // No folder has an ending.
      return parts.last?.contains(".") == true
        && (parts.count == 1 ? path.hasSuffix(".ebnf") : formats.contains(String(parts[0])))
    }
    for path in paths {
      #expect(try folder.text("new/exports/" + path) == Repository.text(of: "Grammar/" + path), "\(path)")
    }
    let (label, arguments) = ("BLANKS directly behind KEY", "QUOTED directly behind BLANKS")
    let notes = ["ISO EBNF", "ABNF", "ANTLR 4", "Lark", "GBNF", "Tree-sitter", "TextMate"].map {
      let (construct, token) = $0 == "Tree-sitter" || $0 == "TextMate" ? (arguments, "ARGUMENTS") : (label, "LABEL")
      return "constraint-grammar: note: \($0) can't express \(construct) where together they could begin \(token), "
        + "which heading uses\n"
    }
    #expect(outcome == .init(output: "\(paths.count) files\n", diagnostics: notes.joined()))
  }
}
