import GrammarCombinators

/// What may stand between the tokens of JSON: `[#x9#xA#xD#x20]`
enum Blank: ByteClass, Spacing {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 10 || byte == 13 || byte == 9 }
}

/// What stands for itself in a string: no control character, `"` or `\`.
enum Unescaped: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte >= 32 && byte != 34 && byte != 92 }
}

/// `["\/bfnrt]`
enum EscapeLetter: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool { character(of: byte) != 0 }

  /// What a letter behind a backslash stands for; zero for other letters.
  static func character(of letter: UInt8) -> UInt16 {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): UInt16(letter)
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: 0
    }
  }
}

/// `[0-9a-fA-F]`
enum HexadecimalDigit: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool {
    48...57 ~= byte || 97...102 ~= byte || 65...70 ~= byte
  }
}

/// `[1-9]`
enum NonzeroDigit: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool { 49...57 ~= byte }
}

/// `[eE]`
enum ExponentMark: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte == 101 || byte == 69 }
}

/// `[-+]`
enum SignMark: ByteClass {
  @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte == 43 || byte == 45 }
}
