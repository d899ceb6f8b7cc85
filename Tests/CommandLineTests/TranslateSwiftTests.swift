import Testing

/// `translate` into Swift.
@Suite struct TranslateSwiftTests {
  private func translate(
    _ arguments: String..., input: String = ""
  ) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(
      ["translate", "--from", "compact-constraint", "--to", "anchors"] + arguments, input: Array(input.utf8))
  }

  private static let input = "a.left = b.left\n\na.left = 10\na.lefft = 10\r\nself.width = b.width / 3\n"

  private static let diagnostics = """
    <stdin>:3:1: error: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
    a.left = 10
    ^~~~~~~~~~~
    hint: write 'a.left = super.left + 10'
    <stdin>:4:8: error: 'lefft' is not an attribute
    a.lefft = 10
      ~~~~~^
    hint: did you mean 'a.left'?
    """

  private static let selfWarning = """

    <stdin>:5:1: warning: 'self' is the view that the call is made on, and can be something else where this goes
    self.width = b.width / 3
    ^~~~
    hint: say which view it is, by '--self NAME' or as the receiver

    """

  /// What can't be translated is a comment, so that each line has one in its place.
  @Test func expressions() throws {
    #expect(
      try translate(input: Self.input)
        == .init(
          status: 1,
          output: """
            a.leftAnchor.constraint(equalTo: b.leftAnchor)
            // not translated: a.left = 10 (UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to \
            count it from)
            // not translated: a.lefft = 10 ('lefft' is not an attribute)
            self.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1.0 / 3)

            """, diagnostics: Self.diagnostics + Self.selfWarning))
  }

  @Test func statement() throws {
    #expect(
      try translate("--activate", "--self", "self.view", input: Self.input)
        == .init(
          status: 1,
          output: """
            NSLayoutConstraint.activate([
              a.leftAnchor.constraint(equalTo: b.leftAnchor),
              // not translated: a.left = 10 (UIKit and AppKit raise an exception: 'left' is a place, and there is nothing \
            to count it from)
              // not translated: a.lefft = 10 ('lefft' is not an attribute)
              self.view.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1.0 / 3),
            ])

            """, diagnostics: Self.diagnostics + "\n"))
    #expect(try translate("--activate").output == "NSLayoutConstraint.activate([\n])\n")
  }

  /// A comment ends with its line, so nothing in it ends one.
  @Test func commentOfSeveralLines() throws {
    #expect(
      try translate("a.left =\r\nexit(1)\u{2028}\u{1B}").output
        == "// not translated: a.left =\u{FFFD}\u{FFFD}exit(1)\u{FFFD}\u{FFFD} (functions are not part of this dialect)\n"
    )
  }

  @Test func warningsStandInObjects() throws {
    #expect(
      try translate("--format", "ndjson", "self.width = 3")
        == .init(
          output: #"{"line":1,"file":null,"from":"compact-constraint","to":"anchors","text":"self.width = 3","#
            + #""ok":true,"translation":"self.widthAnchor.constraint(equalToConstant: 3)","lhs":null,"rhs":null,"warnings":["#
            + #"{"code":"ambiguous-name","offset":0,"length":4,"line":1,"column":1,"found":"self","expected":[],"#
            + #""message":"'self' is the view that the call is made on, and can be something else where this goes","#
            + #""hint":"say which view it is, by '--self NAME' or as the receiver","fixIts":[]}]}"# + "\n"))
  }

  @Test func selfInFormulas() throws {
    #expect(
      try CommandLineTool.run([
        "translate", "--from", "compact-constraint", "--to", "equations", "--self", "page", "self.width = a.width",
      ]) == .init(output: "width = width\n", diagnostics: "constraint-grammar: note: LHS is 'page', RHS is 'a'\n"))
  }
}
