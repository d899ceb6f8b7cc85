import GrammarCombinators

/// A number without a sign or an exponent, with digits on both sides of its point.
///
///     NUMBER ::= [0-9]+ ( "." [0-9]+ )?
struct UnsignedDecimal: Token {
  static var name: StaticString { "NUMBER" }
  @inline(__always) var body: some Parser<Double> { Numeral().body }
}
