import ConstraintGrammar
import GrammarCombinators

extension PlainWords {
  struct Name: Token {
    static var name: StaticString { "NAME" }
    @inline(__always) var body: some Parser<SourceRange> { Word(SmallLetter.self, NamePart.self) }
  }

  enum SmallLetter: ByteClass {
    static func contains(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
  }

  enum NamePart: ByteClass {
    static func contains(_ byte: UInt8) -> Bool {
      SmallLetter.contains(byte) || Digit.contains(byte) || byte == UInt8(ascii: "-")
    }
  }

  struct SizeAttribute: Token {
    static var name: StaticString { "ATTRIBUTE" }
    @inline(__always) var body: some Parser<Attribute> { Keywords(Sizes.self) }
  }

  enum Sizes: KeywordSet {
    static let table = KeywordTable([("width", Attribute.width), ("height", .height)])
  }

  struct Is: LiteralToken {
    static var name: StaticString { "IS" }
    static var spelling: StaticString { "is" }
  }

  struct AtMost: LiteralToken {
    static var name: StaticString { "AT_MOST" }
    static var spelling: StaticString { "atmost" }
  }

  struct AtLeast: LiteralToken {
    static var name: StaticString { "AT_LEAST" }
    static var spelling: StaticString { "atleast" }
  }
}
