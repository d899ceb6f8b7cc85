import Testing

/// `parse` of files and of standard input.
@Suite struct ParseFilesTests {
  private func parse(
    _ arguments: String..., input: String = "", in folder: TemporaryFolder? = nil
  ) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(
      ["parse", "-d", "expression-format"] + arguments, input: Array(input.utf8), in: folder)
  }

  @Test func standardInput() throws {
    let input = "a.left = 1\n\n  \t\na.left = ?\r\na.top=2"
    let expected = CommandLineTool.Outcome(
      status: 1, output: "a.left = 1\na.top = 2\n",
      diagnostics: """
        <stdin>:4:10: error: expected a name, a number or '-', but found '?'
        a.left = ?
                 ^

        """)
    #expect(try parse(input: input) == expected)
    #expect(try parse("--file", "-", input: input) == expected)
  }

  /// More line feeds than a byte counts, and more lines than are read at a time.
  @Test func blankLinesAreCounted() throws {
    let expected = CommandLineTool.Outcome(
      status: 1, output: "",
      diagnostics: """
        <stdin>:200001:2: error: 'b' needs an attribute
        b
         ^
        hint: write 'b.left', 'b.width' or another attribute; the text must be a whole equation, as in \
        'view1.width = view2.width * 0.9 + 5'

        """)
    #expect(try parse(input: String(repeating: "\n", count: 200_000) + "b") == expected)
  }

  @Test func textsAreReadInPlaceOfStandardInput() throws {
    #expect(try parse("a.left = 1", input: "b.left = 2\n") == .init(output: "a.left = 1\n"))
    #expect(try parse("a.left = 1", "--file", "-", input: "b.left = 2\n") == .init(output: "a.left = 1\nb.left = 2\n"))
  }

  @Test func severalFiles() throws {
    let folder = try TemporaryFolder(texts: ["one.txt": "a.left = 1\na", "two.txt": "\nb.left = 2\nb\n"])
    #expect(
      try parse("-f", "two.txt", "--file=one.txt", in: folder)
        == .init(
          status: 1, output: "b.left = 2\na.left = 1\n",
          diagnostics: """
            two.txt:3:2: error: 'b' needs an attribute
            b
             ^
            hint: write 'b.left', 'b.width' or another attribute; the text must be \
            a whole equation, as in 'view1.width = view2.width * 0.9 + 5'
            one.txt:2:2: error: 'a' needs an attribute
            a
             ^
            hint: write 'a.left', 'a.width' or another attribute; the text must be \
            a whole equation, as in 'view1.width = view2.width * 0.9 + 5'

            """))
  }

  @Test func missingFileAmongGoodOnes() throws {
    let folder = try TemporaryFolder(texts: ["one.txt": "a.left = 1\n", "two.txt": "b.left = 2\n"])
    #expect(
      try parse("-f", "one.txt", "-f", "no.txt", "-f", "two.txt", in: folder)
        == .init(
          status: 66, output: "a.left = 1\nb.left = 2\n",
          diagnostics: "constraint-grammar: error: can't read 'no.txt': No such file or directory\n"))
  }

  /// A missing file weighs more than a line that is wrong, whichever comes first.
  @Test func missingFileAndRejectedLine() throws {
    let folder = try TemporaryFolder(texts: ["bad.txt": "?\n"])
    #expect(try parse("-f", "bad.txt", "-f", "no.txt", in: folder).status == 66)
    #expect(try parse("-f", "no.txt", "-f", "bad.txt", in: folder).status == 66)
  }

  @Test func folderInPlaceOfAFile() throws {
    let folder = try TemporaryFolder()
    #expect(
      try parse("-f", ".", in: folder)
        == .init(status: 66, diagnostics: "constraint-grammar: error: can't read '.': Is a directory\n"))
  }

  @Test func byteOrderMarkAndCarriageReturns() throws {
    let folder = try TemporaryFolder(texts: ["windows.txt": "\u{FEFF}a.left = 1\r\n\r\na.top = 2\r\n"])
    #expect(try parse("-f", "windows.txt", in: folder) == .init(output: "a.left = 1\na.top = 2\n"))
  }

  @Test func byteOrderMarkInTheMiddle() throws {
    let outcome = try parse(input: "a.left = 1\n\u{FEFF}a.top = 2\n")
    #expect(outcome.status == 1)
    #expect(outcome.output == "a.left = 1\n")
    #expect(
      outcome.diagnostics.hasPrefix("<stdin>:2:1: error: expected a name, but found a byte-order mark (U+FEFF)\n"))
  }

  @Test func bytesThatAreNoUTF8() throws {
    let folder = try TemporaryFolder(["latin.txt": Array("gr".utf8) + [0xF6] + Array(".left = 1\na.left = 2\n".utf8)])
    #expect(
      try parse("-f", "latin.txt", in: folder)
        == .init(
          status: 1, output: "a.left = 2\n",
          diagnostics: """
            latin.txt:1:3: error: expected '.', but found the byte 0xF6, which is not UTF-8
            gr\u{FFFD}.left = 1
              ^
            hint: save the text in UTF-8, and write 'groe.left = 1'

            """))
  }

  @Test func noLineFeedAtTheEnd() throws {
    let folder = try TemporaryFolder(texts: ["one.txt": "a.left = 1", "empty.txt": ""])
    #expect(
      try parse("-f", "one.txt", "-f", "empty.txt", "-f", "one.txt", in: folder)
        == .init(output: "a.left = 1\na.left = 1\n"))
  }

  @Test func manyLines() throws {
    let lines = (1...5000).map { "view\($0).left = \($0)" }
    let folder = try TemporaryFolder(texts: ["many.txt": lines.joined(separator: "\n")])
    #expect(try parse("-f", "many.txt", in: folder).output == lines.joined(separator: "\n") + "\n")
  }
}
