import ConstraintGrammar
import ConstraintLanguages
import Foundation
import GrammarExport
import TestMaterial
import Testing

/// `grammar`
@Suite struct GrammarCommandTests {
  @Test(arguments: Dialect.all.map(\.name))
  func wholeGrammar(of dialect: String) throws {
    let outcome = try CommandLineTool.run(["grammar", "--dialect", dialect])
    #expect(outcome == .init(output: try Repository.text(of: "Grammar/\(dialect).ebnf")))
  }

  @Test(arguments: [
    ("constant", "constant ::= SUB_OPERATOR? ( IDENTIFIER | NUMERAL )\n"),
    ("EOF", "EOF ::= $\n"),
    (
      "relationOperator",
      """
      relationOperator ::= EQ_OPERATOR
                         | GTE_OPERATOR
                         | LTE_OPERATOR

      """
    ),
  ])
  func oneRule(rule: String, text: String) throws {
    #expect(try CommandLineTool.run(["grammar", "-d", "expression-format", "--rule", rule]) == .init(output: text))
  }

  @Test func unknownRule() throws {
    #expect(
      try CommandLineTool.run(["grammar", "-d", "expression-format", "--rule", "Constnat"])
        == .init(
          status: 64,
          diagnostics: """
            constraint-grammar: error: no production is called 'Constnat'; did you mean 'constant'?
            See 'constraint-grammar grammar --help'.

            """))
    #expect(
      try CommandLineTool.run(["grammar", "-d", "expression-format", "--rule", "zzz"])
        == .init(
          status: 64,
          diagnostics: """
            constraint-grammar: error: no production is called 'zzz'; there are expression, equation, EOF, \
            identifierAttributePair, relationOperator, rightSubexpression, IDENTIFIER, DOT, ATTRIBUTE, EQ_OPERATOR, \
            GTE_OPERATOR, LTE_OPERATOR, scaleExpression, addExpression, constant, MUL_OPERATOR, ADD_OPERATOR, \
            SUB_OPERATOR, NUMERAL
            See 'constraint-grammar grammar --help'.

            """))
  }

  @Test(arguments: ExportFormat.all.map(\.name))
  func format(_ name: String) throws {
    let format = try #require(ExportFormat.all.first { $0.name == name })
    let outcome = try CommandLineTool.run(["grammar", "-d", "equations", "--format", name])
    let files = try format.files(for: Dialect.equations.language)
    if files.count == 1 {
      #expect(outcome == .init(output: try Repository.text(of: "Grammar/" + files[0].path)))
    } else {
      let message = "constraint-grammar: error: more than one file is written with --output"
      #expect(
        outcome == .init(status: 64, diagnostics: message + "\nSee 'constraint-grammar grammar --help'.\n"))
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
    #expect(outcome == .init(output: "\(paths.count) files\n"))
  }

  @Test func oneFormatOfOneDialectInAFolder() throws {
    let folder = try TemporaryFolder()
    #expect(
      try CommandLineTool.run(["grammar", "-d", "equations", "--format", "lark", "-o", "."], in: folder)
        == .init(output: "1 file\n"))
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == ["lark", "lark/equations.lark"])
  }

  @Test func folderThatIsAFile() throws {
    let folder = try TemporaryFolder(texts: ["file": ""])
    let outcome = try CommandLineTool.run(["grammar", "-d", "equations", "--format", "lark", "-o", "file"], in: folder)
    #expect(outcome.output.isEmpty)
    // The reason is in the words of the system.
    #expect(
      outcome.diagnostics.hasPrefix("constraint-grammar: error: can't write 'file/lark/equations.lark': "))
    #expect(outcome.status == 74)
  }

  /// A variable of a shell that is not set would make it the root of the disk.
  @Test func folderWithoutAName() throws {
    for arguments in [["--output", ""], ["--output="], ["-o", ""]] {
      #expect(
        try CommandLineTool.run(["grammar", "-d", "equations"] + arguments)
          == .init(
            status: 64,
            diagnostics: """
              constraint-grammar: error: option '--output' can't be '' (it is the name of a file or folder)
              See 'constraint-grammar grammar --help'.

              """))
    }
  }

  /// Nothing is written where one file can't be, and no link leads out of the folder.
  @Test func allFilesOrNone() throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandLineTool.runShell(
      """
      mkdir out elsewhere; ln -s ../elsewhere out/lark; echo kept > kept; ln -s ../kept out/equations.ebnf
      constraint-grammar grammar -d equations --format all -o out
      echo $?; ls elsewhere; find out -type f; rm out/lark
      constraint-grammar grammar -d equations --format ebnf -o out
      constraint-grammar grammar -d equations --format ebnf -o out --verbose
      cat kept
      """, in: folder)
    #expect(outcome.output == "74\n1 file\n1 file\nkept\n")
    #expect(
      outcome.diagnostics == """
        constraint-grammar: error: can't write 'out/lark/equations.lark': 'lark' is a symbolic link; no file is written
        constraint-grammar: note: replaced 'out/equations.ebnf'

        """)
  }

  @Test(arguments: [
    (["-d", "all"], "more than one file is written with --output"),
    (["-d", "equations", "--format", "all"], "more than one file is written with --output"),
    (["-d", "all", "--rule", "x"], "--rule goes with one dialect in the format ebnf, without --output"),
    (
      ["-d", "equations", "--format", "lark", "--rule", "x"],
      "--rule goes with one dialect in the format ebnf, without --output"
    ),
    (
      ["-d", "equations", "-o", "x", "--rule", "x"], "--rule goes with one dialect in the format ebnf, without --output"
    ),
  ])
  func optionsThatDoNotGoTogether(arguments: [String], message: String) throws {
    #expect(
      try CommandLineTool.run(["grammar"] + arguments)
        == .init(
          status: 64,
          diagnostics: "constraint-grammar: error: \(message)\nSee 'constraint-grammar grammar --help'.\n"))
  }
}
