/// Reads the lines of a file one after the other, in memory that grows with the longest line only.
struct LineReader: ~Copyable {
  private let source: InputSource
  private let chunkSize: Int
  private var buffer: [UInt8] = []
  /// The bytes of the buffer that were read and not handed out yet.
  private var pending = 0..<0

  /// A reader of `source`, which it reads `chunkSize` bytes at a time.
  init(_ source: consuming InputSource, chunkSize: Int = 65_536) {
    self.source = source
    self.chunkSize = chunkSize
  }

  /// Calls `body` with every line and its number from 1.
  ///
  /// A line comes without its end, which is a line feed and a carriage return before it. A byte-order mark at the start
  /// of the file is no part of the first line.
  ///
  /// - Parameters:
  ///   - beforeReading: Called whenever all that was read is used up, as reading more may take long.
  ///   - body: Called with each line.
  consuming func forEachLine(
    beforeReading: () throws(CommandFailure) -> Void = {},
    _ body: (_ line: Span<UInt8>, _ number: Int) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var number = 1
    while true {
      makeRoom()
      try beforeReading()
      let searched = pending.count
      let count = try source.fill(&buffer, at: searched, limit: chunkSize)
      if count == 0 { break }
      pending = 0..<searched + count

      var unsearched = searched..<pending.upperBound
      while let lineFeed = buffer.span.firstLineFeed(in: unsearched) {
        let start = startOfText(inLine: number)
        let hasReturn = lineFeed > start && buffer[lineFeed - 1] == UInt8(ascii: "\r")
        try body(buffer.span.extracting(start..<(hasReturn ? lineFeed - 1 : lineFeed)), number)
        number += 1
        pending = lineFeed + 1..<pending.upperBound
        unsearched = pending
      }
    }
    let start = startOfText(inLine: number)
    if start < pending.upperBound { try body(buffer.span.extracting(start..<pending.upperBound), number) }
  }

  /// Where the line at the start of the pending bytes begins, the byte-order mark aside.
  private func startOfText(inLine number: Int) -> Int {
    let hasMark = number == 1 && buffer[pending].starts(with: [0xEF, 0xBB, 0xBF])
    return pending.lowerBound + (hasMark ? 3 : 0)
  }

  /// Moves the pending bytes to the front, and makes the buffer larger where it has no room for a chunk after them.
  private mutating func makeRoom() {
    if pending.lowerBound > 0 {
      for (place, index) in pending.enumerated() { buffer[place] = buffer[index] }
      pending = 0..<pending.count
    }
    let missing = pending.count + chunkSize - buffer.count
    if missing > 0 { buffer.append(contentsOf: repeatElement(0, count: max(missing, buffer.count))) }
  }
}
