import GrammarCombinators

extension Dialect {
  /// The language of NSLayoutConstraint+ExpressionFormat: `view1.width = view2.width * 0.9 + margin`.
  public static let expressionFormat = Dialect(
    name: "expression-format",
    aliases: ["NSLayoutConstraint+ExpressionFormat"],
    library: "NSLayoutConstraint+ExpressionFormat",
    sample: "view1.width = view2.width * 0.9 + 5",
    notation: Notation(EqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self),
    meaning: Meaning(
      superviewWord: Meaning.SuperviewWord("superview", isShadowedByView: false), constantAlone: .superview),
    text: ExpressionFormat.Text(ExpressionFormat.equation),
    equation: ExpressionFormat.equation
  )
}

/// The grammar in the README of NSLayoutConstraint+ExpressionFormat, section "Syntax", production by production.
///
/// Rules that dialects share are declared in `Rules/`, as the terminals are, and named here. One departure: the README's
/// `expression` is divided into `expression` and `equation`, so that a host grammar can go on after an equation.
enum ExpressionFormat {
  ///     expression ::= equation EOF
  typealias Text = ExpressionText<Equation>

  ///     equation ::= identifierAttributePair relationOperator rightSubexpression
  typealias Equation = AttributeEquation<SpacedAttributePair, RelationOperator, RightSide>

  /// The equation, for use inside the grammar of a host.
  @inline(__always) static var equation: Equation {
    Equation(SpacedAttributePair(), RelationOperator(), RightSide(SpacedAttributePair(), Constant()))
  }

  ///     relationOperator ::= EQ_OPERATOR
  ///                        | GTE_OPERATOR
  ///                        | LTE_OPERATOR
  struct RelationOperator: InlinedRule {
    static var name: StaticString { "relationOperator" }
    @inline(__always) var body: some Parser<Relation> {
      OneOf {
        EqualOperator().as(Relation.equal)
        GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
        LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
      }
    }
  }

  ///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
  ///                          | constant
  typealias RightSide = RightSubexpression<SpacedAttributePair, Constant>

  ///     constant ::= SUB_OPERATOR? ( IDENTIFIER | NUMERAL )
  struct Constant: InlinedRule {
    static var name: StaticString { "constant" }
    @inline(__always) var body: some Parser<(Void?, ParsedScalar)> {
      Optionally { SubtractionOperator() }
      OneOf {
        NamedScalar()
        WrittenScalar(Numeral())
      }
    }

    @inline(__always) static func value(of parts: (Void?, ParsedScalar)) -> ParsedScalar {
      parts.0 == nil ? parts.1 : parts.1.negated
    }
  }
}
