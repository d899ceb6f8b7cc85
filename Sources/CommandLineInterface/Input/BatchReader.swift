/// Reads the lines of a file in batches, in memory that grows with the longest line only, and with that up to a limit.
struct BatchReader: ~Copyable {
  private let source: InputSource
  private let chunkSize: Int
  private let limit: (line: Int, search: Int)
  /// The bytes that were read along with the lines before them: most often the beginning of a line.
  private var rest: ContiguousArray<UInt8> = []
  private var nextNumber = 1
  private var isAtEnd = false

  /// A reader of `source`, which it reads `chunkSize` bytes at a time.
  ///
  /// - Parameter limit: The bytes of the longest line that is read, at least a chunk, and where the end of a longer one is
  ///   looked for.
  init(
    _ source: InputSource, chunkSize: Int = 65_536,
    limit: (line: Int, search: Int) = (LineLimit.bytes, LineLimit.searchedBytes)
  ) {
    precondition(chunkSize <= limit.line, "only the first line of what was read can be too long")
    self.source = source
    self.chunkSize = chunkSize
    self.limit = limit
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
    batch.start(path: source.path, number: nextNumber, with: rest)
    var end = rest.count
    rest.removeAll(keepingCapacity: true)
    if let lineFeed = batch.buffer.lastLineFeed(in: 0..<end) { return finish(batch, lineFeed, end) }
    while true {
      batch.buffer.makeRoom(for: chunkSize, after: end, upTo: limit.line + chunkSize)
      try beforeReading(source.wouldWait)
      let count = try source.fill(&batch.buffer, at: end, limit: chunkSize)
      let new = end..<end + count
      end = new.upperBound
      if end > limit.line {
        let lineFeed = batch.buffer.firstLineFeed(in: new)
        if (lineFeed ?? end) > limit.line { return try skip(batch, lineFeed, end, beforeReading) }
      }
      if count == 0 {
        isAtEnd = true
        batch.content = 0..<end
        return end > 0
      }
      if let lineFeed = batch.buffer.lastLineFeed(in: new) { return finish(batch, lineFeed, end) }
    }
  }

  /// Hands out the lines up to a line feed, and keeps what comes after it.
  private mutating func finish(_ batch: LineBatch, _ lineFeed: Int, _ end: Int) -> Bool {
    rest.append(contentsOf: batch.buffer[lineFeed + 1..<end])
    batch.content = 0..<lineFeed + 1
    nextNumber += batch.buffer.lineFeedCount(in: batch.content)
    return true
  }

  /// Hands out the beginning of a line that is too long, and reads on to its end.
  ///
  /// - Parameters:
  ///   - lineFeed: The end of the line, if it has been read.
  ///   - end: The end of what has been read.
  private mutating func skip(
    _ batch: LineBatch, _ lineFeed: Int?, _ end: Int,
    _ beforeReading: (_ isWaiting: Bool) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Bool {
    if let lineFeed { rest.append(contentsOf: batch.buffer[lineFeed + 1..<end]) }
    // The line gives its memory back, but for what is shown of it.
    batch.buffer = ContiguousArray(batch.buffer[..<min(lineFeed ?? end, LineLimit.shownBytes)])
    batch.content = batch.buffer.indices
    nextNumber += 1
    batch.unread = .tooLong
    if lineFeed == nil, try !findLineFeed(after: end, beforeReading) { batch.unread = .endless }
    return true
  }

  /// Reads on to the end of a line, of which so many bytes have been read; returns `false` if that is too far away.
  private mutating func findLineFeed(
    after length: Int, _ beforeReading: (_ isWaiting: Bool) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Bool {
    var (chunk, length) = (ContiguousArray<UInt8>(repeating: 0, count: chunkSize), length)
    while length <= limit.search {
      try beforeReading(source.wouldWait)
      let count = try source.fill(&chunk, at: 0, limit: chunkSize)
      if count == 0 {
        isAtEnd = true
        return true
      }
      if let lineFeed = chunk.firstLineFeed(in: 0..<count) {
        rest.append(contentsOf: chunk[lineFeed + 1..<count])
        return true
      }
      length += count
    }
    isAtEnd = true
    return false
  }
}

extension LineBatch {
  /// Makes ready for lines, the beginning of which has been read.
  fileprivate func start(path: String, number: Int, with beginning: ContiguousArray<UInt8>) {
    self.path = path
    firstNumber = number
    unread = nil
    // A long line that came before is no reason to keep as much memory.
    if buffer.count > Self.usualSize { buffer = [] }
    buffer.makeRoom(for: beginning.count, after: 0, upTo: .max)
    buffer.replaceSubrange(0..<beginning.count, with: beginning)
  }
}

extension ContiguousArray<UInt8> {
  fileprivate func firstLineFeed(in range: Range<Int>) -> Int? { span.firstLineFeed(in: range) }

  fileprivate func lastLineFeed(in range: Range<Int>) -> Int? { span.lastLineFeed(in: range) }

  fileprivate func lineFeedCount(in range: Range<Int>) -> Int { span.lineFeedCount(in: range) }

  /// Makes the array larger where it has no room for so many bytes at a place: twice as large if that is no more than
  /// `limit`.
  fileprivate mutating func makeRoom(for size: Int, after end: Int, upTo limit: Int) {
    if end + size <= count { return }
    let newCount = Swift.max(end + size, Swift.min(2 * count, limit))
    reserveCapacity(newCount)
    append(contentsOf: ContiguousArray(repeating: 0, count: newCount - count))
  }
}
