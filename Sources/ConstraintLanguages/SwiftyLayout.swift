public import ConstraintGrammar
package import GrammarCombinators

extension Dialect {
  /// The operators of SwiftyLayout as text: `a[.width] == b[.width] + margin ~ 750`.
  public static let swiftyLayout = Dialect(
    name: "swifty-layout",
    aliases: ["SwiftyLayout"],
    library: "SwiftyLayout",
    sample: "a[.width] == b[.width] / 2 + margin ~ 750",
    notation: Notation(
      DoubleEqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self,
      term: { $0 + "[." + $1 + "]" }, allowsExponents: true, isReduced: true, prioritySign: "~"),
    meaning: Meaning(selfName: .selfOfSwift),
    text: Formula(SwiftyLayout.Equation()),
    equation: SwiftyLayout.Equation()
  )
}

/// The Swift expressions that SwiftyLayout's operators take, as productions.
///
/// The grammar is that of plain arithmetic, as FormulaStyleConstraint's. What the operators leave out is refused as a side is
/// reduced to m·x + c: see ``NamedSide``. Numbers are computed with as `Double`, where Swift takes two whole numbers for `Int`:
/// `1 / 2` is 0.5 here, and 0 there.
enum SwiftyLayout {
  ///     equation ::= sum relationOperator sum ( "~" priority )?
  struct Equation: InlinedRule {
    static var name: StaticString { "equation" }
    @inline(__always) var body: some Parser<ParsedEquation> {
      SequenceOf {
        Sum(of: Primary())
        RelationOperator()
        Sum(of: Primary())
        Optionally {
          "~"
          Priority(SeparatedNumber())
        }
      }.check { NamedSide.equation($0.0, $0.1, $0.2, priority: $0.3) }
    }
  }

  ///     primary ::= NUMBER
  ///               | term
  ///               | conversion
  ///               | IDENTIFIER
  ///               | "(" sum ")"
  struct Primary: InlinedRule {
    static var name: StaticString { "primary" }
    @inline(__always) var body: some Parser<NamedSide> {
      OneOf {
        WrittenNumber()
        NamedTerm()
        Conversion()
        NamedNumber()
        SequenceOf {
          "("
          Recursive { Sum(of: Primary()) }
          ")"
        }
      }
    }
  }

  /// A number as a side of its own.
  struct WrittenNumber: UnnamedRule {
    @inline(__always) var body: some Parser<Double> { SeparatedNumber() }
    @inline(__always) static func value(of number: Double) -> NamedSide {
      NamedSide(constant: .number(number))
    }
  }

  /// A term as a side of its own.
  struct NamedTerm: UnnamedRule {
    @inline(__always) var body: some Parser<(SourceRange, Attribute)> {
      Term()
    }
    @inline(__always) static func value(of term: (SourceRange, Attribute)) -> NamedSide {
      NamedSide(item: term.0, attribute: term.1)
    }
  }

  /// A named number as a side of its own.
  struct NamedNumber: UnnamedRule {
    @inline(__always) var body: some Parser<SourceRange> { Identifier() }
    @inline(__always) static func value(of name: SourceRange) -> NamedSide {
      NamedSide(constant: .name(name, isNegated: false))
    }
  }

  ///     term ::= path "!"? subscript /* ws: explicit */
  struct Term: InlinedRule {
    static var name: StaticString { "term" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<(SourceRange, Attribute)> {
      Path()
      Optionally { "!" }.as(())
      AttributeSubscript(AnyAttribute())
    }
  }

  ///     path ::= IDENTIFIER ( DOT IDENTIFIER )* /* ws: explicit */
  struct Path: InlinedRule {
    static var name: StaticString { "path" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<SourceRange> { NamePath() }
  }

