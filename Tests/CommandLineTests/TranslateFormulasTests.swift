import Testing

/// `translate` between languages of which one does not name the views.
@Suite struct TranslateFormulasTests {
  private func translate(_ source: String, _ target: String, _ arguments: String...) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["translate", "--from", source, "--to", target] + arguments)
  }

  private static let otherViews = """
    <argument 4>:1:1: error: the LHS of the formulas is 'a', and here it is 'b'
    b.width = a.width
    ^
    hint: formulas do not name their views: translate equations between others by themselves, or into NDJSON
    <argument 5>:1:10: error: the RHS of the formulas is 'b', and here it is 'a.superview'
    a.left = super.left
             ^~~~~
    hint: formulas do not name their views: translate equations between others by themselves, or into NDJSON

    """

  private static let texts = [
    "a.width = 10", "a.width = b.width * 2 + 1", "a.height = 3", "b.width = a.width", "a.left = super.left",
  ]

  @Test func namesAreGiven() throws {
    #expect(
      try translate("equations", "compact-constraint", "width = 2 * width")
        == .init(output: "lhs.width = rhs.width * 2\n"))
    #expect(
      try translate("equations", "anchors", "--lhs", "a", "--rhs", "page.b", "width > 2 * width", "width = 10")
        == .init(
          output: """
            a.widthAnchor.constraint(greaterThanOrEqualTo: page.b.widthAnchor, multiplier: 2)
            a.widthAnchor.constraint(equalToConstant: 10)

            """))
  }

  /// The first equations settle which views the formulas are about.
  @Test func namesAreGivenUp() throws {
    let outcome = try CommandLineTool.run(
      ["translate", "--from", "compact-constraint", "--to", "equations"] + Self.texts)
    #expect(
      outcome
        == .init(
          status: 1, output: "width = 10\nwidth = 2 * width + 1\nheight = 3\n",
          diagnostics: Self.otherViews + "constraint-grammar: note: LHS is 'a', RHS is 'b'\n"))
    #expect(
      try translate("compact-constraint", "equations", "a.width = 10")
        == .init(
          output: "width = 10\n", diagnostics: "constraint-grammar: note: LHS is 'a', and there is no RHS\n"))
    #expect(try translate("compact-constraint", "equations", "a.width = gap").diagnostics.contains("note") == false)
  }

  /// A name that was typed needs no note.
  @Test func namesAreGivenUpKnowingly() throws {
    #expect(
      try CommandLineTool.run(
        ["translate", "--from=compact-constraint", "--to=equations", "--lhs=a", "--rhs=b"] + Self.texts)
        == .init(status: 1, output: "width = 10\nwidth = 2 * width + 1\nheight = 3\n", diagnostics: Self.otherViews))
    #expect(
      try translate("compact-constraint", "equations", "--lhs", "b", "--rhs", "a", "b.width = a.width")
        == .init(output: "width = width\n"))
  }

  @Test func namesStandBesideObjects() throws {
    let outcome = try CommandLineTool.run(
      ["translate", "--from=compact-constraint", "--to=equations", "--format=ndjson"] + Self.texts)
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics.isEmpty)
    #expect(
      outcome.output.matches(of: /"translation".*/).map { String($0.0) } == [
        #""translation":"width = 10","lhs":"a","rhs":null,"warnings":[]}"#,
        #""translation":"width = 2 * width + 1","lhs":"a","rhs":"b","warnings":[]}"#,
        #""translation":"height = 3","lhs":"a","rhs":null,"warnings":[]}"#,
        #""translation":"width = width","lhs":"b","rhs":"a","warnings":[]}"#,
        #""translation":"left = left","lhs":"a","rhs":"a.superview","warnings":[]}"#,
      ])
  }

  @Test func otherNamesThanThoseWantedAreErrorsInObjectsToo() throws {
    #expect(
      try translate("compact-constraint", "equations", "--format", "ndjson", "--lhs", "b", "a.width = b.width")
        == .init(
          status: 1,
          output:
            #"{"line":1,"file":null,"from":"compact-constraint","to":"equations","text":"a.width = b.width","ok":false,"#
            + #""error":{"code":"other-item","offset":0,"length":1,"line":1,"column":1,"found":"a","expected":[],"#
            + #""message":"the LHS of the formulas is 'b', and here it is 'a'","#
            + #""hint":"formulas do not name their views: translate equations between others by themselves, or into "#
            + #"NDJSON","fixIts":[]}}"# + "\n"))
  }

  @Test func fromFormulasToFormulas() throws {
    #expect(
      try translate("equations", "equations", "--lhs", "a", "width=2*width", "width = 1")
        == .init(output: "width = 2 * width\nwidth = 1\n"))
  }
}
