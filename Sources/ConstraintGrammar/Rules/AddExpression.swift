public import GrammarCombinators

/// The constant behind an attribute, with the numbers that the dialect allows there.
///
///     addExpression ::= ( ADD_OPERATOR | SUB_OPERATOR ) constant
public struct AddExpression<Number: Rule>: Rule, Inlined where Number.Output == ParsedScalar {
  @_alwaysEmitIntoClient public static var name: StaticString { "addExpression" }
  @usableFromInline let number: Number

  /// The constant, with `number` as the numbers that the dialect allows.
  @_alwaysEmitIntoClient @inline(__always) public init(_ number: Number) { self.number = number }

  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<(AdditiveOperator, ParsedScalar)> {
    OneOf {
      AdditionOperator().as(AdditiveOperator.plus)
      SubtractionOperator().as(AdditiveOperator.minus)
    }
    number
  }

  @_alwaysEmitIntoClient @inline(__always)
  public static func value(of parts: (AdditiveOperator, ParsedScalar)) -> ParsedConstant {
    ParsedConstant(parts.0, parts.1)
  }
}
