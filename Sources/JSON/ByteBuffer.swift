/// Bytes that are written one after the other, into memory that is used again.
///
/// An array would ask at each of the many small pieces of a JSON text whether it is shared.
// Safe because the pointer is the buffer's own, and `count` bytes of at least `capacity` are initialised.
@safe @usableFromInline struct ByteBuffer: ~Copyable, @unchecked Sendable {
  // Nobody else has the pointer, so that the buffer can be sent to wherever it is needed.
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int

  /// How many bytes have been written.
  @usableFromInline var count = 0

  @usableFromInline init() {
    capacity = 256
    unsafe start = .allocate(capacity: capacity)
  }

  // The memory is this buffer's own.
  @inlinable deinit { unsafe start.deallocate() }

  /// The bytes that have been written.
  @inlinable func withSpan<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The first `count` bytes are initialised, and the span does not leave the call.
    try unsafe body(UnsafeBufferPointer(start: start, count: count).span)
  }

  /// Sees to it that so many bytes more can be written.
  @inlinable @inline(__always) mutating func makeRoom(for more: Int) {
    guard capacity &- count < more else { return }
    // What comes back is as large as it says.
    unsafe (start, capacity) = Self.moved(start, count: count, makingRoomFor: more)
  }

  /// Takes values and no buffer, so that one that grows seldom can stay in registers.
  @usableFromInline @inline(never)
  static func moved(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, makingRoomFor more: Int
  ) -> (start: UnsafeMutablePointer<UInt8>, capacity: Int) {
    let capacity = 2 * (count + more)
    // The new memory has room for what the old memory holds, and the old pointer is not used again.
    let new = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe new.moveInitialize(from: start, count: count)
    unsafe start.deallocate()
    return unsafe (new, capacity)
  }

  /// Writes a byte, or something that does not count in its place.
  ///
  /// - Precondition: there is room for it.
  @inlinable @inline(__always) mutating func put(_ byte: UInt8, if isWanted: Bool = true) {
    // Whoever calls this has made room.
    unsafe start[count] = byte
    count &+= isWanted ? 1 : 0
  }

  /// Writes a literal.
  ///
  /// - Precondition: there is room for it.
  @inlinable @inline(__always) mutating func put(_ text: StaticString) {
    // Whoever calls this has made room for the literal, whose length is known when this is compiled.
    unsafe UnsafeMutableRawPointer(start + count).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    count &+= text.utf8CodeUnitCount
  }

  @inlinable @inline(__always) mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    put(byte)
  }

  @inlinable @inline(__always) mutating func append(literal text: StaticString) {
    makeRoom(for: text.utf8CodeUnitCount)
    put(text)
  }

  @inlinable @inline(__always) mutating func append(_ text: String) {
    var text = text
    // The bytes are copied before the call is over.
    text.withUTF8 { unsafe append($0) }
  }

  /// The bytes of another text.
  @inlinable @inline(__always) mutating func append(_ bytes: Span<UInt8>) {
    // The bytes are copied before the call is over.
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  @inlinable @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: bytes.count)
    // There is room for them, and they are not this buffer's own.
    unsafe Self.copy(UnsafeRawBufferPointer(bytes), to: UnsafeMutableRawPointer(start + count))
    count &+= bytes.count
  }

  /// Copies bytes, few of them without a call: names are short.
  @inlinable @inline(__always)
  static func copy(_ bytes: UnsafeRawBufferPointer, to place: UnsafeMutableRawPointer) {
    let size = bytes.count
    // Each load lies within the bytes, and each store where they belong; the two overlap where they must.
    switch size {
    case 8...16:
      unsafe place.storeBytes(of: bytes.loadUnaligned(as: UInt64.self), as: UInt64.self)
      unsafe place.storeBytes(
        of: bytes.loadUnaligned(fromByteOffset: size &- 8, as: UInt64.self), toByteOffset: size &- 8, as: UInt64.self)
    case 4..<8:
      unsafe place.storeBytes(of: bytes.loadUnaligned(as: UInt32.self), as: UInt32.self)
      unsafe place.storeBytes(
        of: bytes.loadUnaligned(fromByteOffset: size &- 4, as: UInt32.self), toByteOffset: size &- 4, as: UInt32.self)
    case 1..<4:
      unsafe place.storeBytes(of: bytes[0], as: UInt8.self)
      unsafe place.storeBytes(of: bytes[size / 2], toByteOffset: size / 2, as: UInt8.self)
      unsafe place.storeBytes(of: bytes[size &- 1], toByteOffset: size &- 1, as: UInt8.self)
    case 0: break
    default: if let source = bytes.baseAddress { unsafe place.copyMemory(from: source, byteCount: size) }
    }
  }
}
