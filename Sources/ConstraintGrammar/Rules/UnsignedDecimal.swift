public import GrammarCombinators

/// A number without a sign or an exponent, with digits on both sides of its point.
///
///     NUMBER ::= [0-9]+ ( "." [0-9]+ )?
public struct UnsignedDecimal: Token {
  @inlinable public static var name: StaticString { "NUMBER" }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<Double> { Numeral().body }
}
