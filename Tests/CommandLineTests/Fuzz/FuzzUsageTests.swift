import TestMaterial
import Testing

/// Command lines of `fuzz` that are wrong, and files that are not there.
@Suite struct FuzzUsageTests {
  @Test(
    arguments: [
      (
        ["--dialect", "equation"],
        "option '--dialect' can't be 'equation' (it is all or one that 'constraint-grammar dialects' lists); "
          + "did you mean 'equations'?", " run"
      ),
      (["--runs", "0"], "option '--runs' can't be '0' (it is a whole number from 1)", " run"),
      (["run", "x"], "unexpected argument 'x'", " run"),
      (["replai"], "unknown subcommand 'replai'; did you mean 'replay'?", ""),
      (["replay"], "no FILE is given", " replay"),
      (["replay", "--seed", "1", "x"], "unknown option '--seed'; only 'fuzz run' takes it", " replay"),
      (["seeds", ""], "argument FOLDER can't be '' (it is the name of a file or folder)", " seeds"),
      (["--failures="], "option '--failures' can't be '' (it is the name of a file or folder)", " run"),
      (["seeds"], "argument FOLDER is missing", " seeds"),
    ] as [([String], String, String)])
  func messages(arguments: [String], message: String, subcommand: String) throws {
    #expect(
      try FuzzTool().run(arguments)
        == .init(status: 64, diagnostics: "fuzz: error: \(message)\nSee 'fuzz\(subcommand) --help'.\n"))
  }

  @Test(
    arguments: [
      (["replay", "missing.txt"], "missing.txt"),
      (["replay", "--grammars", "nowhere", "Fuzz/Regressions"], "Fuzz/Regressions"),
      (["--grammars", "nowhere", "--runs", "1"], "nowhere/expression-format.ebnf"),
      (["--seeds", "nowhere", "--runs", "1"], "nowhere"),
      (["seeds", "--corpora", "nowhere", "seeds"], "nowhere/expression-format.accepted.txt"),
    ])
  func missingFile(arguments: [String], path: String) throws {
    let outcome = try FuzzTool().run(arguments)
    #expect(outcome.status == 66)
    #expect(outcome.output == "")
    // The reason is the system's.
    #expect(outcome.diagnostics.hasPrefix("fuzz: error: can't read '\(path)': "))
  }

  @Test func grammarThatIsNone() throws {
    #expect(
      try FuzzTool(grammars: ["equations": "formula = NUMBER\n"]).run("--dialect", "equations", "--runs", "1")
        == .init(
          status: 66,
          diagnostics: """
            fuzz: error: can't read 'Grammar/equations.ebnf': 1:9: `=` means nothing here; a name is defined with `::=`

            """))
  }
}
