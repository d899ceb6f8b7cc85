/// Memory of a caller that a text is written to, as much of it as fits, and a zero byte.
// Safe because whoever makes one has checked what can be checked, and the header asks for the rest.
@safe struct TextBuffer {
  private let start: UnsafeMutablePointer<CChar>?
  private let capacity: Int

  /// Has a text written to that memory, which may be where the text comes from: after a failure it holds the empty text.
  ///
  /// - Returns: what a call returns, the length of the text or what it fails with.
  @safe static func fill(
    _ start: UnsafeMutablePointer<CChar>?, capacity: Int, _ body: (TextBuffer) throws(Failure) -> Int
  ) -> Int {
    Failure.count { () throws(Failure) in
      let buffer = try TextBuffer(start, capacity: capacity)
      do throws(Failure) {
        return try body(buffer)
      } catch {
        _ = buffer.write(Span())
        throw error
      }
    }
  }

  /// - Throws: if there is no such memory.
  @safe private init(_ start: UnsafeMutablePointer<CChar>?, capacity: Int) throws(Failure) {
    guard capacity >= 0 else { throw .invalidSize }
    guard unsafe capacity == 0 || start != nil else { throw .nullPointer }
    unsafe self.start = start
    self.capacity = capacity
  }

  /// Writes a text.
  ///
  /// - Returns: its length, be it written as a whole or not.
  func write(_ text: Span<UInt8>) -> Int {
    guard capacity > 0, let start = unsafe start else { return text.count }
    let count = min(text.count, capacity - 1)
    // There is room for `count` bytes and the zero behind them; they may be some of those that are read.
    unsafe text.withUnsafeBufferPointer { text in
      guard let source = text.baseAddress else { return }
      unsafe UnsafeMutableRawPointer(start).copyMemory(from: source, byteCount: count)
    }
    unsafe start[count] = 0
    return text.count
  }

  /// Writes a text.
  ///
  /// - Returns: its length, be it written as a whole or not.
  func write(_ text: String) -> Int {
    let bytes = ContiguousArray(text.utf8)
    return write(bytes.span)
  }
}
