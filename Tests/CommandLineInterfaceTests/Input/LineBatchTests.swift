import Testing

@testable import CommandLineInterface

@Suite struct LineBatchTests {
  /// The lines of a text with the numbers that each batch gives them, read a few bytes at a time.
  private func lines(of text: [UInt8], chunkSize: Int) throws -> [String] {
    let file = try TemporaryFile(text)
    var reader = BatchReader(try InputSource(path: file.path), chunkSize: chunkSize)
    // Two by turns, as one is worked on while the other is filled.
    let batches = [LineBatch(), LineBatch()]
    var lines: [String] = []
    var count = 0
    while try reader.read(into: batches[count % 2], beforeReading: { _ in }) {
      let batch = batches[count % 2]
      #expect(batch.path == file.path)
      batch.forEachLine { bytes, number in
        lines.append("\(number) " + String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self))
      }
      count += 1
    }
    return lines
  }

  @Test func numbersGoOn() throws {
    let text = "\u{FEFF}é\r\n\n\r\nlonger than a chunk, by far\nb\r\r\n\nlast\r"
    let expected = ["1 é", "2 ", "3 ", "4 longer than a chunk, by far", "5 b\r", "6 ", "7 last\r"]
    for chunkSize in [Int](1...60) { #expect(try lines(of: Array(text.utf8), chunkSize: chunkSize) == expected) }
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
