import GrammarCombinators

/// `[eE]`
enum ExponentMark: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    byte | 0x20 == UInt8(ascii: "e")
  }
}

/// `[-+]`
enum Sign: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}

/// `[_0-9]`
enum DigitOrUnderscore: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    Digit.contains(byte) || byte == UInt8(ascii: "_")
  }
}
