import GrammarCombinators

extension Dialect {
  /// The language of PLVisualAttributeConstraints: `secondView.left >= firstView.left * 2 + 10`.
  public static let visualAttribute = Dialect(
    name: "visual-attribute",
    aliases: ["PLVisualAttributeConstraints"],
    library: "PLVisualAttributeConstraints",
    sample: "secondView.left >= firstView.left * 2 + 10",
    notation: Notation(
      DoubleEqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self,
      attribute: { $0.rawValue.lowercased() }),
    meaning: Meaning(constantAlone: .sameItem),
    text: ExpressionText(VisualAttribute.equation),
    equation: VisualAttribute.equation
  )
}

/// The examples in the README of PLVisualAttributeConstraints, section "Grammar by example", as productions.
enum VisualAttribute {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression
  typealias Equation = AttributeEquation<IdentifierAttributePair, RelationOperator, RightSide>

  /// The equation, for use inside the grammar of a host.
  @inline(__always) static var equation: Equation {
    Equation(IdentifierAttributePair(), RelationOperator(), RightSide(IdentifierAttributePair(), Constant()))
  }

  ///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
  ///                          | constant
  typealias RightSide = RightSubexpression<IdentifierAttributePair, Constant>

  ///     constant ::= NUMBER
  struct Constant: InlinedRule {
    static var name: StaticString { "constant" }
    @inline(__always) var body: some Parser<Double> { OpenDecimal() }

    @inline(__always) static func value(of number: Double) -> ParsedScalar {
      .number(number)
    }
  }

  ///     identifierAttributePair ::= IDENTIFIER DOT ATTRIBUTE /* ws: explicit */
  struct IdentifierAttributePair: InlinedRule {
    static var name: StaticString { "identifierAttributePair" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<(SourceRange, Attribute)> {
      Identifier()
      Dot()
      AnyCaseAttribute()
    }

    @inline(__always) static func value(of parts: (SourceRange, Attribute))
      -> ParsedOperand
    {
      .attribute(of: parts.0, parts.1)
    }
  }
}
