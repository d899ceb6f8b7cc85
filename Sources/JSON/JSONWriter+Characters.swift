import Spelling

extension JSONWriter {
  /// Writes the characters of a string, those escaped that JSON does not have as they are, or that a terminal obeys.
  public mutating func characters(of string: String) {
    var string = string
    string.withUTF8 { buffer in
      // The span does not outlive this closure, and the buffer is valid throughout it.
      let bytes = unsafe buffer.span
      if bytes.isPlainText { self.buffer.append(bytes) } else { escaped(bytes) }
    }
  }

  /// Writes characters of a string that stand for themselves.
  @inlinable @inline(__always) public mutating func characters(plain bytes: Span<UInt8>) { buffer.append(bytes) }

  /// Writes characters of a string that stand for themselves.
  @inlinable @inline(__always) public mutating func characters(plain text: StaticString) {
    buffer.append(literal: text)
  }

  private mutating func escaped(_ bytes: Span<UInt8>) {
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
  @inlinable @inline(__always) public var isPlainText: Bool {
    // Every load lies within the span, which is at least as long as a word wherever words are loaded.
    unsafe withUnsafeBytes { bytes in
      guard count >= 8 else { return unsafe bytes.allSatisfy { UInt64(repeating: $0).isPlainText } }
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
