import Spelling

/// Writes JSON without blanks, keys in the order in which they are given.
public struct JSONWriter: ~Copyable, Sendable {
  @usableFromInline var buffer = ByteBuffer()
  @usableFromInline var needsComma = false

  /// A writer that has written nothing.
  public init() {}

  /// How many bytes of UTF-8 have been written.
  @inlinable public var count: Int { buffer.count }

  /// The bytes that have been written, in UTF-8.
  @inlinable public func withBytes<Result, Failure>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result { try buffer.withSpan(body) }

  /// The text that has been written.
  public var text: String {
    withBytes { bytes in
      // The buffer is used inside the closure only.
      unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Forgets what has been written, and keeps the memory.
  @inlinable public mutating func removeAll() {
    buffer.count = 0
    needsComma = false
  }

  /// Ends the line, behind a comma where it ends between two elements of an array; what follows is another text.
  @inlinable public mutating func endLine(withComma: Bool = false) {
    if withComma { buffer.append(UInt8(ascii: ",")) }
    buffer.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  /// Writes an object whose members `body` writes.
  @inlinable @inline(__always) public mutating func object(_ body: (inout JSONWriter) -> Void) {
    nested("{", body, "}")
  }

  /// Writes an array whose elements `body` writes.
  @inlinable @inline(__always) public mutating func array(_ body: (inout JSONWriter) -> Void) {
    nested("[", body, "]")
  }

  /// Writes the key of a member; its value must follow.
  @inlinable @inline(__always) public mutating func key(_ name: StaticString) {
    buffer.makeRoom(for: name.utf8CodeUnitCount &+ 4)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(name)
    buffer.put(UInt8(ascii: "\""))
    buffer.put(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a member.
  @inlinable @inline(__always) public mutating func member(_ name: StaticString, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a value.
  @inlinable @inline(__always) public mutating func value(_ value: some JSONWritable) { value.write(to: &self) }

  /// Writes a string of bytes in UTF-8.
  @inlinable @inline(__always) public mutating func value(_ bytes: Span<UInt8>) {
    string { $0.characters(of: bytes) }
  }

  /// Writes a string whose characters stand for themselves.
  @inlinable @inline(__always) public mutating func value(plain text: StaticString) {
    string { $0.characters(plain: text) }
  }

  /// Writes a string whose characters `body` writes.
  @inlinable @inline(__always) public mutating func string(_ body: (inout JSONWriter) -> Void) {
    nested("\"", body, "\"")
  }

  /// Writes `null`.
  @inlinable @inline(__always) public mutating func null() { literal("null") }

  @inlinable @inline(__always) mutating func literal(_ text: StaticString) {
    buffer.makeRoom(for: text.utf8CodeUnitCount &+ 1)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(text)
    needsComma = true
  }

  @inlinable @inline(__always)
  mutating func nested(
    _ opening: Unicode.Scalar, _ body: (inout JSONWriter) -> Void, _ closing: Unicode.Scalar
  ) {
    open(opening)
    body(&self)
    close(closing)
  }

  /// Begins an object or an array that ``close(_:)`` ends, for what may be too deep for closures in closures.
  @inlinable @inline(__always) package mutating func open(_ opening: Unicode.Scalar) {
    buffer.makeRoom(for: 2)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    buffer.put(UInt8(ascii: opening))
    needsComma = false
  }

  @inlinable @inline(__always) package mutating func close(_ closing: Unicode.Scalar) {
    buffer.append(UInt8(ascii: closing))
    needsComma = true
  }

  @inlinable @inline(__always) mutating func comma() {
    buffer.makeRoom(for: 1)
    buffer.put(UInt8(ascii: ","), if: needsComma)
    needsComma = true
  }
}

extension JSONWriter {
  /// Writes the characters of a string, those escaped that JSON does not have as they are, or that a terminal obeys.
  @inlinable @inline(__always) public mutating func characters(of bytes: Span<UInt8>) {
    if bytes.isPlainText { buffer.append(bytes) } else { escaped(bytes) }
  }

  /// Writes characters of a string that stand for themselves.
  @inlinable @inline(__always) public mutating func characters(plain text: StaticString) {
    buffer.append(literal: text)
  }

  @usableFromInline mutating func escaped(_ bytes: Span<UInt8>) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        buffer.append(UInt8(ascii: "\\"))
        buffer.append(byte)
      case 10: buffer.append(literal: "\\n")
      case 13: buffer.append(literal: "\\r")
      case 9: buffer.append(literal: "\\t")
      case 0..<32, 127: escape(UInt32(byte))
      // The other control characters begin with these.
      case 0xC2, 0xE2:
        let decoded = DecodedScalar(in: bytes, at: index - 1)
        guard let scalar = decoded.scalar, scalar.isControl else { fallthrough }
        escape(scalar.value)
        index += decoded.length - 1
      default: buffer.append(byte)
      }
    }
  }

  /// Writes a character by its code, which has four digits at most.
  private mutating func escape(_ code: UInt32) {
    buffer.append(literal: "\\u")
    for shift: UInt32 in [12, 8, 4, 0] {
      let digit = UInt8(code >> shift & 15)
      buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}

extension Span<UInt8> {
  /// Whether these are ASCII characters only that stand for themselves in a string of JSON.
  @inlinable @inline(__always) var isPlainText: Bool {
    // Every load lies within the span, which is at least as long as a word wherever words are loaded.
    unsafe withUnsafeBytes { bytes in
      guard count >= 4 else { return unsafe bytes.allSatisfy { UInt64(repeating: $0).isPlainText } }
      guard count >= 8 else {
        let (first, last) = unsafe (
          bytes.loadUnaligned(as: UInt32.self), bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self)
        )
        return (UInt64(first) << 32 | UInt64(last)).isPlainText
      }
      var index = 0
      while index <= count &- 8 {
        guard unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).isPlainText else { return false }
        index &+= 8
      }
      return unsafe bytes.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self).isPlainText
    }
  }
}

extension UInt64 {
  @inlinable @inline(__always) init(repeating byte: UInt8) { self = 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// Whether each of eight bytes is a printable character of ASCII, and neither a quotation mark nor a backslash.
  @inlinable @inline(__always) var isPlainText: Bool {
    let top = UInt64(repeating: 0x80)
    // In ASCII, the top bit of each byte tells: set by adding to what is too large, by subtracting from what is too
    // small. A borrow spoils only what stands above a byte that is too small already.
    let outside = self | (self &+ UInt64(repeating: 0x01)) | (self &- UInt64(repeating: 0x20))
    return (outside | hasZero(self ^ UInt64(repeating: 0x22)) | hasZero(self ^ UInt64(repeating: 0x5C))) & top == 0
  }

  /// The top bit of the lowest byte that is zero is set; without one, none is.
  @inlinable @inline(__always) func hasZero(_ word: UInt64) -> UInt64 { (word &- UInt64(repeating: 0x01)) & ~word }
}
