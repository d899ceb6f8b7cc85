import ConstraintGrammar
import GrammarCombinators

extension PlainWords {
  ///     NAME ::= [_a-zA-Z] [-_a-zA-Z0-9]*
  struct Name: Token {
    static var name: StaticString { "NAME" }
    var body: some Parser<SourceRange> { WordOf(WordStart.self, NamePart.self) }
  }

  enum NamePart: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { WordPart.contains(byte) || byte == UInt8(ascii: "-") }
  }

  ///     ATTRIBUTE ::= "width"
  ///                 | "height"
  struct SizeAttribute: Token {
    static var name: StaticString { "ATTRIBUTE" }
    var body: some Parser<Attribute> { Sizes() }
  }

  struct Sizes: KeywordSet {
    static let table = KeywordTable([("width", Attribute.width), ("height", .height)])
  }

  struct Relations: KeywordSet {
    static let table = KeywordTable([
      ("is", Relation.equal), ("atmost", .lessThanOrEqual), ("atleast", .greaterThanOrEqual),
    ])
  }
}
