import Testing

/// `translate`
@Suite struct TranslateTests {
  private func translate(
    _ source: String, _ target: String, _ arguments: String..., input: String = ""
  ) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(["translate", "--from", source, "--to", target] + arguments, input: Array(input.utf8))
  }

  @Test(arguments: [
    ("formula-style", "a[.Height] == b[.Height] * 0.625"),
    ("FormulaStyleConstraint", "a[.Height] == b[.Height] * 0.625"),
    ("visual-attribute", "a.height == b.height * 0.625"), ("expression-format", "a.height = b.height * 0.625"),
    ("anchors", "a.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.625)"),
    (
      "swift",
      "NSLayoutConstraint(item: a, attribute: .height, relatedBy: .equal, toItem: b, attribute: .height, "
        + "multiplier: 0.625, constant: 0)"
    ),
  ])
  func everyTarget(target: String, text: String) throws {
    #expect(try translate("compact-constraint", target, "a.height = b.height / 1.6") == .init(output: text + "\n"))
  }

  @Test func rejectedLinesDoNotKeepOthersFromBeingTranslated() throws {
    let input = "a.left = 10\n\na.width = gap\na.left = b.left\n?\n"
    #expect(
      try translate("expression-format", "visual-attribute", input: input)
        == .init(
          status: 1, output: "a.left == b.left\n",
          diagnostics: """
            <stdin>:1:10: error: visual-attribute has no word for the superview
            a.left = 10
                     ^~
            hint: give the superview a name of its own, and relate to that
            <stdin>:3:11: error: visual-attribute has no named numbers
            a.width = gap
                      ^~~
            hint: write the number in place of its name
            <stdin>:5:1: error: expected a name, but found '?'
            ?
            ^

            """))
  }

  private static let good =
    #"{"line":1,"file":null,"from":"compact-constraint","to":"visual-attribute","text":"a.top >= b.top / 4","ok":true,"#
    + #""translation":"a.top >= b.top * 0.25","lhs":null,"rhs":null,"warnings":[]}"#

  private static let bad =
    #"{"line":2,"file":null,"from":"compact-constraint","to":"visual-attribute","text":"a.left = 1","ok":false,"#
    + #""error":{"code":"no-place-alone","offset":9,"length":1,"line":2,"column":10,"found":"1","expected":[],"#
    + #""message":"visual-attribute counts 'left' from an item, and here it is a constant alone","#
    + #""hint":"relate it to an item first: UIKit and AppKit raise an exception on a place that is a constant alone","fixIts":[]}}"#

  @Test func json() throws {
    let texts = "a.top >= b.top / 4\na.left = 1"
    #expect(
      try translate("compact-constraint", "visual-attribute", "--format", "ndjson", input: texts)
        == .init(status: 1, output: Self.good + "\n" + Self.bad + "\n"))
    #expect(
      try translate("compact-constraint", "visual-attribute", "--format", "json", input: texts)
        == .init(status: 1, output: "[\n" + Self.good + ",\n" + Self.bad + "\n]\n"))
  }
}
