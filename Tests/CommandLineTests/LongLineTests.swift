import Testing

/// Lines that are too long to be read.
@Suite struct LongLineTests {
  private static let limit = 64 << 20

  @Test func lineThatIsTooLong() throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandLineTool.runShell(
      """
      { printf 'width = 1\\n'; head -c \(Self.limit + 1) /dev/zero | tr '\\0' x; printf '\\nheight = 2\\n'; } > long.txt
      constraint-grammar parse -dequations -f long.txt -j2
      echo $?
      constraint-grammar parse -dequations -f long.txt -q --format ndjson
      """, in: folder)
    let beginning = String(repeating: "x", count: 60) + "…"
    #expect(
      outcome.diagnostics == """
        long.txt:2:1: error: the line is longer than 64 MiB
        \(beginning)
        ^

        """)
    let text = String(repeating: "x", count: 256)
    #expect(
      outcome.output == "width = 1\nheight = 2\n1\n"
        + #"{"line":2,"file":"long.txt","dialect":"equations","text":"\#(text)","ok":false,"error":{"code":"text-too-long","#
        + #""offset":0,"length":0,"line":2,"column":1,"found":null,"expected":[],"#
        + #""message":"the line is longer than 64 MiB","hint":null,"fixIts":[]}}"# + "\n")
    #expect(outcome.status == 1)
  }

  /// What never ends is given up, in little memory, and the other files are read.
  @Test func lineThatNeverEnds() throws {
    let folder = try TemporaryFolder(texts: ["rest.txt": "?\n"])
    let outcome = try CommandLineTool.runShell(
      """
      ulimit -v 1000000
      constraint-grammar parse -dequations -j2 -f /dev/zero -f rest.txt
      """, in: folder)
    let lines = outcome.diagnostics.split(separator: "\n")
    #expect(outcome.status == 1)
    #expect(lines.first == "/dev/zero:1:1: error: the line does not end within 1 GiB, and nothing after it is read")
    #expect(lines.dropFirst(3).first?.hasPrefix("rest.txt:1:1: error: ") == true)
  }
}
