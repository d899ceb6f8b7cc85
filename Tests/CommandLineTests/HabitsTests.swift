import Testing

/// What users of other command lines are used to.
@Suite struct HabitsTests {
  private static let lines = "a.left = 1\n\n?\nb.left = 2\n"

  private func parse(
    _ arguments: String..., input: String = "", in folder: TemporaryFolder? = nil
  ) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["parse"] + arguments, input: Array(input.utf8), in: folder)
  }

  @Test func valueBehindItsLetter() throws {
    let folder = try TemporaryFolder(texts: ["layout.txt": "a.left = 1\n"])
    let expected = CommandLineTool.Outcome(output: "a.left = 1\n")
    for arguments in [
      ["-dexpression-format", "-j4"], ["-d=expression-format", "-j=4"], ["-j", "4", "-dCompactConstraint"],
    ] {
      #expect(try CommandLineTool.run(["parse", "-flayout.txt"] + arguments, in: folder).status == 0)
      #expect(try CommandLineTool.run(["parse", "a.left = 1"] + arguments, in: folder) == expected)
    }
    #expect(
      try CommandLineTool.run(["parse", "-dialect", "equations"]).diagnostics.hasPrefix(
        "constraint-grammar: error: unknown option '-dialect'; did you mean '--dialect'?\n"))
  }

  private static let rejection = "<stdin>:3:1: error: expected a name, but found '?'\n?\n^\n"

  @Test func quietText() throws {
    for flag in ["-q", "--quiet", "-qj4", "-qdexpression-format"] {
      #expect(
        try parse(flag, "--color=never", flag.contains("d") ? "-j2" : "-dexpression-format", input: Self.lines)
          == .init(status: 1, diagnostics: Self.rejection))
    }
    #expect(try parse("-q", "a.left = 1") == .init())
  }

  /// What is wrong is an object where all is; a warning is something wrong.
  @Test func quietObjects() throws {
    let loud = try parse("-dexpression-format", "--format=ndjson", input: Self.lines)
    let line = try #require(loud.output.split(separator: "\n").first { $0.contains(#""ok":false"#) })
    #expect(
      try parse("-qdexpression-format", "--format=ndjson", input: Self.lines)
        == .init(status: 1, output: line + "\n"))
    #expect(
      try parse("-qdexpression-format", "--format=json", input: Self.lines)
        == .init(status: 1, output: "[\n" + line + "\n]\n"))
    #expect(try parse("-qdexpression-format", "--format=json", "a.left = 1") == .init(output: "[]\n"))
    let warned = try CommandLineTool.run(
      ["resolve", "-qdexpression-format", "--format=ndjson", "a.left = b.top", "a.top = b.top"])
    #expect(warned.status == 0)
    #expect(warned.output.split(separator: "\n").count == 1)
    #expect(warned.output.contains(#""text":"a.left = b.top","ok":true"#))
  }

  @Test func summaryOnATerminal() throws {
    func summary(_ arguments: String...) throws -> Substring? {
      let arguments = ["parse", "-dexpression-format", "--color=never", "--quiet=no"].dropLast() + arguments
      return try CommandLineTool.runOnTerminal(Array(arguments), input: Array(Self.lines.utf8)).diagnostics
        .split(separator: "\n").last
    }
    #expect(try summary() == "3 read, 1 rejected")
    #expect(try summary("--format=ndjson") == "3 read, 1 rejected")
    #expect(try summary("a.left = 1", "b.left = 2") == "2 read, 0 rejected")
    #expect(try summary("a.left = 1") == nil)
    #expect(try summary("--quiet") == "^")
    #expect(try parse("-dexpression-format", input: Self.lines).diagnostics == Self.rejection)
  }

  @Test func textThatIsAFile() throws {
    let folder = try TemporaryFolder(texts: ["lay out.txt": ""])
    let diagnostic = """
      <argument 1>:1:5: error: 'lay' needs an attribute
      lay out.txt
          ^~~
      hint: write 'lay.left', 'lay.width' or another attribute

      """
    let hint = "constraint-grammar: hint: 'lay out.txt' is a file; to read it, write: --file 'lay out.txt'\n"
    let outcome = try parse("-dexpression-format", "lay out.txt", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics == diagnostic + hint)
    #expect(try parse("-dexpression-format", "--format=ndjson", "lay out.txt", in: folder).diagnostics == hint)
    #expect(!(try parse("-dexpression-format", "lay out", in: folder).diagnostics.contains("is a file")))
  }

  /// A letter means the same in all subcommands of all tools.
  @Test func letters() throws {
    var meanings: [Substring: Set<Substring>] = [:]
    let commands = [
      "constraint-grammar": ["parse", "resolve", "translate", "grammar", "dialects", "generate", "completion", "help"],
      "fuzz": ["run", "replay", "properties", "dictionary", "seeds", "table"], "benchmark": ["run", "scale", "passes"],
    ]
    for (tool, subcommands) in commands {
      for subcommand in subcommands {
        let page = try CommandLineTool.runShell("\(tool) \(subcommand) --help").output
        for match in page.matches(of: /\n  -(.), --([a-z-]+)/) { meanings[match.1, default: []].insert(match.2) }
      }
    }
    #expect(meanings["f"] == ["file"])
    #expect(meanings.filter { $0.value.count > 1 }.isEmpty)
  }

  /// The names of the dialects are the longest list there is.
  @Test(arguments: HelpTests.pages)
  func dialectsStandOnceOnAPage(file: String, arguments: [String]) throws {
    let page = try CommandLineTool.run(arguments).output
    #expect(page.matches(of: /PLVisualAttributeConstraints/).count <= 1)
  }
}
