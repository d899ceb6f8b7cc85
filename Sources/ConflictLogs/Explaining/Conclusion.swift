import ConstraintGrammar
import ConstraintLayout

/// The last step of a contradiction: what all parts of it but one imply, and the part that denies this.
struct Conclusion {
  /// The constraint that denies it, or the size, which can't be less than 0.
  let step: Contradiction.Step

  /// That constraint; `nil` if it is a size.
  let constraint: Int?

  /// What the other parts imply.
  let implied: LayoutConstraint<String>
  let superview: String?

  /// The sum that gives the number of ``implied``; `nil` if that is a single number of the log.
  let sum: String?

  init(of contradiction: Contradiction, _ constraints: [PrintedConstraint]) {
    func isSize(_ index: Int) -> Bool {
      constraints[index].statement.secondItem == nil && constraints[index].statement.firstAttribute.kind == .size
    }
    func step(of constraint: Int?) -> Contradiction.Step? {
      constraint.flatMap { constraint in contradiction.proof.first { $0.constraint == constraint } }
    }
    func constant(_ index: Int) -> Rational { Rational(printed: constraints[index].statement.constant) }
    let set = contradiction.constraints
    let last =
      step(of: set.first { isSize($0) && !constraints[$0].maker.isApp } ?? set.last { isSize($0) && set.count > 1 })
      ?? contradiction.proof.first { $0.constraint == nil }
      ?? step(of: set.last { !constraints[$0].maker.isApp } ?? set.last)
    guard let last else { fatalError("a proof has parts") }
    self.step = last
    constraint = last.constraint
    superview = last.constraint.flatMap { constraints[$0].superview }
    var (statement, scale): (LayoutConstraint<String>, Rational) =
      switch last {
      case .constraint(let index, let times): (constraints[index].statement, times)
      case .size(let item, let attribute, let times):
        (LayoutConstraint(item, attribute, .equal, constant: 0), -times)
      }
    let total = contradiction.proof.reduce(Rational.zero) { sum, step in
      step.constraint.map { sum - step.times * constant($0) } ?? sum
    }
    let number = Rational(printed: statement.constant) + total / scale
    let others = contradiction.proof.filter { $0.constraint != last.constraint }
    let isExact = others.allSatisfy { $0.constraint.map { constraints[$0].statement.relation == .equal } == true }
    statement.constant = number.value
    statement.relation = isExact ? .equal : scale.isPositive ? .greaterThanOrEqual : .lessThanOrEqual
    implied = statement
    // The numbers that add up to the result, each in proportion to the last step.
    let terms = others.compactMap { other in
      other.constraint.map { Term(times: -(other.times / scale), number: constant($0)) }
    }
    sum = Self.sum(terms.filter { !$0.number.isZero }, number)
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
