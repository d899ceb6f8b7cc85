public import GrammarCombinators

///     EOF ::= $
public struct EndOfText: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "EOF" }
  public static var role: TokenRole { .end }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Void> { End() }
}
