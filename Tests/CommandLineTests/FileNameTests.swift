import Foundation
import TestMaterial
import Testing

/// Names of files, as they come.
@Suite struct FileNameTests {
  /// A name that would colour a terminal, and pass for a diagnostic of another file.
  private static let forged = "\u{1B}[31mx\nb.txt:1:1: error: forged"

  @Test func controlCharactersBeforeDiagnostics() throws {
    let folder = try TemporaryFolder(texts: [Self.forged: "?\n"])
    for command in [
      ["parse", "-dequations"], ["resolve", "-dequations"], ["translate", "--from=equations", "--to=swift"],
    ] {
      let outcome = try CommandLineTool.run(command + ["--file", Self.forged], in: folder)
      #expect(outcome.status == 1)
      #expect(
        outcome.diagnostics.hasPrefix(#"\u{1B}[31mx\nb.txt:1:1: error: forged:1:1: error: expected an attribute"#))
    }
  }

  @Test(
    arguments: [
      (["parse", "-f", forged], 66), (["parse", "--format", forged], 64), ([forged], 64), (["--x\(forged)"], 64),
      (["grammar", "-dequations", "--rule", forged], 64),
      (["grammar", "-dequations", "-o", "/dev/null/\(forged)"], 74),
      (["resolve", "-dequations", "--metric", forged], 64), (["generate", "-dequations", forged], 64),
      (["parse", "--file=\(forged)", "--jobs=\(forged)"], 64), (["parse", "-d", "-x\(forged)"], 64),
    ] as [([String], Int32)])
  func controlCharactersInMessages(arguments: [String], status: Int32) throws {
    let outcome = try CommandLineTool.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.diagnostics.contains(#"\u{1B}[31mx\nb.txt:1:1: error: forged"#))
    #expect(!outcome.diagnostics.contains("\u{1B}"))
    #expect(!outcome.diagnostics.contains("\nb.txt"))
  }

  #if !canImport(Darwin)
    /// Where a name is any bytes, a file of any name is read, and written.
    @Test func namesThatAreNoUTF8() throws {
      let folder = try TemporaryFolder()
      let outcome = try CommandLineTool.runShell(
        #"""
        name=$(printf 'caf\351\033.txt')
        printf 'width = 1\n?\n' > "$name"
        constraint-grammar parse -dequations -f "$name"
        constraint-grammar parse -dequations -q --format=ndjson --file="$name"
        constraint-grammar parse -dequations -f"no$name"
        constraint-grammar parse -dequations "$name" 2>&1 | tail -n 1
        constraint-grammar grammar -dequations --format=lark -o "$name.d" && ls -d "$name.d/lark/equations.lark" | wc -c
        """#, in: folder)
      #expect(
        outcome.diagnostics == #"""
          caf\xE9\u{1B}.txt:2:1: error: expected an attribute, but found '?'
          ?
          ^
          hint: the attributes are baseline, bottom, centerX, centerY, height, leading, left, right, top, trailing, width
          constraint-grammar: error: can't read 'nocaf\xE9\u{1B}.txt': No such file or directory

          """#)
      let lines = outcome.output.split(separator: "\n")
      try #require(lines.count == 5)
      #expect(lines[0] == "width = 1")
      #expect(
        lines[1].hasPrefix(#"{"line":2,"file":"caf\\xE9\u001b.txt","dialect":"equations","text":"?","ok":false,"#))
      #expect(
        lines[2].hasPrefix(#"constraint-grammar: hint: 'caf\xE9\u{1B}.txt' is a file; to read it, write: --file "#))
      #expect(lines[3] == "1 file")
      #expect(lines[4].drop { $0 == " " } == "32")
    }

    /// A text is its bytes as well, so it is told what a file is told.
    @Test func textThatIsNoUTF8() throws {
      let outcome = try CommandLineTool.runShell(
        "constraint-grammar parse -dexpression-format \"$(printf 'gr\\366.left = 1')\"")
      #expect(
        outcome
          == .init(
            status: 1,
            diagnostics: """
              <argument 1>:1:3: error: expected '.', but found the byte 0xF6, which is not UTF-8
              gr\u{FFFD}.left = 1
                ^
              hint: save the text in UTF-8, and write 'groe.left = 1'

              """))
    }
  #endif
}
