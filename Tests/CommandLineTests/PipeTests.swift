import Testing

/// The tool between other programs.
@Suite struct PipeTests {
  @Test func readerThatGoesAway() throws {
    let lines = (1...20_000).map { "view\($0).left = \($0)\n" }.joined()
    let folder = try TemporaryFolder(texts: ["many.txt": lines])
    for command in [
      "parse -d expression-format", "resolve -d expression-format",
      "translate --from expression-format --to compact-constraint",
    ] {
      for format in ["text", "json", "ndjson"] {
        let outcome = try CommandLineTool.runShell(
          "constraint-grammar \(command) --format \(format) --file many.txt | head -n 1", in: folder)
        #expect(outcome.status == 0)
        #expect(outcome.output.split(separator: "\n").count == 1)
        #expect(outcome.diagnostics.isEmpty)
      }
    }
  }

  @Test func grammarIntoAReaderThatGoesAway() throws {
    let outcome = try CommandLineTool.runShell("constraint-grammar grammar -d expression-format | head -n 0")
    #expect(outcome == .init())
  }

  @Test func oneAfterTheOther() throws {
    let outcome = try CommandLineTool.runShell(
      "printf 'a.left=1\\nb.left=2' | constraint-grammar parse -d expression-format "
        + "| constraint-grammar parse -d expression-format --format ndjson | wc -l")
    #expect(outcome.output.contains { $0 == "2" })
    #expect(outcome.diagnostics.isEmpty)
  }

  /// Both channels in one place keep their order.
  @Test func oneChannel() throws {
    let outcome = try CommandLineTool.runShell(
      "printf 'a.left=1\\n?\\nb.left=2' | constraint-grammar parse -d expression-format 2>&1")
    #expect(
      outcome.output == """
        a.left = 1
        <stdin>:2:1: error: expected a name, but found '?'
        ?
        ^
        b.left = 2

        """)
  }
}
