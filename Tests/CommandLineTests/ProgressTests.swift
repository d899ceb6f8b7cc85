import TestMaterial
import Testing

/// What `scan` shows of a long run.
@Suite struct ProgressTests {
  @Test func showsOnATerminalHowFarItIs() throws {
    var sources = Dictionary(uniqueKeysWithValues: (101...199).map { ("\($0).swift", "// nothing\n") })
    sources["View.swift"] =
      "add(constraints(withVisualFormat: \"V:|[titel]|\", metrics: nil, views: [\"title\": title]))\n"
    let folder = try TemporaryFolder(texts: sources)
    let mistake = try CommandLineTool.run(["scan", "-q"], in: folder).output
    #expect(mistake.hasPrefix("View.swift:1:40: error: "))
    let start = "\r\u{1B}[K"
    let outcome = try CommandLineTool.runOnTerminal(["scan", "--color=never"], in: folder)
    #expect(outcome.diagnostics == start + "looking for calls: 100 files" + start)
    #expect(outcome.output.hasPrefix(mistake))
    let quiet = try CommandLineTool.runOnTerminal(["scan", "--color=never", "-q"], in: folder)
    #expect(quiet.diagnostics == "" && quiet.output == mistake)
  }
}
