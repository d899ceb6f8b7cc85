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
  ///   - batch: Gets the lines; of a line that is too long the beginning.
  ///   - beforeReading: Called each time before more is read, and told whether that means waiting for whoever writes.
  /// - Returns: `false` if there are no more lines.
  mutating func read(
    into batch: LineBatch, beforeReading: (_ isWaiting: Bool) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> Bool {
    if isAtEnd { return false }
    batch.start(path: source.path, number: nextNumber, with: rest)
    var new = 0..<rest.count
    rest.removeAll(keepingCapacity: true)
    // The bytes of a line that is too long, so far.
    var length = 0
    while true {
      let first = batch.buffer.firstLineFeed(in: new)
      if length > 0 || (first ?? new.upperBound) > limit.line {
        if let first { rest.append(contentsOf: batch.buffer[first + 1..<new.upperBound]) }
        if length == 0 { batch.keepBeginning(upTo: first ?? new.upperBound) }
        length += length == 0 ? new.upperBound : new.count
        if first != nil || isAtEnd || length > limit.search {
          batch.unread = first != nil || isAtEnd ? .tooLong : .endless
          isAtEnd = isAtEnd || first == nil
          nextNumber += 1
          return true
        }
      } else if let last = batch.buffer.lastLineFeed(in: new) {
        rest.append(contentsOf: batch.buffer[last + 1..<new.upperBound])
        batch.content = 0..<last + 1
        nextNumber += batch.buffer.lineFeedCount(in: batch.content)
        return true
      } else if isAtEnd {
        batch.content = 0..<new.upperBound
        return new.upperBound > 0
      }
      let start = length > 0 ? batch.content.upperBound : new.upperBound
      batch.buffer.makeRoom(for: chunkSize, after: start, upTo: limit.line + chunkSize)
      try beforeReading(source.wouldWait)
      new = start..<start + (try source.fill(&batch.buffer, at: start, limit: chunkSize))
      isAtEnd = new.isEmpty
    }
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

extension LineBatch {
  /// Gives back the memory of a line that is too long, but for what is shown of it.
  fileprivate func keepBeginning(upTo end: Int) {
    buffer = ContiguousArray(buffer[..<min(end, LineLimit.shownBytes)])
    content = buffer.indices
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
