/// Facts about ASCII bytes that more than one parser needs.
@usableFromInline enum ASCII {
  @inlinable @inline(__always) static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  @inlinable @inline(__always) static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 }

  @inlinable @inline(__always) static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 65 < 26 ? byte | 0x20 : byte
  }
}
