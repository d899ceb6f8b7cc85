public import GrammarCombinators

extension Dialect {
  /// The language of NSLayoutConstraint+ExpressionFormat: `view1.width = view2.width * 0.9 + margin`.
  public static let expressionFormat = Dialect(
    name: "expression-format",
    aliases: ["NSLayoutConstraint+ExpressionFormat"],
    library: "NSLayoutConstraint+ExpressionFormat",
    sample: "view1.width = view2.width * 0.9 + 5",
    notation: Notation(EqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self),
    text: Expression(ExpressionFormat.equation),
    equation: ExpressionFormat.equation
  )
}

/// The grammar in the README of NSLayoutConstraint+ExpressionFormat, section "Syntax", production by production.
///
/// Its terminals, `expression` and `addExpression` are in `Rules/`. One departure: `expression` is divided into `expression` and `equation`, so that a host
/// grammar can go on after an equation.
public enum ExpressionFormat {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression
  public typealias Equation = AttributeEquation<IdentifierAttributePair, RelationOperator, RightSubexpression>

  @inlinable @inline(__always) public static var equation: Equation {
    Equation(IdentifierAttributePair(), RelationOperator(), RightSubexpression())
  }

  ///     relationOperator ::= EQ_OPERATOR
  ///                        | GTE_OPERATOR
  ///                        | LTE_OPERATOR
  public struct RelationOperator: Rule {
    @inlinable public static var name: StaticString { "relationOperator" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<Relation> {
      OneOf {
        EqualOperator().as(Relation.equal)
        GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
        LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
      }
    }
  }

  ///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
  ///                          | constant
  public struct RightSubexpression: Rule {
    @inlinable public static var name: StaticString { "rightSubexpression" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ParsedSide> {
      OneOf {
        Group {
          IdentifierAttributePair()
          Optionally { ScaleExpression() }
          Optionally { AddExpression(Constant()) }
        }.map { ParsedSide($0.0, multiplier: $0.1, constant: $0.2) }
        Constant().map { ParsedSide(constant: $0) }
      }
    }
  }

  ///     scaleExpression ::= MUL_OPERATOR constant
  public struct ScaleExpression: Rule {
    @inlinable public static var name: StaticString { "scaleExpression" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ParsedMultiplier> {
      Group {
        MultiplicationOperator()
        Constant()
      }.map { ParsedMultiplier(.times, $0) }
    }
  }

  ///     constant ::= SUB_OPERATOR? ( IDENTIFIER | NUMERAL )
  public struct Constant: Rule {
    @inlinable public static var name: StaticString { "constant" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ParsedScalar> {
      Group {
        Optionally { SubtractionOperator() }
        OneOf {
          Identifier().map { ParsedScalar.name($0, isNegated: false) }
          Numeral().map { ParsedScalar.number($0) }
        }
      }.map { $0.0 == nil ? $0.1 : $0.1.negated }
    }
  }

  ///     identifierAttributePair ::= IDENTIFIER DOT ATTRIBUTE
  public struct IdentifierAttributePair: Rule {
    @inlinable public static var name: StaticString { "identifierAttributePair" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ParsedOperand> {
      Group {
        Identifier()
        Dot()
        ListedAttribute()
      }.map { ParsedOperand.attribute(of: $0.0, $0.1) }
    }
  }
}
