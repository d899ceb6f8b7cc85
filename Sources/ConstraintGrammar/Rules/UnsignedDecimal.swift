public import GrammarCombinators

/// A number without a sign or an exponent, with digits on both sides of its point.
///
///     NUMBER ::= [0-9]+ ( "." [0-9]+ )?
public struct UnsignedDecimal: Token {
  @_alwaysEmitIntoClient public static var name: StaticString { "NUMBER" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> { Numeral().body }
}
