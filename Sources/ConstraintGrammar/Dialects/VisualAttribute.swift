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
    text: Expression(VisualAttribute.equation),
    equation: VisualAttribute.equation
  )
}

/// The examples in the README of PLVisualAttributeConstraints, section "Grammar by example", as productions.
public enum VisualAttribute {
  ///     equation ::= identifierAttributePair relationOperator rightSubexpression
  public typealias Equation = AttributeEquation<IdentifierAttributePair, RelationOperator, RightSubexpression>

  @inlinable @inline(__always) public static var equation: Equation {
    Equation(IdentifierAttributePair(), RelationOperator(), RightSubexpression())
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

  ///     constant ::= NUMBER
  public struct Constant: Rule {
    @inlinable public static var name: StaticString { "constant" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ParsedScalar> {
      OpenDecimal().map { ParsedScalar.number($0) }
    }
  }

  ///     identifierAttributePair ::= IDENTIFIER DOT ATTRIBUTE /* ws: explicit */
  public struct IdentifierAttributePair: Rule {
    @inlinable public static var name: StaticString { "identifierAttributePair" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedOperand> {
      Group(Glued.self) {
        Identifier()
        Dot()
        AnyCaseAttribute()
      }.map { ParsedOperand.attribute(of: $0.0, $0.1) }
    }
  }
}
