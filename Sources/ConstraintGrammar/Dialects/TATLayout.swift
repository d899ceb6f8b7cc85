import GrammarCombinators

extension Dialect {
  /// The language of TATLayout: `view1.width >= view2.width * 0.5 + margin @ 750`.
  public static let tatLayout = Dialect(
    name: "tat-layout",
    aliases: ["TATLayout"],
    library: "TATLayout",
    sample: "view1.width >= view2.width * 0.5 + margin @750",
    notation: Notation(
      DoubleEqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self, allowsExponents: true),
    meaning: Meaning(superviewWord: Meaning.SuperviewWord("superview", yieldsToView: false)),
    text: ExpressionText(TATLayout.equation),
    equation: TATLayout.equation
  )
}

/// The language that the README of TATLayout describes, as productions: a name may stand wherever a number may.
public enum TATLayout {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression ( "@" priority )?
  public typealias Equation = RankedAttributeEquation<
    DottedAttributePair<AnyAttribute>, RelationOperator,
    RightSubexpression<DottedAttributePair<AnyAttribute>, CompactConstraint.Constant<CompactConstraint.SignedNumber>>,
    CompactConstraint.SignedNumber
  >

  /// The equation, for use inside the grammar of a host.
  @inlinable @inline(__always) public static var equation: Equation {
    let (pair, number) = (DottedAttributePair(AnyAttribute()), CompactConstraint.SignedNumber())
    return Equation(
      pair, RelationOperator(), RightSubexpression(pair, CompactConstraint.Constant(number)), number)
  }
}
