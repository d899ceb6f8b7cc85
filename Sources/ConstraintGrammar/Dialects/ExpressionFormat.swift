public import GrammarCombinators

extension Dialect {
  /// The language of NSLayoutConstraint+ExpressionFormat: `view1.width = view2.width * 0.9 + margin`.
  public static let expressionFormat = Dialect(
    name: "expression-format",
    aliases: ["NSLayoutConstraint+ExpressionFormat"],
    library: "NSLayoutConstraint+ExpressionFormat",
    sample: "view1.width = view2.width * 0.9 + 5",
    notation: Notation(EqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self),
    meaning: Meaning(
      superviewWord: Meaning.SuperviewWord("superview", yieldsToView: false), constantAlone: .superview),
    text: ExpressionFormat.Text(ExpressionFormat.equation),
    equation: ExpressionFormat.equation
  )
}

/// The grammar in the README of NSLayoutConstraint+ExpressionFormat, section "Syntax", production by production.
///
/// Rules that dialects share are declared in `Rules/`, as the terminals are, and named here. One departure: the README's
/// `expression` is divided into `expression` and `equation`, so that a host grammar can go on after an equation.
public enum ExpressionFormat {
  ///     expression ::= equation EOF
  public typealias Text = ExpressionText<Equation>

  ///     equation ::= identifierAttributePair relationOperator rightSubexpression
  public typealias Equation = AttributeEquation<IdentifierAttributePair, RelationOperator, RightSide>

  /// The equation, for use inside the grammar of a host.
  @_alwaysEmitIntoClient @inline(__always) public static var equation: Equation {
    Equation(IdentifierAttributePair(), RelationOperator(), RightSide(IdentifierAttributePair(), Constant()))
  }

  ///     relationOperator ::= EQ_OPERATOR
  ///                        | GTE_OPERATOR
  ///                        | LTE_OPERATOR
  public struct RelationOperator: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "relationOperator" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Relation> {
      OneOf {
        EqualOperator().as(Relation.equal)
        GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
        LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
      }
    }
  }

  ///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
  ///                          | constant
  public typealias RightSide = RightSubexpression<IdentifierAttributePair, Constant>

  ///     constant ::= SUB_OPERATOR? ( IDENTIFIER | NUMERAL )
  public struct Constant: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "constant" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<(Void?, ParsedScalar)> {
      Optionally { SubtractionOperator() }
      OneOf {
        NamedScalar()
        WrittenScalar(Numeral())
      }
    }

    @_alwaysEmitIntoClient @inline(__always) public static func value(of parts: (Void?, ParsedScalar)) -> ParsedScalar {
      parts.0 == nil ? parts.1 : parts.1.negated
    }
  }

  ///     identifierAttributePair ::= IDENTIFIER DOT ATTRIBUTE
  public struct IdentifierAttributePair: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "identifierAttributePair" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<(SourceRange, Attribute)> {
      Identifier()
      Dot()
      ListedAttribute()
    }

    @_alwaysEmitIntoClient @inline(__always) public static func value(of parts: (SourceRange, Attribute))
      -> ParsedOperand
    {
      .attribute(of: parts.0, parts.1)
    }
  }
}
