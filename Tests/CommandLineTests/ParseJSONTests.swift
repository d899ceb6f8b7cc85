import Testing

/// `parse` in the forms that programs read.
@Suite struct ParseJSONTests {
  private static let good =
    #"{"line":1,"file":null,"dialect":"expression-format","text":"a.width = b.width * 2 + gap","ok":true,"#
    + #""left":{"item":"a","attribute":"width","multiplier":null,"constant":null},"relation":"==","#
    + #""right":{"item":"b","attribute":"width","multiplier":{"operator":"*","value":2},"#
    + #""constant":{"operator":"+","value":"gap"}}}"#

  private static let bad =
    #"{"line":2,"file":null,"dialect":"expression-format","text":"a.width := 3","ok":false,"#
    + #""error":{"code":"unexpected-text","offset":8,"length":1,"line":2,"column":9,"found":":","#
    + #""expected":["EQ_OPERATOR","GTE_OPERATOR","LTE_OPERATOR"],"message":"':=' is not a relation in this dialect","#
    + #""hint":"write '='","#
    + #""fixIts":[{"offset":8,"length":2,"column":9,"endColumn":11,"replacement":"="}]}}"#

  private static let texts = ["a.width = b.width * 2 + gap", "a.width := 3"]

  private func parse(_ format: String, _ arguments: [String], input: String = "") throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(
      ["parse", "-d", "expression-format", "--format", format] + arguments, input: Array(input.utf8))
  }

  @Test func anObjectALine() throws {
    let expected = CommandLineTool.Outcome(status: 1, output: Self.good + "\n" + Self.bad + "\n")
    #expect(try parse("ndjson", Self.texts) == expected)
    #expect(try parse("ndjson", [], input: Self.texts.joined(separator: "\n")) == expected)
    #expect(try parse("ndjson", [Self.texts[0]]) == .init(output: Self.good + "\n"))
  }

  @Test func anArray() throws {
    let expected = CommandLineTool.Outcome(status: 1, output: "[\n" + Self.good + ",\n" + Self.bad + "\n]\n")
    #expect(try parse("json", Self.texts) == expected)
    #expect(try parse("json", [], input: Self.texts.joined(separator: "\n")) == expected)
    #expect(try parse("json", [Self.texts[0]]) == .init(output: "[\n" + Self.good + "\n]\n"))
  }

  @Test func nothing() throws {
    #expect(try parse("json", []) == .init(output: "[]\n"))
    #expect(try parse("ndjson", []) == .init())
    #expect(try parse("text", []) == .init())
    #expect(try parse("json", [], input: "\n  \n") == .init(output: "[]\n"))
  }

  @Test func constantAlone() throws {
    #expect(
      try parse("ndjson", ["a.left = -10"])
        == .init(
          output: #"{"line":1,"file":null,"dialect":"expression-format","text":"a.left = -10","ok":true,"#
            + #""left":{"item":"a","attribute":"left","multiplier":null,"constant":null},"relation":"==","#
            + #""right":{"item":null,"attribute":null,"multiplier":null,"constant":{"operator":"+","value":-10}}}"#
            + "\n"))
  }

  /// Results come before the message about a file that can't be read, which is no result.
  @Test func unreadableFile() throws {
    let outcome = try parse("json", ["--file", "/no/such/file", Self.texts[0]])
    #expect(outcome.status == 66)
    #expect(outcome.output == "[\n" + Self.good + "\n]\n")
    #expect(outcome.diagnostics == "constraint-grammar: error: can't read '/no/such/file': No such file or directory\n")
  }
}
