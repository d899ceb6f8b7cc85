import GrammarCombinators

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
/// terms, is refused as a side is reduced to m·x + c: see ``ReducedSide``. Its `sum` and its `term` are in `Rules/`.
enum FormulaStyle {
  ///     equation ::= sum relationOperator sum
  struct Equation: InlinedRule {
    static var name: StaticString { "equation" }
    @inline(__always) var body: some Parser<ParsedEquation> {
      SequenceOf {
        Sum(of: Primary())
        RelationOperator()
        Sum(of: Primary())
      }.check { ReducedSide.equation($0.0, $0.1, $0.2) }
    }
  }

  ///     primary ::= NUMBER
  ///               | term
  ///               | "(" sum ")"
  struct Primary: InlinedRule {
    static var name: StaticString { "primary" }
    @inline(__always) var body: some Parser<ReducedSide> {
      OneOf {
        ReducedNumber()
        ReducedTerm()
        SequenceOf {
          "("
          Recursive { Sum(of: Primary()) }
          ")"
        }
      }
    }
  }

  /// A term as a side of its own.
  struct ReducedTerm: UnnamedRule {
    @inline(__always) var body: some Parser<(SourceRange, Attribute)> {
      SubscriptedTerm(LayoutAttribute())
    }
    @inline(__always) static func value(of term: (SourceRange, Attribute)) -> ReducedSide {
      ReducedSide(item: term.0, attribute: term.1)
    }
  }

  /// A number as a side of its own, which is reduced already.
  struct ReducedNumber: UnnamedRule {
    @inline(__always) var body: some Parser<Double> { SeparatedNumber() }
    @inline(__always)
    static func value(of number: Double) -> ReducedSide { ReducedSide(constant: number) }
  }
}
