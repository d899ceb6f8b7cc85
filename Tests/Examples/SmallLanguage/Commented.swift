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

/// A comment that is begun must end: one that does not is told where the text ends.
///
///     COMMENT ::= "#" [^#xA]* ( #xA | $ ) | "/*" ( !"*/" [#x0-#x10FFFF] )* "*/"
struct Comment: Token {
  static var name: StaticString { "COMMENT" }

  var body: some Parser<Void> {
    OneOf {
      SequenceOf(NoSpace.self) {
        "#"
        Repeat(.zeroOrMore, NoSpace.self) { ByteOf(LineByte.self).as(()) }
        OneOf {
          "\n"
          End()
        }
      }
      SequenceOf(NoSpace.self) {
        "/*"
        Committed(NoSpace.self) {
          Repeat(.zeroOrMore, NoSpace.self) {
            NotFollowedBy { "*/" }
            ByteOf(AnyByte.self).as(())
          }
          "*/"
        }
      }
    }
  }
}

/// Every byte there is.
enum AnyByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { true }
}

/// All that stands in one line.
enum LineByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { byte != 10 }
}
