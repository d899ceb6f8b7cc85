import Testing

/// `parse --fix`
@Suite struct FixTests {
  private func fix(_ arguments: String..., input: String = "") throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(
      ["parse", "--dialect=expression-format", "--fix", "--color=never"] + arguments, input: Array(input.utf8))
  }

  @Test func linesThatAreRightStayAsTheyStand() throws {
    let text = "a.left=b.left  *2\n\n \na.top = 1\n"
    #expect(try fix(input: text) == .init(output: text))
  }

  @Test func linesKeepTheirEnds() throws {
    #expect(
      try fix(input: "a.left=1\r\n\r\na.top == 1\r\n\nb.top == 2")
        == .init(
          output: "a.left=1\r\n\r\na.top = 1\r\n\nb.top = 2\n"))
  }

  /// What is no UTF-8 is wrong, and is not made something else.
  @Test func bytesStayAsTheyAre() throws {
    let outcome = try CommandLineTool.runShell(
      #"printf 'a.width = \3774\r\n' | constraint-grammar parse -d expression-format --fix 2> /dev/null | od -An -c"#)
    #expect(outcome.output == "   a   .   w   i   d   t   h       =     377   4  \\r  \\n\n")
  }

  @Test func linesAreFixed() throws {
    #expect(
      try fix(input: "a.lefft == 10px\n\na.top = 1;\n\ta.width ≥ 2 * b.width\n")
        == .init(output: "a.left = 10\n\na.top = 1\n\ta.width >= b.width * 2\n"))
  }

  /// What can't be fixed is written as it stands and reported, and is all that counts.
  @Test func whatCannotBeFixed() throws {
    #expect(
      try fix(input: "a.left == 1\na.left = ?\nb.top == 2\n")
        == .init(
          status: 1, output: "a.left = 1\na.left = ?\nb.top = 2\n",
          diagnostics: """
            <stdin>:2:10: error: expected a name, a number or '-', but found '?'
            a.left = ?
                     ^

            """))
  }

  @Test func texts() throws {
    #expect(try fix("a.left == 1", "b.top = 2") == .init(output: "a.left = 1\nb.top = 2\n"))
    #expect(try fix("--quiet", "a.left == 1") == .init())
  }

  /// Programs get the objects of the lines as they then are.
  @Test func objects() throws {
    let object = try CommandLineTool.run(["parse", "--dialect=expression-format", "--format=ndjson", "a.left = 1"])
    #expect(try fix("--format=ndjson", "a.left == 1") == object)
    #expect(try fix("--format=ndjson", input: "a.left = ?\n\n").output.contains(#""fixIts":[]"#))
  }

  @Test func anyDialect() throws {
    let outcome = try CommandLineTool.run(["parse", "--fix", "a[.width] == 10px", "width < 10", "a.left = 10"])
    #expect(outcome == .init(output: "a[.width] == 10\nwidth < 10\na.left = 10\n"))
    // A dialect that has all of what is written is meant rather than one that would lose some of it.
    let ranked = try CommandLineTool.run(["parse", "--fix", "a.widht = 44 @ 750", "a.widht = 44 # id"])
    #expect(ranked == .init(output: "a.width = 44 @ 750\na.width = 44 # id\n"))
  }
}
