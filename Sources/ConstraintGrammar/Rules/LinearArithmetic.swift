import GrammarCombinators

/// A value to compute a side of an equation with: sums and products of terms and constants that come to m·x + c.
///
/// Each combination gives a value, and a reason where it is refused.
protocol LinearArithmetic: Sendable {
  /// The sum or the difference of two sides.
  static func combine(_ left: Self, _ sign: AdditiveOperator, _ right: Self) -> (Self, Refusal.Reason?)

  /// The product or the quotient of two sides.
  static func combine(_ left: Self, _ sign: ScalingOperator, _ right: Self) -> (Self, Refusal.Reason?)

  /// The side with the opposite sign.
  var negated: (Self, Refusal.Reason?) { get }
}

/// Products that are added and subtracted, from left to right.
///
///     sum ::= product ( ( ADD_OPERATOR | SUB_OPERATOR ) product )*
struct Sum<Primary: Rule>: Rule where Primary.Output: LinearArithmetic {
  static var name: StaticString { "sum" }
  let primary: Primary

  /// A sum of what `primary` reads.
  @inline(__always) init(of primary: Primary) { self.primary = primary }

  @inline(__always) var body: some Parser<Primary.Output> {
    LeftAssociative {
      Product(of: primary)
    } operators: {
      AdditionOperator().as(AdditiveOperator.plus)
      SubtractionOperator().as(AdditiveOperator.minus)
    } combining: {
      Primary.Output.combine($0, $1, $2)
    }
  }

  /// Reads a body that is made here: the compiler dissolves it, so it is not kept.
  func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Primary.Output? { body.parse(input, &cursor) }
}

/// Factors that are multiplied and divided, from left to right.
///
///     product ::= factor ( ( MUL_OPERATOR | DIV_OPERATOR ) factor )*
struct Product<Primary: Rule>: InlinedRule where Primary.Output: LinearArithmetic {
  static var name: StaticString { "product" }
  let primary: Primary

  @inline(__always) init(of primary: Primary) { self.primary = primary }

  @inline(__always) var body: some Parser<Primary.Output> {
    LeftAssociative {
      Factor(of: primary)
    } operators: {
      MultiplicationOperator().as(ScalingOperator.times)
      DivisionOperator().as(ScalingOperator.dividedBy)
    } combining: {
      Primary.Output.combine($0, $1, $2)
    }
  }
}

/// A primary with its sign.
///
///     factor ::= SUB_OPERATOR? primary /* ws: explicit */
struct Factor<Primary: Rule>: InlinedRule where Primary.Output: LinearArithmetic {
  static var name: StaticString { "factor" }
  let primary: Primary

  @inline(__always) init(of primary: Primary) { self.primary = primary }

  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Primary.Output> {
    SequenceOf(NoSpace.self) {
      Optionally { SubtractionOperator() }
      primary
    }.check { $0.0 == nil ? ($0.1, nil) : $0.1.negated }
  }
}

/// One side of an equation reduced to m·x + c, or to c alone.
///
/// The table of binary operators in the README of FormulaStyleConstraint says what can be combined: a term with a
/// constant by `+` and `*` either way round, and by `-` with the term first. Constants combine among themselves as in
/// Swift. Each combination gives a value, and a reason where it is refused.
struct ReducedSide: LinearArithmetic {
  /// The x of m·x + c.
  struct Term: Sendable {
    let item: SourceRange
    let attribute: Attribute

    @inline(__always) init(item: SourceRange, attribute: Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  var term: Term?
  var multiplier: Double
  var constant: Double

  /// A constant alone.
  @inline(__always) init(constant: Double) {
    term = nil
    multiplier = 0
    self.constant = constant
  }

  /// An attribute of an item, times 1, plus 0.
  @inline(__always) init(item: SourceRange, attribute: Attribute) {
    term = Term(item: item, attribute: attribute)
    multiplier = 1
    constant = 0
  }

  @inline(__always) var isConstant: Bool { if case nil = term { true } else { false } }

  /// The form with the opposite sign; only a constant has one.
  @inline(__always) var negated: (ReducedSide, Refusal.Reason?) {
    isConstant ? (ReducedSide(constant: -constant), nil) : (self, .negatedTerm)
  }

  /// The sum or the difference of two forms.
  static func combine(
    _ left: ReducedSide, _ sign: AdditiveOperator, _ right: ReducedSide
  ) -> (ReducedSide, Refusal.Reason?) {
    guard left.isConstant || right.isConstant else { return (left, .twoTerms) }
    guard sign == .plus || right.isConstant else { return (right, .constantMinusTerm) }
    var result = left.isConstant ? right : left
    result.constant = sign == .plus ? left.constant + right.constant : left.constant - right.constant
    return (result, result.isFinite ? nil : .notFinite)
  }

  /// The product or the quotient of two forms.
  static func combine(
    _ left: ReducedSide, _ sign: ScalingOperator, _ right: ReducedSide
  ) -> (ReducedSide, Refusal.Reason?) {
    guard sign == .times else {
      guard left.isConstant, right.isConstant else { return (left.isConstant ? right : left, .dividedTerm) }
      let result = ReducedSide(constant: left.constant / right.constant)
      return (result, result.isFinite ? nil : .notFinite)
    }
    guard left.isConstant || right.isConstant else { return (left, .termTimesTerm) }
    var result = left.isConstant ? right : left
    let factor = left.isConstant ? left.constant : right.constant
    result.multiplier *= factor
    result.constant *= factor
    return (result, result.isFinite ? nil : .notFinite)
  }

  /// The equation between two forms, one of which must have a term.
  static func equation(
    _ left: ReducedSide, _ relation: Relation, _ right: ReducedSide
  ) -> (ParsedEquation, Refusal.Reason?) {
    (ParsedEquation(left.side, relation, right.side), left.isConstant && right.isConstant ? .noTerm : nil)
  }

  var isFinite: Bool { multiplier.isFinite && constant.isFinite }

  var side: ParsedSide {
    guard let term else { return ParsedSide(constant: .number(constant)) }
    // Adding zero turns the −0 that multiplying leaves into 0.
    return ParsedSide(
      .attribute(of: term.item, term.attribute), multiplier: ParsedMultiplier(.times, .number(multiplier)),
      constant: ParsedConstant(.plus, .number(constant + 0)))
  }
}
