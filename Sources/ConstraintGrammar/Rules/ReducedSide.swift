import GrammarCombinators

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
