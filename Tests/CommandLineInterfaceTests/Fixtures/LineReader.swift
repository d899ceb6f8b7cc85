@testable import CommandLineInterface

/// Reads the lines of a file one after the other, in memory that grows with the longest line only.
struct LineReader: ~Copyable {
  private var batches: BatchReader

  /// A reader of `source`, which it reads `chunkSize` bytes at a time.
  init(_ source: consuming InputSource, chunkSize: Int = 65_536) {
    batches = BatchReader(source, chunkSize: chunkSize)
  }

  /// Calls `body` with every line, as a ``LineBatch`` has it, and its number from 1. A line that is too long is a failure.
  ///
  /// - Parameters:
  ///   - beforeReading: Called whenever all that was read is used up, as reading more may take long.
  ///   - body: Called with each line.
  consuming func forEachLine(
    beforeReading: () throws(CommandFailure) -> Void = {},
    _ body: (_ line: Span<UInt8>, _ number: Int) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let batch = LineBatch()
    while true {
      let hasLines = try batches.read(into: batch) { (_) throws(CommandFailure) in try beforeReading() }
      guard hasLines else { return }
      try batch.forEachLine(
        unread: { (_, number, reason) throws(CommandFailure) in
          throw .unreadable(path: batch.path, reason: "line \(number) \(reason.reason)")
        }, { (line, number, _) throws(CommandFailure) in try body(line, number) })
    }
  }
}

extension Console {
  /// Calls `body` with every line of a file and its number from 1.
  ///
  /// A line comes without its end. All that was written is handed on before more is read, so that results appear as
  /// their input comes in.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - body: Called with each line.
  func forEachLine(
    ofFileAt path: String, _ body: (_ line: Span<UInt8>, _ number: Int) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    let reader = LineReader(try InputSource(path: path, standardInput: input))
    try reader.forEachLine(beforeReading: flush, body)
  }
}
