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
}
