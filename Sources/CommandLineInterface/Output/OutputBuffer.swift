/// Bytes that wait to be written together.
final class OutputBuffer {
  private let name: String
  private let destination: FileDescriptor?
  private let capacity: Int
  private let predecessor: OutputBuffer?
  private var waiting: ContiguousArray<UInt8> = []

  /// An empty buffer.
  ///
  /// - Parameters:
  ///   - name: What an error calls the destination.
  ///   - destination: Where the bytes go; without one they stay here.
  ///   - capacity: How many bytes wait at most for the destination, what one `append` brings beyond that aside.
  ///   - predecessor: The buffer that is always written first, so that nothing in it is lost when a closed pipe ends
  ///     the program.
  init(name: String, destination: FileDescriptor?, capacity: Int = 65_536, predecessor: OutputBuffer? = nil) {
    self.name = name
    self.destination = destination
    self.capacity = capacity
    self.predecessor = predecessor
  }

  /// How many bytes wait.
  var count: Int { waiting.count }

  /// Adds some of what waits in another buffer.
  func append(_ other: OutputBuffer, _ range: Range<Int>) throws(CommandFailure) {
    let bytes = other.waiting
    try append(bytes.span.extracting(range))
  }

  /// Forgets what waits, and keeps the memory if it is no more than usual.
  func removeAll() { waiting.removeAll(keepingCapacity: waiting.count <= LineBatch.usualSize) }

  /// The bytes that wait, as text.
  var text: String { String(decoding: waiting, as: UTF8.self) }

  /// Adds bytes, and writes all that waits when it is enough.
  func append(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
    waiting.append(contentsOf: bytes)
    if waiting.count >= capacity { try flush() }
  }

  /// Adds the bytes of a span, and writes all that waits when it is enough.
  func append(_ bytes: Span<UInt8>) throws(CommandFailure) {
    // Much need not be copied first.
    if let destination, bytes.count >= capacity {
      try flush()
      return try send(bytes, to: destination)
    }
    // Unsafe because of the pointer, which does not leave the closure.
    unsafe bytes.withUnsafeBufferPointer { unsafe waiting.append(contentsOf: $0) }
    if waiting.count >= capacity { try flush() }
  }

  /// Writes what waits.
  ///
  /// When that fails it is dropped, so that the same failure does not come again as the program ends.
  func flush() throws(CommandFailure) {
    try predecessor?.flush()
    guard let destination, !waiting.isEmpty else { return }
    defer { waiting.removeAll(keepingCapacity: true) }
    try send(waiting.span, to: destination)
  }

  private func send(_ bytes: Span<UInt8>, to destination: FileDescriptor) throws(CommandFailure) {
    do {
      try destination.send(bytes)
    } catch {
      throw error.isClosedPipe ? .closedPipe : .unwritable(name, reason: error.reason)
    }
  }
}
