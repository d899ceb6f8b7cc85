import ConstraintGrammar
import GrammarCombinators

extension PlainWords {
  ///     NAME ::= [a-z] [-a-z0-9]*
  struct Name: Token {
    static var name: StaticString { "NAME" }
    var body: some Parser<SourceRange> { Word(SmallLetter.self, NamePart.self) }
  }

  enum SmallLetter: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
  }

  enum NamePart: ByteClass {
    static func contains(_ byte: UInt8) -> Bool {
      SmallLetter.contains(byte) || Digit.contains(byte) || byte == UInt8(ascii: "-")
    }
  }

  ///     ATTRIBUTE ::= "width"
  ///                 | "height"
  struct SizeAttribute: Token {
    static var name: StaticString { "ATTRIBUTE" }
    var body: some Parser<Attribute> { Keywords(Sizes.self) }
  }

  enum Sizes: KeywordSet {
    static let table = KeywordTable([("width", Attribute.width), ("height", .height)])
  }

  ///     IS ::= "is"
  struct Is: LiteralToken {
    static var name: StaticString { "IS" }
    static var spelling: StaticString { "is" }
  }

  ///     AT_MOST ::= "atmost"
  struct AtMost: LiteralToken {
    static var name: StaticString { "AT_MOST" }
    static var spelling: StaticString { "atmost" }
  }

  ///     AT_LEAST ::= "atleast"
  struct AtLeast: LiteralToken {
    static var name: StaticString { "AT_LEAST" }
    static var spelling: StaticString { "atleast" }
  }
}
