import Testing

@testable import CommandLineInterface

@Suite struct LineReaderTests {
  /// The lines of the source, each after its number.
  static func lines(of source: consuming InputSource, chunkSize: Int) throws -> [[UInt8]] {
    var lines: [[UInt8]] = []
    try LineReader(source, chunkSize: chunkSize).forEachLine { line, number in
      lines.append(line.indices.map { line[$0] })
      #expect(number == lines.count)
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("\n\n", ["", ""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\r\n\r\nb", ["a", "", "b"]), ("a\r", ["a\r"]), ("a\rb\n", ["a\rb"]),
    ("a\r\r\n", ["a\r"]), ("\r\n", [""]), ("\u{FEFF}", []), ("\u{FEFF}\n", [""]), ("\u{FEFF}\r\n", [""]),
    ("\u{FEFF}a\r\nb", ["a", "b"]), ("a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("\u{FEFF}\u{FEFF}a", ["\u{FEFF}a"]),
    ("\n\u{FEFF}", ["", "\u{FEFF}"]),
    ("a longer line\nanother one\n\nlast", ["a longer line", "another one", "", "last"]),
    ("caf\u{E9}\0\u{2028}x\u{85}y\n", ["caf\u{E9}\0\u{2028}x\u{85}y"]),
  ])
  func files(text: String, expected: [String]) throws {
    let file = try TemporaryFile(Array(text.utf8))
    for chunkSize in [Int](1...text.utf8.count + 2) + [65_536] {
      let lines = try Self.lines(of: InputSource(path: file.path), chunkSize: chunkSize)
      #expect(lines == expected.map { Array($0.utf8) }, "in chunks of \(chunkSize)")
    }
  }

  /// What the lines are, told without chunks.
  static func naiveLines(of bytes: [UInt8]) -> [[UInt8]] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    var parts = text.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let last = parts.removeLast()
    return parts.map { $0.last == 0x0D ? $0.dropLast() : $0 } + (last.isEmpty ? [] : [last])
  }

  @Test func everyShortFileInEveryChunkSize() throws {
    let alphabet: [UInt8] = [0x61, 0x0D, 0x0A, 0xEF, 0xBB, 0xBF]
    var texts: [[UInt8]] = [[]]
    for _ in 0..<4 { texts += texts.flatMap { text in alphabet.map { text + [$0] } } }
    for text in Set(texts) {
      for chunkSize in 1...5 {
        let pipe = try Pipe(containing: text)
        let source = try InputSource(path: "-", standardInput: pipe.readingEnd)
        try #require(Self.lines(of: source, chunkSize: chunkSize) == Self.naiveLines(of: text), "\(text), \(chunkSize)")
      }
    }
  }

  @Test func longLines() throws {
    let lines = [70_000, 1, 200_000, 65_535, 65_536, 0, 3].map { [UInt8](repeating: 0x61, count: $0) }
    let file = try TemporaryFile(Array(lines.joined(separator: [0x0D, 0x0A])))
    #expect(try Self.lines(of: InputSource(path: file.path), chunkSize: 65_536) == lines)
  }

  @Test func callsBeforeEachReading() throws {
    let pipe = try Pipe(containing: Array("a\nb\nc".utf8))
    var events: [String] = []
    try LineReader(InputSource(path: "-", standardInput: pipe.readingEnd), chunkSize: 2).forEachLine(
      beforeReading: { events.append("read") },
      { line, number in events.append("line \(number)") })
    #expect(events == ["read", "line 1", "read", "line 2", "read", "read", "line 3"])
  }

  @Test func failureOfBodyEndsReading() throws {
    let file = try TemporaryFile(Array("a\nb\n".utf8))
    var count = 0
    #expect(throws: CommandFailure.closedPipe) {
      try LineReader(InputSource(path: file.path)).forEachLine { (_, _) throws(CommandFailure) in
        count += 1
        throw .closedPipe
      }
    }
    #expect(count == 1)
  }
}
