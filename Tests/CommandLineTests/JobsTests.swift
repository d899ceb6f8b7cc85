import TestMaterial
import Testing

/// `--jobs`: the results are the same, whatever the number.
@Suite struct JobsTests {
  /// Lines of all kinds, several chunks of them: accepted, rejected, blank, not UTF-8, with both ends of lines, one
  /// longer than a chunk, and none at the end of the last.
  static let lines: [UInt8] = {
    let kinds: [[UInt8]] = [
      Array("a.width = b.width * 2 + gap\n".utf8), Array("a.top = 10px\r\n".utf8), Array("\n  \t\r\n".utf8),
      Array("é.left = 1\n".utf8), [0x61, 0xC3, 0x0A], Array("a.left = b.left + 0.125\r\n".utf8),
      Array("a\t.left = \"x\"\n".utf8), Array("view.centerX = superview.centerX\n".utf8),
    ]
    var text: [UInt8] = []
    for number in 0..<400 {
      // White space makes chunks of few lines, which end at all kinds of places.
      text += [UInt8](repeating: 0x20, count: number * 37 % 1000) + kinds[(number * number + number / 7) % kinds.count]
    }
    text += Array("a.left = ".utf8) + [UInt8](repeating: 0x20, count: 100_000) + Array("b.right\n".utf8)
    for number in 0..<40 { text += kinds[number % 3] }
    return text + Array("last.left = 1".utf8)
  }()

  @Test(arguments: [
    "parse -d expression-format", "parse", "parse -d expression-format --tree",
    "resolve -d expression-format --metric gap=8", "translate --from expression-format --to compact-constraint",
    "translate --from expression-format --to equations",
  ])
  func sameResults(command: String) throws {
    let folder = try TemporaryFolder(["many.txt": Self.lines, "few.txt": Array("x.top = 1\n?\n".utf8)])
    for format in ["text", "ndjson"] {
      let arguments =
        command.split(separator: " ").map(String.init) + ["--format", format]
        + ["many.txt", "no.txt", "few.txt", ".", "-"].flatMap { ["-f", $0] }
      func run(_ jobs: [String]) throws -> CommandLineTool.Outcome {
        try CommandLineTool.run(arguments + jobs, input: Array("y.top = 2\n!".utf8), in: folder)
      }
      let alone = try run(["--jobs", "1"])
      #expect(alone.status == 66)
      #expect(alone.output.utf8.count > 500)
      for jobs in [["--jobs", "3"]] {
        // Comparing them in the expectation would print megabytes.
        let isSame = try run(jobs) == alone
        #expect(isSame, "\(format), \(jobs)")
      }
    }
  }

  /// Both channels in one place keep their order.
  @Test(arguments: [1, 2, 3])
  func oneChannel(jobs: Int) throws {
    let folder = try TemporaryFolder(["many.txt": Self.lines])
    let command = "constraint-grammar resolve -d expression-format -f many.txt 2>&1"
    let alone = try CommandLineTool.runShell(command + " -j 1", in: folder)
    let isSame = try CommandLineTool.runShell(command + " -j \(jobs)", in: folder) == alone
    #expect(isSame)
    #expect(alone.output.hasPrefix("many.txt:1:"))
    #expect(alone.output.contains("\nline  first"))
  }
}
