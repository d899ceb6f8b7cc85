import ConflictLogs
import ConstraintGrammar
import ConstraintLayout
import TestMaterial

/// Constraints between a few views that are made by chance, and may contradict each other.
struct RandomSystem {
  /// The views.
  static let items = ["a", "b", "c"]

  let constraints: [PrintedConstraint]

  /// Whether sizes are multiplied with numbers that have few factors in common: sums of them are long.
  let isOdd: Bool

  init(_ constraints: [PrintedConstraint], isOdd: Bool) { (self.constraints, self.isOdd) = (constraints, isOdd) }

  /// - Parameters:
  ///   - most: how many constraints there may be.
  ///   - isOdd: whether sizes are multiplied with numbers that have few factors in common.
  init(upTo most: Int, isOdd: Bool, using generator: inout some RandomNumberGenerator) {
    let count = Int.random(in: 1...most, using: &generator)
    self.init((0..<count).map { _ in Self.constraint(isOdd, using: &generator) }, isOdd: isOdd)
  }

  /// The same with so many constraints of another view that only one reason is looked for.
  var padded: RandomSystem {
    let others = (0..<60).map { number in
      PrintedConstraint(LayoutConstraint("d", .width, .greaterThanOrEqual, constant: Double(-number)))
    }
    return RandomSystem(others + constraints, isOdd: isOdd)
  }

  private static func constraint(
    _ isOdd: Bool, using generator: inout some RandomNumberGenerator
  ) -> PrintedConstraint {
    let item = generator.pick(items)
    let relation = generator.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let constant = Double(Int.random(in: -8...12, using: &generator))
    let kinds: [[Attribute]] = [
      [.width, .height], [.left, .right, .centerX, .leading, .trailing], [.top, .bottom, .centerY],
    ]
    let kind = isOdd && generator.once(in: 2) ? 0 : generator.pick([0, 1, 1, 2])
    let attribute = generator.pick(kinds[kind])
    if kind == 0, generator.once(in: 2) {
      return PrintedConstraint(LayoutConstraint(item, attribute, relation, constant: constant * 3))
    }
    let ratios = isOdd ? [0.70711, 1.30277, 0.41421, 3.14159, 0.61803, 2.71828] : [1, 0.5, 2, 1.5]
    let multiplier = generator.pick(kind == 0 ? ratios : [1, 1, 1, 0.5])
    // A place may be a part of a size, as in a frame.
    let isFrame = kind != 0 && !isOdd && generator.once(in: 8)
    let other = isFrame ? (kind == 1 ? .width : .height) : generator.pick(kinds[kind])
    let isRightToLeft: Bool? = kind == 1 && generator.once(in: 4) ? Bool.random(using: &generator) : nil
    return PrintedConstraint(
      LayoutConstraint(
        item, attribute, relation, generator.pick(items), other, multiplier: multiplier,
        constant: constant), isRightToLeft: isRightToLeft)
  }

  /// Whether the constraints contradict each other, and what is wrong with what the library says of that.
  var verdict: (isContradictory: Bool, failure: String?) {
    let isRightToLeft = constraints.contains { $0.isRightToLeft == true }
    func isFeasible(_ members: [Int]) -> Bool {
      EliminationSolver.isFeasible(members.map { constraints[$0] }, isRightToLeft: isRightToLeft)
    }
    switch Satisfiability(of: constraints) {
    case .satisfiable(let isWithinDigits):
      if isWithinDigits, !isOdd { return (false, "no digit is lost here") }
      let isRight = isFeasible(Array(constraints.indices)) != isWithinDigits
      return (false, isRight ? nil : "they contradict each other, and are said not to")
    case .contradictory(let found):
      let set = found.constraints
      if isFeasible(set) { return (true, "\(set) do not contradict each other, and are said to") }
      // Less than what is left in odd numbers may contradict each other only in digits that are not printed.
      for index in set where !isOdd && !isFeasible(set.filter { $0 != index }) {
        return (true, "\(set) without \(index) contradict each other as well")
      }
      return (true, found.failure(of: constraints, isRightToLeft: isRightToLeft))
    case .givesWay(let index, _): return (false, "\(index) is not optional")
    case .tooLarge: return (false, "no number is large")
    }
  }
}

extension Contradiction {
  /// Why the proof is none: the sum has no view left and is more than 0, and each part counts in its direction.
  fileprivate func failure(of constraints: [PrintedConstraint], isRightToLeft: Bool) -> String? {
    var sum: [Int: Rational] = [:]
    var constant = Rational.zero
    for step in proof {
      switch step {
      case .constraint(let index, let times):
        let row = EliminationSolver.row(constraints[index], isRightToLeft: isRightToLeft)
        for (quantity, factor) in row.factors {
          sum[quantity, default: .zero] = sum[quantity, default: .zero] + times * factor
        }
        constant = constant + times * row.constant
        switch constraints[index].statement.relation {
        case .lessThanOrEqual where times.isNegative: return "\(index) counts as if it were at least"
        case .greaterThanOrEqual where times.isPositive: return "\(index) counts as if it were at most"
        default: break
        }
      case .size(let item, let attribute, let times):
        let quantity = EliminationSolver.quantity(item, attribute == .width ? 1 : 3)
        sum[quantity, default: .zero] = sum[quantity, default: .zero] - times
        if !times.isPositive { return "the size of \(item) counts as if it were at most 0" }
      }
    }
    if sum.values.contains(where: { !$0.isZero }) { return "the sum of the proof has a view left" }
    return constant.isPositive ? nil : "the sum of the proof is not more than 0"
  }
}
