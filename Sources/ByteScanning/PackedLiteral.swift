/// The text of a literal in one machine word: up to eight ASCII characters themselves, of any other text the address and, up
/// to 254, the number of bytes.
///
/// A parser that holds its literal this way has one field, so that the compiler keeps it in a register and compares a short
/// one in one instruction.
@frozen @usableFromInline package struct PackedLiteral: Sendable {
  // A short text: its characters, the first one lowest. A long one, and one that is empty or has a null character: its address
  // behind a byte of zeros, which no short one begins with, and its length before it. No character of ASCII has the eighth
  // bit, so that of the lowest byte says whether capitals count.
  @usableFromInline let bits: UInt64

  @_alwaysEmitIntoClient @inline(__always) package init(_ text: StaticString, ignoresCase: Bool) {
    let count = text.utf8CodeUnitCount
    var bits: UInt64 = 0
    var isShort = text.isASCII && count > 0 && count <= 8
    if isShort {
      var index = 0
      while index < count {
        // The index is below the count of the constant that the pointer points to.
        let byte = unsafe text.utf8Start[index]
        if byte == 0 { isShort = false }
        bits |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 8 &* index)
        index &+= 1
      }
    }
    if !isShort {
      // A constant stays where it is, ends in a null character, and its address has no more than 48 bits.
      bits = unsafe UInt64(UInt(bitPattern: text.utf8Start)) &<< 8
      bits |= UInt64(truncatingIfNeeded: count < 255 ? count : 255) &<< 56
    }
    self.bits = ignoresCase ? bits | 0x80 : bits
  }

  /// Whether capitals and small letters of ASCII are alike.
  @_alwaysEmitIntoClient @inline(__always) package var ignoresCase: Bool { bits & 0x80 != 0 }

  @_alwaysEmitIntoClient @inline(__always) package var isShort: Bool { bits & 0x7F != 0 }

  /// How many bytes a short text has: 1 to 8.
  @_alwaysEmitIntoClient @inline(__always) package var count: Int { (71 &- bits.leadingZeroBitCount) &>> 3 }

  /// The byte of a short text at `index`, which is 0 to `count - 1`.
  @_alwaysEmitIntoClient @inline(__always) package subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 8 &* index)) & 0x7F
  }

  /// Reads a text that is not short.
  @usableFromInline @inline(never) package func matchesLong(_ input: Span<UInt8>, _ offset: inout Int) -> Void? {
    var end = offset
    for expected in bytes {
      guard let byte = input.byte(at: end), isAlike(byte, expected) else { return nil }
      end &+= 1
    }
    offset = end
    return ()
  }

  /// Whether a byte stands for one of the text.
  @_alwaysEmitIntoClient @inline(__always) package func isAlike(_ byte: UInt8, _ expected: UInt8) -> Bool {
    byte == expected || ignoresCase && ASCII.lowercased(byte) == ASCII.lowercased(expected)
  }

  /// The bytes of the text.
  private var bytes: some Sequence<UInt8> {
    let address = UInt(truncatingIfNeeded: (bits &<< 8) &>> 16)
    let length = isShort ? count : Int(truncatingIfNeeded: bits &>> 56)
    return (0...).lazy.map { index -> UInt8? in
      if isShort { return index < length ? self[index] : nil }
      if index >= length, length < 255 { return nil }
      // The address is that of a constant, which is read no further than its length, or the null character behind 255 bytes.
      let byte = unsafe UnsafePointer<UInt8>(bitPattern: address)![index]
      return index >= length && byte == 0 ? nil : byte
    }.prefix { $0 != nil }.lazy.map { $0! }
  }
}

extension PackedLiteral: CustomStringConvertible {
  @usableFromInline package var description: String { String(decoding: Array(bytes), as: UTF8.self) }
}
