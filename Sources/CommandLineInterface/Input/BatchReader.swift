/// Reads the lines of a file in batches, in memory that grows with the longest line only.
struct BatchReader: ~Copyable {
  private let source: InputSource
  private let chunkSize: Int
  /// The beginning of a line that was read along with the lines before it.
  private var rest: ContiguousArray<UInt8> = []
  private var nextNumber = 1
  private var isAtEnd = false

  /// A reader of `source`, which it reads `chunkSize` bytes at a time.
  init(_ source: consuming InputSource, chunkSize: Int = 65_536) {
    self.source = source
    self.chunkSize = chunkSize
  }

  /// Reads the next lines: as many as come in one piece, and at least one.
  ///
  /// - Parameters:
  ///   - batch: Gets the lines.
  ///   - beforeReading: Called each time before more is read, and told whether that means waiting for whoever writes.
  /// - Returns: `false` if there are no more lines.
  mutating func read(
    into batch: LineBatch, beforeReading: (_ isWaiting: Bool) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Bool {
    if isAtEnd { return false }
    batch.path = source.path
    batch.firstNumber = nextNumber
    var end = 0
    batch.buffer.makeRoom(for: rest.count, after: end)
    batch.buffer.replaceSubrange(0..<rest.count, with: rest)
    end = rest.count
    rest.removeAll(keepingCapacity: true)
    while true {
      batch.buffer.makeRoom(for: chunkSize, after: end)
      try beforeReading(source.wouldWait)
      let count = try source.fill(&batch.buffer, at: end, limit: chunkSize)
      if count == 0 {
        isAtEnd = true
        batch.content = 0..<end
        return end > 0
      }
      let new = end..<end + count
      end = new.upperBound
      guard let lineFeed = batch.buffer.lastLineFeed(in: new) else { continue }
      rest.append(contentsOf: batch.buffer[lineFeed + 1..<end])
      batch.content = 0..<lineFeed + 1
      nextNumber += batch.buffer.lineFeedCount(in: batch.content)
      return true
    }
  }
}

extension ContiguousArray<UInt8> {
  fileprivate func lastLineFeed(in range: Range<Int>) -> Int? { span.lastLineFeed(in: range) }

  fileprivate func lineFeedCount(in range: Range<Int>) -> Int { span.lineFeedCount(in: range) }

  /// Makes the array larger where it has no room for so many bytes at a place.
  fileprivate mutating func makeRoom(for size: Int, after end: Int) {
    let missing = end + size - count
    if missing > 0 { append(contentsOf: repeatElement(0, count: Swift.max(missing, count))) }
  }
}
