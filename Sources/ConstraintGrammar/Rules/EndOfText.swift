public import GrammarCombinators

///     EOF ::= $
public struct EndOfText: Token {
  @inlinable public static var name: StaticString { "EOF" }
  public static var role: TokenRole { .end }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<Void> { End() }
}
