public import GrammarCombinators

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
public enum VisualAttribute {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression
  public typealias Equation = AttributeEquation<IdentifierAttributePair, RelationOperator, RightSide>

  /// The equation, for use inside the grammar of a host.
  @_alwaysEmitIntoClient @inline(__always) public static var equation: Equation {
    Equation(IdentifierAttributePair(), RelationOperator(), RightSide(IdentifierAttributePair(), Constant()))
  }

  ///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
  ///                          | constant
  public typealias RightSide = RightSubexpression<IdentifierAttributePair, Constant>

  ///     constant ::= NUMBER
  public struct Constant: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "constant" }
    @_alwaysEmitIntoClient public init() {}
    @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Double> { OpenDecimal() }

    @_alwaysEmitIntoClient @inline(__always) public static func value(of number: Double) -> ParsedScalar {
      .number(number)
    }
  }

  ///     identifierAttributePair ::= IDENTIFIER DOT ATTRIBUTE /* ws: explicit */
  public struct IdentifierAttributePair: Rule, Inlined {
    @_alwaysEmitIntoClient public static var name: StaticString { "identifierAttributePair" }
    @_alwaysEmitIntoClient public init() {}
    @SequenceBuilder<Glued> @_alwaysEmitIntoClient @inline(__always) public var body:
      some Parser<(SourceRange, Attribute)>
    {
      Identifier()
      Dot()
      AnyCaseAttribute()
    }

    @_alwaysEmitIntoClient @inline(__always) public static func value(of parts: (SourceRange, Attribute))
      -> ParsedOperand
    {
      .attribute(of: parts.0, parts.1)
    }
  }
}
