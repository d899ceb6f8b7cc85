public import GrammarCombinators

/// An attribute of an item, scaled, plus a constant; or a constant alone.
///
///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
///                          | constant
public struct RightSubexpression<Pair: Rule, Number: Rule>: Rule
where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
  @inlinable public static var name: StaticString { "rightSubexpression" }
  @usableFromInline let pair: Pair
  @usableFromInline let number: Number

  /// A right side of the dialect's attributes and numbers.
  @inlinable @inline(__always) public init(_ pair: Pair, _ number: Number) {
    self.pair = pair
    self.number = number
  }

  @inlinable @inline(__always) public var body: some Parser<ParsedSide> {
    OneOf {
      Grouped {
        pair
        Optionally { ScaleExpression(number) }
        Optionally { AddExpression(number) }
      }.made(into: ScaledSide.self)
      number.made(into: ConstantSide.self)
    }
  }
}
