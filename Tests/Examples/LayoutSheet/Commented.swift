import GrammarCombinators

/// White space and comments may stand between the parts.
enum Commented: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, NoSpace.self) {
      OneOf {
        BytesOf(WhiteSpace.self)
        Comment()
      }
    }
  }
}

///     COMMENT ::= "/*" ( !"*/" [#x0-#x10FFFF] )* "*/"
struct Comment: Token {
  static var name: StaticString { "COMMENT" }

  var body: some Parser<Void> {
    "/*"
    Repeat(.zeroOrMore, NoSpace.self) {
      NotFollowedBy { "*/" }
      ByteOf(AnyByte.self).as(())
    }
    "*/"
  }
}

/// Every byte there is.
enum AnyByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { true }
}
