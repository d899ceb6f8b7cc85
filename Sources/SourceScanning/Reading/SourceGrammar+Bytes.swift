import GrammarCombinators

enum AnyByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { true }
}

enum InLine: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != 10 }
}

enum CommentText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "*") && byte != UInt8(ascii: "/") }
}

enum DirectiveText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    !DirectiveMark.contains(byte) && byte != UInt8(ascii: "\\") && byte != 10
  }
}

enum DirectiveMark: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") }
}

enum StringText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 10
  }
}

enum CharacterText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\") && byte != 10
  }
}

enum SourceWordStart: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { WordStart.contains(byte) || byte == UInt8(ascii: "$") || byte >= 0x80 }
}

enum SourceWordPart: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { WordPart.contains(byte) || byte == UInt8(ascii: "$") || byte >= 0x80 }
}

enum SourceNumberPart: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { WordPart.contains(byte) || byte == UInt8(ascii: ".") }
}

enum NoByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { false }
}

enum Blank: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
}

enum BalancedText: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { !"()\"/#".utf8.contains(byte) }
}

/// In one line there is hardly a comment: one without an end would be looked for up to the end of the source.
enum BalancedTextInLine: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { !"()\"#\n".utf8.contains(byte) }
}
