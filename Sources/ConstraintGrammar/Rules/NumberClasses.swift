public import GrammarCombinators

/// `[eE]`
public enum ExponentMark: ByteClass {
  @inlinable @inline(__always) public static func contains(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "e") }
}

/// `[-+]`
public enum Sign: ByteClass {
  @inlinable @inline(__always) public static func contains(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}

/// `[_0-9]`
public enum DigitOrUnderscore: ByteClass {
  @inlinable @inline(__always) public static func contains(_ byte: UInt8) -> Bool {
    Digit.contains(byte) || byte == UInt8(ascii: "_")
  }
}
