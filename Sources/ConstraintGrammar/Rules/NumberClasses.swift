public import GrammarCombinators

/// `[eE]`
@usableFromInline package enum ExponentMark: ByteClass {
  @_alwaysEmitIntoClient @inline(__always) package static func contains(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "e")
  }
}

/// `[-+]`
@usableFromInline package enum Sign: ByteClass {
  @_alwaysEmitIntoClient @inline(__always) package static func contains(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}

/// `[_0-9]`
@usableFromInline package enum DigitOrUnderscore: ByteClass {
  @_alwaysEmitIntoClient @inline(__always) package static func contains(_ byte: UInt8) -> Bool {
    Digit.contains(byte) || byte == UInt8(ascii: "_")
  }
}
