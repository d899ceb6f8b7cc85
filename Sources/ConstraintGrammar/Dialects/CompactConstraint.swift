import GrammarCombinators

extension Dialect {
  /// The language of CompactConstraint: `button.height = button.width / 1.6`.
  public static let compactConstraint = Dialect(
    name: "compact-constraint",
    aliases: ["CompactConstraint"],
    library: "CompactConstraint",
    sample: "button.height = button.width / 1.6",
    notation: Notation(
      EqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self, allowsExponents: true),
    meaning: Meaning(superviewWord: Meaning.SuperviewWord("super", isShadowedByView: true), selfName: .receiver),
    text: ExpressionText(CompactConstraint.equation),
    equation: CompactConstraint.equation
  )
}

/// The syntax in the README of CompactConstraint, section "Syntax", as productions.
///
/// The README gives one line, `leftItem.attribute [= == <= >=] rightItem.attribute [* /] multiplier [+ -] constant`, and
/// lets metrics stand for numbers. It states no arithmetic on literals: `10 + 5` is no right side, `margin + 5` is.
enum CompactConstraint {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression
  typealias Equation = AttributeEquation<
    Pair, CompactRules.RelationOperator,
    CompactRules.RightSubexpression<Pair, CompactRules.Constant<CompactRules.SignedNumber>>
  >

  ///     identifierAttributePair ::= IDENTIFIER DOT ( IDENTIFIER DOT )* ATTRIBUTE /* ws: explicit */
  typealias Pair = DottedAttributePair<ListedAttribute>

  @inline(__always) static var pair: Pair { Pair(ListedAttribute()) }

  /// The equation, for use inside the grammar of a host.
  @inline(__always) static var equation: Equation {
    let number = CompactRules.Constant(CompactRules.SignedNumber())
    return Equation(pair, CompactRules.RelationOperator(), CompactRules.RightSubexpression(pair, number))
  }
}
