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
enum TATLayout {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression ( "@" priority )?
  typealias Equation = RankedAttributeEquation<
    DottedAttributePair<AnyAttribute>, RelationOperator,
    RightSubexpression<DottedAttributePair<AnyAttribute>, CompactConstraint.Constant<CompactConstraint.SignedNumber>>,
    CompactConstraint.SignedNumber
  >

  /// The equation.
  @inline(__always) static var equation: Equation {
    let (pair, number) = (DottedAttributePair(AnyAttribute()), CompactConstraint.SignedNumber())
    return Equation(
      pair, RelationOperator(), RightSubexpression(pair, CompactConstraint.Constant(number)), number)
  }
}
