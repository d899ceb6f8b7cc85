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

  @Test func readerThatGoesAway() throws {
    let folder = try TemporaryFolder(["many.txt": Self.lines])
    for format in ["text", "json"] {
      let outcome = try CommandLineTool.runShell(
        "constraint-grammar parse -d expression-format --format \(format) --jobs 3 -f many.txt 2> /dev/null | head -n 1",
        in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output.split(separator: "\n").count == 1)
    }
  }

  /// What was read is reported before the tool waits for more: the second line is written when the first result is there.
  @Test(arguments: [1, 2])
  func resultsAsInputComesIn(jobs: Int) throws {
    let folder = try TemporaryFolder()
    let outcome = try CommandLineTool.runShell(
      """
      mkfifo lines results
      constraint-grammar parse -d expression-format --jobs \(jobs) < lines > results &
      exec 3> lines 4< results
      echo 'a.left=1' >&3
      read -r first <&4
      echo "got $first"
      echo 'b.left=2' >&3
      read -r second <&4
      echo "got $second"
      exec 3>&-
      wait
      """, in: folder)
    #expect(outcome == .init(output: "got a.left = 1\ngot b.left = 2\n"))
  }

  @Test func wrongNumbers() throws {
    for jobs in ["0", "-1", "65", "many"] {
      #expect(try CommandLineTool.run(["parse", "--jobs", jobs, "a.left = 1"]).status == 64)
    }
    let run = try CommandLineTool.run(["parse", "-j", "64", "-d", "equations", "width = 1"])
    #expect(run == .init(output: "width = 1\n"))
  }
}
