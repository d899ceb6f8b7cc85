public import GrammarCombinators

/// The name of an item or of a number, as a range of the text.
///
///     IDENTIFIER ::= [_a-zA-Z] [_a-zA-Z0-9]*
public struct Identifier: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "IDENTIFIER" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<SourceRange> {
    Word(WordStart.self, WordPart.self)
  }
}
