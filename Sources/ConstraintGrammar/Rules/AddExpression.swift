import GrammarCombinators

/// The constant behind an attribute, with the numbers that the dialect allows there.
///
///     addExpression ::= ( ADD_OPERATOR | SUB_OPERATOR ) constant
struct AddExpression<Number: Rule>: Rule, Inlined where Number.Output == ParsedScalar {
  static var name: StaticString { "addExpression" }
  let number: Number

  /// The constant, with `number` as the numbers that the dialect allows.
  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<(AdditiveOperator, ParsedScalar)> {
    OneOf {
      AdditionOperator().as(AdditiveOperator.plus)
      SubtractionOperator().as(AdditiveOperator.minus)
    }
    number
  }

  @inline(__always)
  static func value(of parts: (AdditiveOperator, ParsedScalar)) -> ParsedConstant {
    ParsedConstant(parts.0, parts.1)
  }
}
