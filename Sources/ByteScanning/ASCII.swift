/// Facts about ASCII bytes that more than one parser needs.
@usableFromInline package enum ASCII {
  @_alwaysEmitIntoClient @inline(__always) package static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  @_alwaysEmitIntoClient @inline(__always) package static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26
  }

  @_alwaysEmitIntoClient @inline(__always) package static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 65 < 26 ? byte | 0x20 : byte
  }

  /// Of each of eight bytes that is a small letter, the bit in which its capital differs.
  static func caseBits(of word: UInt64) -> UInt64 {
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) where 97...122 ~= word >> shift & 0xFF { bits |= 0x20 << shift }
    return bits
  }
}
