public import GrammarCombinators

extension Dialect {
  /// The operators of FormulaStyleConstraint as text: `viewA[.Width] * 3.0 == viewA[.Height] * 4.0`.
  public static let formulaStyle = Dialect(
    name: "formula-style",
    aliases: ["FormulaStyleConstraint"],
    library: "FormulaStyleConstraint",
    sample: "viewA[.Width] == 0.5 * viewB[.Width] - 4.0",
    notation: Notation(
      DoubleEqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self,
      attribute: { LayoutAttributes.capitalized($0) }, term: { $0 + "[." + $1 + "]" }, allowsExponents: true,
      isReduced: true),
    meaning: Meaning(selfName: .selfOfSwift),
    text: Formula(FormulaStyle.Equation()),
    equation: FormulaStyle.Equation()
  )
}

/// The Swift expressions that the README of FormulaStyleConstraint documents, as productions.
///
/// The grammar is that of plain arithmetic. What its table of binary operators leaves out, such as a product of two
/// terms, is refused as a side is reduced to m·x + c: see ``ReducedSide``. Its `term` is in `Rules/`.
public enum FormulaStyle {
  ///     equation ::= sum relationOperator sum
  public struct Equation: Rule {
    @inlinable public static var name: StaticString { "equation" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ParsedEquation> {
      Grouped {
        Outlined { Sum() }
        RelationOperator()
        Outlined { Sum() }
      }.check { ReducedSide.equation($0.0, $0.1, $0.2) }
    }
  }

  ///     sum ::= product ( ( ADD_OPERATOR | SUB_OPERATOR ) product )*
  public struct Sum: Rule {
    @inlinable public static var name: StaticString { "sum" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ReducedSide> {
      LeftAssociative {
        Product()
      } operators: {
        AdditionOperator().as(AdditiveOperator.plus)
        SubtractionOperator().as(AdditiveOperator.minus)
      } combining: {
        ReducedSide.combine($0, $1, $2)
      }
    }
  }

  ///     product ::= factor ( ( MUL_OPERATOR | DIV_OPERATOR ) factor )*
  public struct Product: Rule {
    @inlinable public static var name: StaticString { "product" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ReducedSide> {
      LeftAssociative {
        Factor()
      } operators: {
        MultiplicationOperator().as(ScalingOperator.times)
        DivisionOperator().as(ScalingOperator.dividedBy)
      } combining: {
        ReducedSide.combine($0, $1, $2)
      }
    }
  }

  ///     factor ::= SUB_OPERATOR? primary /* ws: explicit */
  public struct Factor: Rule {
    @inlinable public static var name: StaticString { "factor" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ReducedSide> {
      Grouped(Glued.self) {
        Optionally { SubtractionOperator() }
        Primary()
      }.check { $0.0 == nil ? ($0.1, nil) : $0.1.negated }
    }
  }

  ///     primary ::= NUMBER
  ///               | term
  ///               | "(" sum ")"
  public struct Primary: Rule {
    @inlinable public static var name: StaticString { "primary" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ReducedSide> {
      OneOf {
        ReducedNumber()
        SubscriptedTerm()
        Grouped {
          "("
          Recursive { Sum() }
          ")"
        }
      }
    }
  }

  /// A number as a side of its own, which is reduced already.
  public struct ReducedNumber: Fragment {
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<Double> { SeparatedNumber() }
    @inlinable @inline(__always)
    public static func value(of number: Double) -> ReducedSide { ReducedSide(constant: number) }
  }
}
