public import GrammarCombinators

///     EOF ::= $
public struct EndOfText: Token {
  @inlinable public static var name: StaticString { "EOF" }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<Void> { End() }
}
