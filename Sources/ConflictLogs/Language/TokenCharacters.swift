import GrammarCombinators

// The classes of characters that the tokens are made of.

/// Letters, digits, `_`, `$` and what is beyond ASCII.
private func isWordCharacter(_ byte: UInt8) -> Bool {
  WordPart.contains(byte) || byte == UInt8(ascii: "$") || byte >= 0x80
}

enum ClassCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { isWordCharacter(byte) || byte == UInt8(ascii: ".") }
}

enum MemberCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { isWordCharacter(byte) }
}

enum AddressCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { isWordCharacter(byte) || byte == UInt8(ascii: "-") }
}

enum LabelCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { AddressCharacter.contains(byte) || byte == UInt8(ascii: " ") }
}

enum ContextCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "(") && byte != UInt8(ascii: ")") }
}

enum ArgumentCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">") }
}

enum FileCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "#") }
}

enum MaskCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") }
}

enum NoQuotationMark: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "'") }
}

enum NoBlank: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { !WhiteSpace.contains(byte) && NoQuotationMark.contains(byte) }
}

enum NoEndOfTitle: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    NoQuotationMark.contains(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "(")
      && byte != UInt8(ascii: "]")
  }
}

enum NoEndOfList: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    NoBlank.contains(byte) && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ")")
  }
}

enum NameCharacter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), 9...13:
      false
    default: true
    }
  }
}

enum NameBeginning: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { NameCharacter.contains(byte) && byte != UInt8(ascii: " ") }
}
