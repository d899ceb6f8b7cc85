import GrammarCombinators

/// Any word, read as a whole so that no call is found in the middle of one.
///
///     WORD ::= [_a-zA-Z] [_a-zA-Z0-9]*
struct SourceWord: Token {
  static var name: StaticString { "WORD" }
  var body: some Parser<SourceRange> { Word(WordStart.self, WordPart.self) }
}

/// A string literal on one line; its output is what stands between the quotation marks.
///
///     STRING ::= '"' ( "\" [#x0-#x10FFFF] | [^"\#xA] )* '"'
struct StringLiteral: Token {
  static var name: StaticString { "STRING" }

  var body: some Parser<SourceRange> {
    "\""
    Matched(Glued.self) {
      Repeat(.zeroOrMore, Glued.self) {
        OneOf {
          Grouped(Glued.self) {
            "\\"
            Byte(AnyByte.self).as(())
          }
          Byte(StringByte.self).as(())
        }
      }
    }
    "\""
  }
}

/// `[^"\#xA]`
enum StringByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { !"\"\\\n".utf8.contains(byte) }
}

///     COMMENT ::= "//" [^#xA]* | "/*" ( !"*/" [#x0-#x10FFFF] )* ( "*/" | $ )
struct Comment: Token {
  static var name: StaticString { "COMMENT" }

  var body: some Parser<Void> {
    OneOf {
      Grouped(Glued.self) {
        "//"
        Repeat(.zeroOrMore, Glued.self) { Byte(LineByte.self).as(()) }
      }
      Grouped(Glued.self) {
        "/*"
        Repeat(.zeroOrMore, Glued.self) {
          NotFollowedBy { "*/" }
          Byte(AnyByte.self).as(())
        }
        OneOf {
          "*/"
          End()
        }
      }
    }
  }
}

/// `[^#xA]`
enum LineByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != UInt8(ascii: "\n") }
}

/// Every byte there is.
enum AnyByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { true }
}
