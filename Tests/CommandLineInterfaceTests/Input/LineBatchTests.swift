import Testing

@testable import CommandLineInterface

@Suite struct LineBatchTests {
  /// The lines of a text with the numbers that each batch gives them, read a few bytes at a time.
  private func lines(
    of text: [UInt8], chunkSize: Int, limit: (line: Int, search: Int) = (.max / 2, .max / 2)
  ) throws -> [String] {
    let file = try TemporaryFile(text)
    var reader = BatchReader(try InputSource(path: file.path), chunkSize: chunkSize, limit: limit)
    // Two by turns, as one is worked on while the other is filled.
    let batches = [LineBatch(), LineBatch()]
    var lines: [String] = []
    var count = 0
    while try reader.read(into: batches[count % 2], beforeReading: { _ in }) {
      let batch = batches[count % 2]
      #expect(batch.path == file.path)
      func text(_ bytes: Span<UInt8>) -> String {
        String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
      }
      batch.forEachLine(
        unread: { beginning, number, reason in lines.append("\(number) \(reason): \(text(beginning))") },
        { bytes, number, hasReturn in lines.append("\(number) \(text(bytes))" + (hasReturn ? " CR" : "")) })
      count += 1
    }
    return lines
  }

  @Test func numbersGoOn() throws {
    let text = "\u{FEFF}é\r\n\n\r\nlonger than a chunk, by far\nb\r\r\n\nlast\r"
    let expected = ["1 é CR", "2 ", "3  CR", "4 longer than a chunk, by far", "5 b\r CR", "6 ", "7 last\r"]
    for chunkSize in [Int](1...60) { #expect(try lines(of: Array(text.utf8), chunkSize: chunkSize) == expected) }
  }

  /// A line that is too long is known by its beginning, and those around it are read.
  @Test func longLines() throws {
    let text = "ab\n12345\n123456\nc\n\n1234567890\n12345\r\nlast"
    let expected = [
      "1 ab", "2 12345", "3 tooLong: 123456", "4 c", "5 ", "6 tooLong: 1234567890", "7 tooLong: 12345\r", "8 last",
    ]
    for chunkSize in 1...5 {
      let lines = try lines(of: Array(text.utf8), chunkSize: chunkSize, limit: (5, 1000))
      // How much is shown of a line depends on how much was read of it.
      #expect(lines.count == expected.count, "\(chunkSize)")
      for (line, expected) in zip(lines, expected) {
        #expect(line == expected || line.contains("tooLong") && expected.hasPrefix(line), "\(chunkSize)")
      }
    }
  }

  @Test func longLineAtTheEnd() throws {
    for chunkSize in 1...5 {
      for end in ["", "\n"] {
        let lines = try lines(of: Array(("a\n1234567890" + end).utf8), chunkSize: chunkSize, limit: (5, 1000))
        #expect(lines.count == 2)
        #expect(lines.last?.hasPrefix("2 tooLong: 12345") == true, "\(lines)")
      }
    }
  }

  /// The end of a line is looked for only so far.
  @Test func lineWithoutEnd() throws {
    let text = "a\n" + String(repeating: "x", count: 100) + "\nb\n"
    #expect(try lines(of: Array(text.utf8), chunkSize: 3, limit: (5, 50)) == ["1 a", "2 endless: xxxxxxx"])
    #expect(try lines(of: Array(text.utf8), chunkSize: 3, limit: (5, 200)) == ["1 a", "2 tooLong: xxxxxxx", "3 b"])
  }

  /// Neither the batch nor the reader keeps the memory of a long line.
  @Test func memoryOfALongLine() throws {
    let file = try TemporaryFile([UInt8](repeating: 0x61, count: 3_000_000) + Array("\nb\n".utf8))
    let batch = LineBatch()
    var reader = BatchReader(try InputSource(path: file.path), limit: (1_000_000, 10_000_000))
    var numbers: [Int] = []
    while try reader.read(into: batch, beforeReading: { _ in #expect(batch.buffer.count < 1_200_000) }) {
      #expect(batch.buffer.count < 200_000)
      numbers.append(batch.firstNumber)
    }
    #expect(numbers == [1, 2])
  }

  @Test func lineFeeds() {
    var random = SystemRandomNumberGenerator()
    for size in 0..<100 {
      let bytes = (0..<size).map { _ -> UInt8 in
        [0x0A, 0x0A, 0x8A, 0x0B, 0x09, 0x00, 0xFF, .random(in: 0...255, using: &random)].randomElement() ?? 0
      }
      let range = Int.random(in: 0...size / 2)..<Int.random(in: size / 2...size)
      let places = range.filter { bytes[$0] == 0x0A }
      #expect(ContiguousArray(bytes).span.lineFeedCount(in: range) == places.count, "\(bytes) \(range)")
      #expect(ContiguousArray(bytes).span.firstLineFeed(in: range) == places.first, "\(bytes) \(range)")
      #expect(ContiguousArray(bytes).span.lastLineFeed(in: range) == places.last, "\(bytes) \(range)")
    }
  }

  @Test func saysWhenItWaits() throws {
    let pipe = try Pipe()
    let ready = try Pipe(containing: Array("a\n".utf8))
    for (descriptor, expected) in [(pipe.readingEnd, [true]), (ready.readingEnd, [false])] {
      var reader = BatchReader(try InputSource(path: "-", standardInput: descriptor))
      var waits: [Bool] = []
      #expect(throws: CommandFailure.closedPipe) {
        try reader.read(into: LineBatch()) { (isWaiting) throws(CommandFailure) in
          waits.append(isWaiting)
          throw .closedPipe
        }
      }
      #expect(waits == expected)
    }
  }
}
