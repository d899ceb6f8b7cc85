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

  /// The bytes of another text.
  @inlinable @inline(__always) mutating func append(_ bytes: Span<UInt8>) {
    makeRoom(for: bytes.count)
    // There is room for them, they are not this buffer's own, and they are copied before the call is over.
    unsafe bytes.withUnsafeBytes { unsafe Self.copy($0, to: UnsafeMutableRawPointer(start + count)) }
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

extension ByteBuffer {
  /// Writes a whole number.
  @usableFromInline mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: UInt64(number.magnitude))
  }

  /// Writes a finite number in the fewest digits that read back the same, a whole one without a fraction: what the
  /// standard library calls its description.
  @usableFromInline mutating func append(_ number: Double) {
    guard let decimal = ShortDecimal(number.magnitude) else {
      let digits = number.description.utf8
      for digit in digits.dropLast(digits.suffix(2).elementsEqual(".0".utf8) ? 2 : 0) { append(digit) }
      return
    }
    if number.sign == .minus { append(UInt8(ascii: "-")) }
    append(digitsOf: decimal.whole)
    guard decimal.places > 0 else { return }
    append(UInt8(ascii: "."))
    append(digitsOf: decimal.fraction, atLeast: decimal.places)
  }

  /// Writes a number with zeros before it where it has too few digits.
  @inline(__always) private mutating func append(digitsOf number: UInt64, atLeast least: Int = 1) {
    var length = 1
    var limit: UInt64 = 10
    while length < 20, number >= limit || length < least {
      length &+= 1
      // The largest number of 64 bits has twenty digits, and the limit is not looked at beyond them.
      limit = limit &* 10
    }
    makeRoom(for: length)
    count &+= length
    var rest = number
    for place in 1...length {
      // There is room for all digits, the last of which comes first.
      unsafe start[count &- place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}

/// A number of at most fifteen digits, few of them after the point, as people write them.
///
/// No two numerals of so few digits are read as the same `Double`, so the one that is read as a `Double` is the shortest
/// that is: finding it takes a few operations, where a search for the shortest among all takes a hundred.
private struct ShortDecimal {
  /// The digits before the point, as a whole number.
  let whole: UInt64

  /// The digits after the point, as a whole number.
  let fraction: UInt64

  /// How many digits stand after the point, the last of them not zero.
  let places: Int

  /// The numeral of a number that is not negative; `nil` if it needs more digits or an exponent.
  @inline(__always) init?(_ number: Double) {
    guard number < 1e15 else { return nil }
    var scale: UInt64 = 1
    for places in 0...4 {
      // The product may be rounded; the quotient, of two numbers that a `Double` holds exactly, tells whether that hurt.
      let scaled = number * Double(scale) + 0.5
      guard scaled < 1e15 else { return nil }
      let digits = UInt64(scaled)
      if Double(digits) / Double(scale) == number {
        // Smaller numbers are written with an exponent.
        guard places == 0 || digits >= scale / 1000 else { return nil }
        whole = digits / scale
        fraction = digits % scale
        self.places = places
        return
      }
      scale &*= 10
    }
    return nil
  }
}

/// At most 24 bytes of ASCII that stand for themselves in a string of JSON.
public struct ShortWord: Sendable {
  @usableFromInline let first: UInt64, second: UInt64, third: UInt64
  @usableFromInline let count: Int

  /// - Precondition: the text is as short and as plain.
  public init(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    precondition(bytes.count <= 24 && bytes.span.isPlainText, "a short plain word")
    func packed(_ start: Int) -> UInt64 {
      bytes.dropFirst(start).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    (first, second, third, count) = (packed(0), packed(8), packed(16), bytes.count)
  }
}

extension ByteBuffer {
  /// - Precondition: there is room for 24 bytes.
  @inlinable @inline(__always) mutating func put(_ word: ShortWord) {
    // Whoever calls this has made room for three words; what is written beyond the count is written over.
    let place = unsafe UnsafeMutableRawPointer(start + count)
    unsafe place.storeBytes(of: word.first.littleEndian, as: UInt64.self)
    unsafe place.storeBytes(of: word.second.littleEndian, toByteOffset: 8, as: UInt64.self)
    unsafe place.storeBytes(of: word.third.littleEndian, toByteOffset: 16, as: UInt64.self)
    count &+= word.count
  }
}

extension JSONWriter {
  /// Writes a short word as a string.
  @inlinable @inline(__always) public mutating func value(_ word: ShortWord) {
    buffer.makeRoom(for: 27)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(word)
    buffer.put(UInt8(ascii: "\""))
    needsComma = true
  }
}
