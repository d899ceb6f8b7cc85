import Testing

/// `resolve` in the forms that programs read.
@Suite struct ResolveJSONTests {
  private static let input = "view.left = -10\nview.width = 44\n\nview.left = view.top\nview.width = gap\n?\n"

  private static let lines = [
    #"{"line":1,"file":null,"dialect":"expression-format","text":"view.left = -10","ok":true,"#
      + #""resolved":{"firstItem":"view","firstAttribute":"left","relation":"==","secondItem":"view.superview","#
      + #""secondAttribute":"left","multiplier":1,"constant":-10,"priority":1000,"identifier":null},"warnings":[]}"#,
    #"{"line":2,"file":null,"dialect":"expression-format","text":"view.width = 44","ok":true,"#
      + #""resolved":{"firstItem":"view","firstAttribute":"width","relation":"==","secondItem":null,"#
      + #""secondAttribute":"notAnAttribute","multiplier":1,"constant":44,"priority":1000,"identifier":null},"#
      + #""warnings":[]}"#,
    #"{"line":4,"file":null,"dialect":"expression-format","text":"view.left = view.top","ok":true,"#
      + #""resolved":{"firstItem":"view","firstAttribute":"left","relation":"==","secondItem":"view","#
      + #""secondAttribute":"top","multiplier":1,"constant":0,"priority":1000,"identifier":null},"#
      + #""warnings":[{"code":"mixed-axes","offset":0,"length":20,"line":4,"column":1,"#
      + #""found":"view.left = view.top","expected":[],"#
      + #""message":"UIKit and AppKit raise an exception: 'left' and 'top' lie on different axes","#
      + #""hint":"write 'view.left = view.left' or 'view.top = view.top'","fixIts":[]}]}"#,
    #"{"line":5,"file":null,"dialect":"expression-format","text":"view.width = gap","ok":false,"#
      + #""error":{"code":"unknown-number","offset":13,"length":3,"line":5,"column":14,"found":"gap","expected":[],"#
      + #""message":"there is no number called 'gap'","hint":"give it a value: '--metric gap=8'","fixIts":[]}}"#,
    #"{"line":6,"file":null,"dialect":"expression-format","text":"?","ok":false,"#
      + #""error":{"code":"unexpected-text","offset":0,"length":1,"line":6,"column":1,"found":"?","#
      + #""expected":["IDENTIFIER"],"message":"expected a name, but found '?'","hint":null,"fixIts":[]}}"#,
  ]

  private func resolve(_ format: String, input: String) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(
      ["resolve", "-d", "expression-format", "--format", format], input: Array(input.utf8))
  }

  @Test func anObjectALine() throws {
    #expect(
      try resolve("ndjson", input: Self.input)
        == .init(status: 1, output: Self.lines.map { $0 + "\n" }.joined()))
  }

  @Test func anArray() throws {
    #expect(
      try resolve("json", input: Self.input)
        == .init(status: 1, output: "[\n" + Self.lines.joined(separator: ",\n") + "\n]\n"))
    #expect(try resolve("json", input: "") == .init(output: "[]\n"))
  }

  /// A warning is a success.
  @Test func status() throws {
    #expect(try resolve("ndjson", input: "view.left = view.top").status == 0)
  }

  @Test func minusSigns() throws {
    let outcome = try CommandLineTool.runShell(
      #"printf 'view.left = -10\nview.width = view2.width * -2 + 5\n' "#
        + "| constraint-grammar resolve --dialect expression-format --format ndjson")
    #expect(outcome.status == 0)
    #expect(outcome.output.matches(of: /"constant":([^,]*)/).map { String($0.1) } == ["-10", "5"])
    #expect(outcome.output.matches(of: /"multiplier":([^,]*)/).map { String($0.1) } == ["1", "-2"])
  }
}
