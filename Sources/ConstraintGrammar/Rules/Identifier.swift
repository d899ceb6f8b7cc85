public import GrammarCombinators

/// The name of an item or of a number, as a range of the text.
///
///     IDENTIFIER ::= [_a-zA-Z] [_a-zA-Z0-9]*
public struct Identifier: Token {
  @inlinable public static var name: StaticString { "IDENTIFIER" }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<SourceRange> { Word(WordStart.self, WordPart.self) }
}
