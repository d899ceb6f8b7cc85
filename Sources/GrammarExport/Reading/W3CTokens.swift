import GrammarCombinators

// The tokens of the notation, and the characters that they are made of.

enum W3CAny: ByteClass { static func contains(_ byte: UInt8) -> Bool { true } }

/// All but `]` and what ends a line.
enum W3CInClass: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "]") && byte != 10 && byte != 13 }
}

enum W3CInDoubleQuotes: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\"") && byte != 10 && byte != 13 }
}

enum W3CInSingleQuotes: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "'") && byte != 10 && byte != 13 }
}

enum W3CHexadecimalDigit: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { 48...57 ~= byte || 65...70 ~= byte || 97...102 ~= byte }
}

enum W3CNameMark: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") }
}

enum W3CSmallLetter: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { 97...122 ~= byte }
}

/// A hyphen or a dot stands inside a name, and never at its end: `a-b` is a name, `a -b` an exclusion.
struct W3CName: Token {
  static var name: StaticString { "NAME" }

  var body: some Parser<SourceRange> {
    Matched(Glued.self) {
      Word(WordStart.self, WordPart.self).as(())
      Repeat(.zeroOrMore, Glued.self) {
        Grouped(Glued.self) {
          Bytes(W3CNameMark.self)
          Bytes(WordPart.self)
        }
      }
    }
  }
}

struct W3CLiteral: Token {
  static var name: StaticString { "LITERAL" }

  var body: some Parser<SourceRange> {
    Matched(Glued.self) {
      OneOf {
        Grouped(Glued.self) {
          "\""
          Repeat(.zeroOrMore, Glued.self) { Byte(W3CInDoubleQuotes.self).as(()) }
          "\""
        }
        Grouped(Glued.self) {
          "'"
          Repeat(.zeroOrMore, Glued.self) { Byte(W3CInSingleQuotes.self).as(()) }
          "'"
        }
      }
    }
  }
}

struct W3CCode: Token {
  static var name: StaticString { "CODE" }

  var body: some Parser<SourceRange> {
    Matched(Glued.self) {
      "#x"
      Bytes(W3CHexadecimalDigit.self)
    }
  }
}

struct W3CClass: Token {
  static var name: StaticString { "CLASS" }

  var body: some Parser<SourceRange> {
    Matched(Glued.self) {
      "["
      Bytes(W3CInClass.self)
      "]"
    }
  }
}

/// `[4a]`, before a production.
struct W3CNumber: Token {
  static var name: StaticString { "NUMBER" }

  var body: some Parser<Void> {
    "["
    Bytes(Digit.self)
    Repeat(.zeroOrMore, Glued.self) { Byte(W3CSmallLetter.self).as(()) }
    "]"
  }
}
