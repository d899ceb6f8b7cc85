import Testing

/// Command lines that are wrong.
@Suite struct UsageTests {
  @Test(
    arguments: [
      (["pars", "x"], "unknown subcommand 'pars'; did you mean 'parse'?", ""),
      (
        ["--dialect", "expression-format"],
        "option '--dialect' stands before the subcommand; write 'constraint-grammar parse --dialect'", ""
      ),
      (["--frobnicate"], "unknown option '--frobnicate'", ""),
      (["parse", "--dialekt", "expression-format"], "unknown option '--dialekt'; did you mean '--dialect'?", " parse"),
      (["parse", "--dialect"], "option '--dialect' needs a value: '--dialect NAME'", " parse"),
      (["parse", "-d", "a", "-d", "b"], "option '--dialect' is given twice", " parse"),
      (
        ["parse", "-d", "expression-format", "--format", "jsn"],
        "option '--format' can't be 'jsn' (it is text, json or ndjson); did you mean 'json'?", " parse"
      ),
      (
        ["parse", "-d", "expression-format", "--color", "sometimes"],
        "option '--color' can't be 'sometimes' (it is auto, always or never)", " parse"
      ),
      (
        ["parse", "-d", "expression-format", "-a.left = 1"],
        "unknown option '-a.left = 1'; if it is meant as TEXT, write '--' before it", " parse"
      ),
      (
        ["grammar", "-d", "expression-format", "--file", "x"],
        "unknown option '--file'; only 'constraint-grammar parse' takes it", " grammar"
      ),
      (["grammar", "-d", "expression-format", "x"], "unexpected argument 'x'", " grammar"),
      (
        ["resolve", "-d", "expression-format", "--metric", "gap=1", "--metric", "gap=2"],
        "option '--metric' gives 'gap' twice", " resolve"
      ),
      (
        ["resolve", "-d", "expression-format", "--views", "a,,b"],
        "option '--views' can't be 'a,,b' (it is a list with commas between, such as 'button,label')", " resolve"
      ),
      (
        ["resolve", "-d", "equations", "--lhs", "a b"],
        "option '--lhs' can't be 'a b' (it is a name such as 'button' or 'page.title')", " resolve"
      ),
      (
        ["parse", "--tree", "--fix", "a.left = 1"],
        "'--tree' and '--fix' do not go together: a tree is that of the line as it stands", " parse"
      ),
      (
        ["resolve", "-d", "compact-constraint", "--lhs", "a"],
        "'--lhs' and '--rhs' have no place here: compact-constraint names the views in its equations", " resolve"
      ),
      (
        ["resolve", "-d", "equations", "--views", "a,b"],
        "'--views' has no place here: equations names no views; '--lhs' and '--rhs' do", " resolve"
      ),
      (
        ["resolve", "-d", "visual-attribute", "--metric", "gap=8"],
        "'--metric' has no place here: in visual-attribute numbers have no names", " resolve"
      ),
      (
        ["translate", "--from", "compact-constraint", "--to", "formula-style", "--rhs", "b"],
        "'--lhs' and '--rhs' have no place here: compact-constraint and formula-style name the views", " translate"
      ),
      (
        ["translate", "--from", "equations", "--to", "anchors", "--self", "a"],
        "'--self' has no place here: equations does not name the views", " translate"
      ),
      (
        ["translate", "--from", "equations", "--to", "formula-style", "--activate"],
        "'--activate' has no place here: it is for 'anchors' and 'swift' in text form", " translate"
      ),
      (
        ["translate", "--from", "equations", "--to", "swift", "--activate", "--format", "json"],
        "'--activate' has no place here: it is for 'anchors' and 'swift' in text form", " translate"
      ),
      (
        ["translate", "--from", "compact-constraint", "--to", "ancors"],
        "option '--to' can't be 'ancors' (it is one that 'constraint-grammar dialects' lists, anchors or "
          + "swift); did you mean 'anchors'?", " translate"
      ),
      (["completion"], "argument SHELL is missing; it can be bash, zsh or fish", " completion"),
      (["completion", "tcsh"], "argument SHELL can't be 'tcsh' (it is bash, zsh or fish)", " completion"),
      (
        ["completion", "bsh"], "argument SHELL can't be 'bsh' (it is bash, zsh or fish); did you mean 'bash'?",
        " completion"
      ),
      (["completion", "bash", "zsh"], "unexpected argument 'zsh'", " completion"),
    ] as [([String], String, String)])
  func messages(arguments: [String], message: String, subcommand: String) throws {
    #expect(
      try CommandLineTool.run(arguments)
        == .init(
          status: 64,
          diagnostics: "constraint-grammar: error: \(message)\nSee 'constraint-grammar\(subcommand) --help'.\n"))
  }

  @Test(arguments: ["gap", "=3", "gap=", "gap=x", "gap=inf", "gap=nan", "gap=1e400", "gap=0x10", "gap= 3", "2=3"])
  func metric(_ metric: String) throws {
    #expect(
      try CommandLineTool.run(["resolve", "-d", "compact-constraint", "--metric", metric, "a.width = gap"])
        == .init(
          status: 64,
          diagnostics: """
            constraint-grammar: error: option '--metric' can't be '\(metric)' (it is a name, '=' and a finite number, \
            such as 'gap=8')
            See 'constraint-grammar resolve --help'.

            """))
  }

  /// The names that there are grow with the dialects; the nearest one stays.
  @Test func unknownDialect() throws {
    for command in ["parse", "resolve", "grammar"] {
      let outcome = try CommandLineTool.run([command, "-d", "expresion-format"])
      #expect(outcome.status == 64)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.diagnostics.hasPrefix(
          "constraint-grammar: error: option '--dialect' can't be 'expresion-format' (it is "))
      #expect(
        outcome.diagnostics.hasSuffix(
          "); did you mean 'expression-format'?\nSee 'constraint-grammar \(command) --help'.\n"))
    }
  }

  @Test func missingDialect() throws {
    for (command, option) in [("grammar", "--dialect"), ("resolve", "--dialect"), ("translate", "--from")] {
      let outcome = try CommandLineTool.run([command])
      #expect(outcome.status == 64)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.diagnostics.hasPrefix(
          "constraint-grammar: error: option '\(option) NAME' is missing; it can be one that 'constraint-grammar dialects' lists"
        ))
      #expect(outcome.diagnostics.hasSuffix("\nSee 'constraint-grammar \(command) --help'.\n"))
    }
  }

  @Test func wrongUsageComesBeforeAnyResult() throws {
    let outcome = try CommandLineTool.run(["parse", "-d", "expression-format", "a.left = 1", "--frobnicate"])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
  }
}
