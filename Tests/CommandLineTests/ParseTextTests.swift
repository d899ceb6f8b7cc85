import Testing

/// `parse` of arguments, in text form.
@Suite struct ParseTextTests {
  private func parse(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["parse", "--dialect", "expression-format"] + arguments, environment: environment)
  }

  @Test func oneEquation() throws {
    #expect(try parse("a.left=b.left*2").output == "a.left = b.left * 2\n")
    #expect(try parse("a.left=b.left*2") == .init(output: "a.left = b.left * 2\n"))
  }

  @Test func aliasAndShortForm() throws {
    let outcome = try CommandLineTool.run(["parse", "-d", "NSLayoutConstraint+ExpressionFormat", "a.left = 1"])
    #expect(outcome == .init(output: "a.left = 1\n"))
  }

  @Test func severalEquations() throws {
    #expect(try parse("a.left = 1", "a.top = 2.50") == .init(output: "a.left = 1\na.top = 2.5\n"))
  }

  @Test func rejected() throws {
    #expect(
      try parse("a.left == 1")
        == .init(
          status: 1,
          diagnostics: """
            <argument 1>:1:9: error: '==' is not a relation in this dialect
            a.left == 1
                    ^
            hint: write '='; as it stands, the text is in another dialect: compact-constraint or visual-attribute

            """))
  }

  /// Arguments are numbered, and each has lines of its own.
  @Test func someRejected() throws {
    #expect(
      try parse("a.left = 1", "a.left\n= ?", "b.left = 2", "c")
        == .init(
          status: 1, output: "a.left = 1\nb.left = 2\n",
          diagnostics: """
            <argument 2>:2:3: error: expected a name, a number or '-', but found '?'
            = ?
              ^
            <argument 4>:1:2: error: 'c' needs an attribute
            c
             ^
            hint: write 'c.left', 'c.width' or another attribute; the text must be \
            a whole equation, as in 'view1.width = view2.width * 0.9 + 5'

            """))
  }

  @Test func emptyArgument() throws {
    let outcome = try parse("")
    #expect(outcome.status == 1)
    #expect(
      outcome.diagnostics == """
        <argument 1>:1:1: error: there is no equation here

        ^
        hint: write an equation such as 'view1.width = view2.width * 0.9 + 5'

        """)
  }

  @Test func textThatLooksLikeAnOption() throws {
    let outcome = try parse("--", "-a.left = 1")
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics.hasPrefix("<argument 1>:1:1: error: an equation begins with a view\n"))
  }

  private let colored =
    "\u{1B}[1m<argument 1>:1:2:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m \u{1B}[1m'c' needs an attribute\u{1B}[0m\n"
    + "c\n \u{1B}[1;32m^\u{1B}[0m\n\u{1B}[1;36mhint:\u{1B}[0m write 'c.left', 'c.width' or another attribute; "
    + "the text must be a whole equation, as in 'view1.width = view2.width * 0.9 + 5'\n"

  @Test func color() throws {
    #expect(try parse("--color", "always", "c").diagnostics == colored)
    #expect(try parse("--color=always", "c", environment: ["NO_COLOR": "1"]).diagnostics == colored)
    #expect(!(try parse("--color", "never", "c").diagnostics.contains("\u{1B}")))
    #expect(!(try parse("--color", "auto", "c").diagnostics.contains("\u{1B}")))
    #expect(!(try parse("c").diagnostics.contains("\u{1B}")))
    // What a program reads is never coloured.
    #expect(!(try parse("--color", "always", "--format", "json", "c").output.contains("\u{1B}")))
  }
}
