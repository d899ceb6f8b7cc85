import GrammarCombinators

/// The multiplier of an attribute, with the numbers that the dialect allows there.
///
///     scaleExpression ::= MUL_OPERATOR constant
struct ScaleExpression<Number: Rule>: Rule, Inlined where Number.Output == ParsedScalar {
  static var name: StaticString { "scaleExpression" }
  let number: Number

  /// The multiplier, with `number` as the numbers that the dialect allows.
  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<ParsedScalar> {
    MultiplicationOperator()
    number
  }

  @inline(__always)
  static func value(of number: ParsedScalar) -> ParsedMultiplier { ParsedMultiplier(.times, number) }
}
