public import GrammarCombinators

/// The multiplier of an attribute, with the numbers that the dialect allows there.
///
///     scaleExpression ::= MUL_OPERATOR constant
public struct ScaleExpression<Number: Rule>: Rule, Inlined where Number.Output == ParsedScalar {
  @_alwaysEmitIntoClient public static var name: StaticString { "scaleExpression" }
  @usableFromInline let number: Number

  /// The multiplier, with `number` as the numbers that the dialect allows.
  @_alwaysEmitIntoClient @inline(__always) public init(_ number: Number) { self.number = number }

  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<ParsedScalar> {
    MultiplicationOperator()
    number
  }

  @_alwaysEmitIntoClient @inline(__always)
  public static func value(of number: ParsedScalar) -> ParsedMultiplier { ParsedMultiplier(.times, number) }
}
