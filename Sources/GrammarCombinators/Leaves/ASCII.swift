/// Facts about ASCII bytes that more than one parser needs.
@usableFromInline enum ASCII {
  @inlinable @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  @inlinable @inline(__always) static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }

  @inlinable @inline(__always) static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 65 < 26 ? byte | 0x20 : byte
  }

  /// Eight bytes at once.
  @inlinable @inline(__always) static func lowercased(_ word: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let low = word & (each &* 0x7F)
    let isCapital = (low &+ each &* (0x80 - 0x41)) & ~(low &+ each &* (0x80 - 0x5B)) & ~word & (each &* 0x80)
    return word | isCapital &>> 2
  }
}
