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
    text: Formula(FormulaStyle.Equation()),
    equation: FormulaStyle.Equation()
  )
}

/// The Swift expressions that the README of FormulaStyleConstraint documents, as productions.
///
/// The grammar is that of plain arithmetic. What its table of binary operators leaves out, such as a product of two
/// terms, is refused as a side is reduced to m·x + c: see ``LinearForm``.
public enum FormulaStyle {
  ///     equation ::= sum relationOperator sum
  public struct Equation: Rule {
    @inlinable public static var name: StaticString { "equation" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<ParsedEquation> {
      Group {
        Outlined { Sum() }
        RelationOperator()
        Outlined { Sum() }
      }.check { LinearForm.equation($0.0, $0.1, $0.2) }
    }
  }

  ///     sum ::= product ( ( ADD_OPERATOR | SUB_OPERATOR ) product )*
  public struct Sum: Rule {
    @inlinable public static var name: StaticString { "sum" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<LinearForm> {
      LeftAssociative {
        Product()
      } operators: {
        AdditionOperator().as(AdditiveOperator.plus)
        SubtractionOperator().as(AdditiveOperator.minus)
      } combining: {
        LinearForm.combine($0, $1, $2)
      }
    }
  }

  ///     product ::= factor ( ( MUL_OPERATOR | DIV_OPERATOR ) factor )*
  public struct Product: Rule {
    @inlinable public static var name: StaticString { "product" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<LinearForm> {
      LeftAssociative {
        Factor()
      } operators: {
        MultiplicationOperator().as(ScalingOperator.times)
        DivisionOperator().as(ScalingOperator.dividedBy)
      } combining: {
        LinearForm.combine($0, $1, $2)
      }
    }
  }

  ///     factor ::= SUB_OPERATOR? primary /* ws: explicit */
  public struct Factor: Rule {
    @inlinable public static var name: StaticString { "factor" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<LinearForm> {
      Group(Glued.self) {
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
    @inlinable @inline(__always) public var body: some Parser<LinearForm> {
      OneOf {
        SeparatedNumber().map { LinearForm(constant: $0) }
        Term()
        Group {
          "("
          Recursive { Sum() }
          ")"
        }
      }
    }
  }

  ///     term ::= IDENTIFIER ( DOT IDENTIFIER )* subscript /* ws: explicit */
  public struct Term: Rule {
    @inlinable public static var name: StaticString { "term" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<LinearForm> {
      Group(Glued.self) {
        Identifier()
        Repeat(.zeroOrMore, into: SourceRange?.none, { $0 = $1 }, Glued.self) {
          Dot()
          Identifier()
        }
        Subscript()
      }.map { LinearForm(item: $0.0.extended(to: $0.1), attribute: $0.2) }
    }
  }

  ///     subscript ::= "[" attribute "]"
  public struct Subscript: Rule {
    @inlinable public static var name: StaticString { "subscript" }
    @inlinable public init() {}
    @inlinable @inline(__always) public var body: some Parser<Attribute> {
      "["
      AttributeMember()
      "]"
    }
  }

  ///     attribute ::= DOT ATTRIBUTE /* ws: explicit */
  public struct AttributeMember: Rule {
    @inlinable public static var name: StaticString { "attribute" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<Attribute> {
      Dot()
      LayoutAttribute()
    }
  }
}
