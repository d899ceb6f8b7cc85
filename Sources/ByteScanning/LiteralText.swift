/// The text of a literal in one machine word: up to eight ASCII characters themselves, of any other text the address.
///
/// A parser that holds its literal this way has one field, so that the compiler keeps it in a register and compares a short
/// one in one instruction.
@frozen @usableFromInline package struct PackedLiteral: Sendable {
  // A short text: its characters, the first one lowest. A long one: its address behind a byte of zeros, which no short one
  // begins with. No character of ASCII has the eighth bit, so that of the lowest byte says whether capitals count.
  @usableFromInline let bits: UInt64

  /// - Precondition: `text` is not empty and has no null character.
  @_alwaysEmitIntoClient @inline(__always) package init(_ text: StaticString, ignoresCase: Bool) {
    let count = text.utf8CodeUnitCount
    precondition(count > 0, "a literal has at least one character")
    var bits: UInt64 = 0
    if text.isASCII, count <= 8 {
      var index = 0
      while index < count {
        // The index is below the count of the constant that the pointer points to.
        let byte = unsafe text.utf8Start[index]
        precondition(byte != 0, "a literal has no null character")
        bits |= UInt64(byte) &<< UInt64(truncatingIfNeeded: 8 &* index)
        index &+= 1
      }
    } else {
      // Looked at each time that the literal is made, and so where nothing is optimised alone.
      assert(
        unsafe UnsafeBufferPointer(start: text.utf8Start, count: count).allSatisfy { $0 != 0 },
        "a literal has no null character")
      // A constant stays where it is, ends in a null character, and no address has more than 56 bits.
      bits = unsafe UInt64(UInt(bitPattern: text.utf8Start)) &<< 8
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
    let address = UInt(truncatingIfNeeded: bits &>> 8)
    return (0...).lazy.map { index in
      if isShort { return index < count ? self[index] : 0 }
      // The address is that of a constant, which is read no further than its null character.
      return unsafe UnsafePointer<UInt8>(bitPattern: address)![index]
    }.prefix { $0 != 0 }
  }
}

extension PackedLiteral: CustomStringConvertible {
  @usableFromInline package var description: String { String(decoding: Array(bytes), as: UTF8.self) }
}
