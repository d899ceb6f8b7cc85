public import GrammarCombinators

/// `[eE]`
@usableFromInline enum ExponentMark: ByteClass {
  @inlinable @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "e") }
}

/// `[-+]`
@usableFromInline enum Sign: ByteClass {
  @inlinable @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}

/// `[_0-9]`
@usableFromInline enum DigitOrUnderscore: ByteClass {
  @inlinable @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    Digit.contains(byte) || byte == UInt8(ascii: "_")
  }
}
