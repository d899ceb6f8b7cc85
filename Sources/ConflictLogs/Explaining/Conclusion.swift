import ConstraintGrammar
import ConstraintLayout

/// The last step of a contradiction: what all parts of it but one imply, and the part that denies this.
struct Conclusion {
  /// The constraint that denies it; `nil` if a size does, which can't be less than 0.
  let constraint: Int?

  /// The constraint or the size that denies it, as a part of the proof.
  let step: ConflictExplanation.ProofStep.Part?

  /// What the other parts imply.
  private(set) var implied: LayoutConstraint<String>?
  let superview: String?

  /// The sum that gives the number of ``implied``; `nil` if that is a single number of the log.
  private(set) var sum: String?

  init(of contradiction: Contradiction, _ constraints: [PrintedConstraint]) {
    func isSize(_ index: Int) -> Bool {
      constraints[index].statement.secondItem == nil && constraints[index].statement.firstAttribute.kind == .size
    }
    let set = contradiction.constraints
    let last =
      set.first { isSize($0) && !constraints[$0].maker.isApp } ?? set.last { isSize($0) && set.count > 1 }
    let size = contradiction.proof.first { $0.constraint == nil }
    let step =
      last.flatMap { last in contradiction.proof.first { $0.constraint == last } } ?? size
      ?? contradiction.proof.first { $0.constraint == (set.last { !constraints[$0].maker.isApp } ?? set.last) }
    guard let step else { fatalError("a proof has parts") }
    let total = contradiction.proof.reduce(Rational.zero) { sum, step in
      guard let index = step.constraint else { return sum }
      return sum - step.times * Rational(printed: constraints[index].statement.constant)
    }
    let others = contradiction.proof.filter { $0.constraint != step.constraint }
    // The numbers that add up to the result, each in proportion to the last step.
    let terms = others.compactMap { other -> Term? in
      guard let index = other.constraint else { return nil }
      let constant = Rational(printed: constraints[index].statement.constant)
      return constant.isZero ? nil : Term(times: -(other.times / step.times), number: constant)
    }
    let isExact = others.allSatisfy { $0.constraint.map { constraints[$0].statement.relation == .equal } == true }
    switch step {
    case .constraint(let index, let times):
      constraint = index
      self.step = .constraint(index)
      superview = constraints[index].superview
      var statement = constraints[index].statement
      let number = Rational(printed: statement.constant) + total / times
      statement.constant = number.value
      statement.relation = isExact ? .equal : times.isPositive ? .greaterThanOrEqual : .lessThanOrEqual
      implied = statement
      sum = Self.sum(terms, number)
    case .size(let item, let attribute, let times):
      constraint = nil
      self.step = .size(item, attribute)
      superview = nil
      let number = -total / times
      implied = LayoutConstraint(
        item, attribute, isExact ? .equal : .lessThanOrEqual, constant: number.value)
      sum = Self.sum(terms.map { Term(times: -$0.times, number: $0.number) }, number)
    }
  }

  /// A constant, and how many times it counts.
  private struct Term {
    let times: Rational
    let number: Rational

    var isNegative: Bool { (times * number).isNegative }

    /// The term without its sign.
    var text: String {
      let factor = times.magnitude == .one ? "" : ConstraintPhrase.text(of: times.magnitude.value) + " × "
      return factor + ConstraintPhrase.text(of: number.magnitude.value)
    }
  }

  private static func sum(_ terms: [Term], _ number: Rational) -> String? {
    // A sum does not begin with what is taken away.
    let terms = terms.filter { !$0.isNegative } + terms.filter { $0.isNegative }
    guard let first = terms.first, terms.count > 1 || first.times.magnitude != .one, !number.isUnknown else {
      return nil
    }
    let rest = terms.dropFirst().map { ($0.isNegative ? " - " : " + ") + $0.text }
    return (first.isNegative ? "-" : "") + first.text + rest.joined() + " = " + ConstraintPhrase.text(of: number.value)
  }
}
