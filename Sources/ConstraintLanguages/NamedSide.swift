import ConstraintGrammar
import GrammarCombinators

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