  /// A number that is converted to another type, which changes nothing here.
  ///
  ///     conversion ::= ( "CGFloat" | "Double" | "Float" | "Int" ) "(" sum ")"
  struct Conversion: InlinedRule {
    static var name: StaticString { "conversion" }
    @inline(__always) var body: some Parser<NamedSide> {
      NumberTypes().as(())
      "("
      Recursive { Sum(of: Primary()) }
      ")"
    }
  }
}

/// The types that SwiftyLayout's numbers are converted to.
package struct NumberTypes: KeywordSet {
  /// A view may be called so too: what stands behind the word tells.
  package static var role: TokenRole { .name }
  package static let table = KeywordTable(
    ["CGFloat", "Double", "Float", "Int"].map { ($0, TokenRole.name) })
}

/// One side of an equation reduced to m·x + c, or to c alone, where m and c may be named numbers.
///
/// Written numbers combine among themselves; with a name nothing is computed but its sign, since what it stands for is not
/// known yet.
struct NamedSide: LinearArithmetic {
  private let term: ParsedOperand?
  private var multiplier = ParsedMultiplier(.times, .number(1))
  private var constant: ParsedScalar

  /// A constant alone.
  init(constant: ParsedScalar) {
    term = nil
    self.constant = constant
  }

  /// An attribute of an item.
  init(item: SourceRange, attribute: Attribute) {
    term = .attribute(of: item, attribute)
    constant = .number(0)
  }

  private var isConstant: Bool { if case nil = term { true } else { false } }
  private var isWritten: Bool { if case (nil, .number) = (term, constant) { true } else { false } }

  var negated: (NamedSide, Refusal.Reason?) {
    isConstant ? (NamedSide(constant: constant.negated), nil) : (self, .negatedTerm)
  }

  static func combine(
    _ left: NamedSide, _ sign: AdditiveOperator, _ right: NamedSide
  ) -> (NamedSide, Refusal.Reason?) {
    guard left.isConstant || right.isConstant else { return (left, .twoTerms) }
    guard sign == .plus || right.isConstant else { return (right, .constantMinusTerm) }
    var sum = left.isConstant ? right : left
    switch (left.constant, sign == .plus ? right.constant : right.constant.negated) {
    case (.number(let first), .number(let second)): sum.constant = .number(first + second)
    case (let name, .number(0)), (.number(0), let name): sum.constant = name
    default: return (sum, .namedArithmetic)
    }
    return (sum, sum.isFinite ? nil : .notFinite)
  }

  static func combine(
    _ left: NamedSide, _ sign: ScalingOperator, _ right: NamedSide
  ) -> (NamedSide, Refusal.Reason?) {
    guard left.isConstant || right.isConstant else { return (left, sign == .times ? .termTimesTerm : .dividedTerm) }
    guard sign == .times || right.isConstant else { return (right, .dividedTerm) }
    // What has a term or a name is scaled by the other.
    let isFactorFirst = sign == .times && left.isConstant && !right.isWritten
    var (product, factor) = isFactorFirst ? (right, left.constant) : (left, right.constant)
    switch (factor, product.multiplier.value, product.constant) {
    case (.number(let factor), .number(let multiplier), .number(let constant)):
      func scaled(_ number: Double) -> Double { sign == .times ? number * factor : number / factor }
      if !product.isConstant { product.multiplier.value = .number(scaled(multiplier)) }
      product.constant = .number(scaled(constant))
      return (product, product.isFinite ? nil : .notFinite)
    // A name scales what nothing has been done to.
    case (.name, .number(1), .number(0)) where !product.isConstant:
      product.multiplier = ParsedMultiplier(sign, factor)
      return (product, nil)
    // What is made of a name is that name.
    case (.number(1), _, _): return (product, nil)
    default: return (product, .namedArithmetic)
    }
  }

  /// The equation between two sides, one of which must have a term.
  static func equation(
    _ left: NamedSide, _ relation: Relation, _ right: NamedSide, priority: ParsedScalar?
  ) -> (ParsedEquation, Refusal.Reason?) {
    (
      ParsedEquation(left.side, relation, right.side, priority: priority),
      left.isConstant && right.isConstant ? .noTerm : nil
    )
  }

  private var isFinite: Bool {
    [multiplier.value, constant].allSatisfy { if case .number(let number) = $0 { number.isFinite } else { true } }
  }

  private var side: ParsedSide {
    guard let term else { return ParsedSide(constant: constant) }
    // Adding zero turns the −0 that multiplying leaves into 0.
    let constant = if case .number(let number) = constant { ParsedScalar.number(number + 0) } else { constant }
    return ParsedSide(term, multiplier: multiplier, constant: ParsedConstant(.plus, constant))
  }
}
