package import ConstraintGrammar
import ConstraintLayout

/// Constraints that contradict each other, and the proof. Without any one of them, the others would not.
package struct Contradiction: Sendable {
  /// A part of the proof.
  package enum Step: Equatable, Sendable {
    /// A constraint, by its index.
    case constraint(Int, times: Rational)

    /// The width or the height of an item, which is at least 0. The sum has it times −1, which is at most 0.
    case size(String, Attribute, times: Rational)

    package var times: Rational {
      switch self {
      case .constraint(_, let times), .size(_, _, let times): times
      }
    }

    package var constraint: Int? { if case .constraint(let index, _) = self { index } else { nil } }
  }

  /// The parts of a sum. A constraint is its left side minus its right side. If each part is multiplied by its
  /// `times` and all are added up, no view is left in the sum. It is more than 0, though no part of it is.
  package let proof: [Step]

  /// The indices of the constraints, in order.
  package var constraints: [Int] { proof.compactMap { $0.constraint }.sorted() }
}

/// What is found out about whether constraints contradict each other.
package enum Satisfiability: Sendable {
  /// Required ones contradict each other.
  case contradictory(Contradiction)

  /// The required constraints do not, but with the optional one that has this index they do. So it gives way.
  case givesWay(Int, Contradiction)

  /// No constraints contradict each other. `isWithinDigits` tells whether the printed numbers do, which have lost
  /// some digits.
  case satisfiable(isWithinDigits: Bool)

  /// The numbers are too large to compute with exactly.
  case tooLarge
}

extension Satisfiability {
  /// Finds out whether constraints contradict each other.
  ///
  /// - Parameter preferred: the index of a constraint that the contradiction should have, where there are several.
  package init(of constraints: [PrintedConstraint], preferred: Int? = nil) {
    do throws(Simplex.Overflow) {
      self = try Self.found(in: constraints, preferred: preferred)
    } catch {
      self = .tooLarge
    }
  }

  private static func found(
    in constraints: [PrintedConstraint], preferred: Int?
  ) throws(Simplex.Overflow) -> Satisfiability {
    let required = constraints.indices.filter { constraints[$0].statement.priority >= 1000 }
    // What is made first is believed: the system's before the app's, and last what the system gave up.
    let order = required.sorted {
      (rank(constraints[$0], $0 == preferred), $0) < (rank(constraints[$1], $1 == preferred), $1)
    }
    let slack = slack(of: constraints)
    var search = ContradictionSearch(constraints, slack: constraints.map { _ in .zero })
    var isWithinDigits = false
    if let found = try search.smallest(among: order, preferred: preferred) {
      if try found.isBeyond(slack, constraints) { return .contradictory(found) }
      // A contradiction that there is only because digits are lost is no reason. There may be another one.
      isWithinDigits = true
      search = ContradictionSearch(constraints, slack: slack)
      if let found = try search.smallest(among: order, preferred: preferred) { return .contradictory(found) }
    }
    let optional = constraints.indices.filter { constraints[$0].statement.priority < 1000 }
      .sorted { constraints[$0].statement.priority > constraints[$1].statement.priority }
    var held = order
    for index in optional {
      if let found = try search.irreducible(among: held + [index]) { return .givesWay(index, found) }
      held.append(index)
    }
    return .satisfiable(isWithinDigits: isWithinDigits)
  }

  /// By how much the numbers of each constraint can differ from what is printed. The constant can differ by its last
  /// digit. The multiplier can too, times the largest place or size that the constants can add up to.
  private static func slack(of constraints: [PrintedConstraint]) -> [Rational] {
    let reach = min(constraints.reduce(0) { $0 + $1.statement.constant.magnitude }, 10_000)
    return constraints.map { constraint in
      let statement = constraint.statement
      let multiplier = statement.multiplier == 1 ? 0 : Rational.lastDigit(of: statement.multiplier) * reach
      let slack = Rational.lastDigit(of: statement.constant) + multiplier
      let millionths = Int64(slack * 1e6)
      return Rational(Double(millionths) < slack * 1e6 ? millionths + 1 : millionths, 1_000_000)
    }
  }

  private static func rank(_ constraint: PrintedConstraint, _ isPreferred: Bool) -> Int {
    isPreferred ? 2 : constraint.maker.isApp ? 1 : 0
  }
}

extension Contradiction {
  /// Whether the sum of the proof is more than 0 even if all lost digits count against it.
  fileprivate func isBeyond(
    _ slack: [Rational], _ constraints: [PrintedConstraint]
  ) throws(Simplex.Overflow) -> Bool {
    var rest = Rational.zero
    for case .constraint(let index, let times) in proof {
      rest = rest - times * Rational(printed: constraints[index].statement.constant) - times.magnitude * slack[index]
    }
    if rest.isUnknown { throw Simplex.Overflow() }
    return rest.isPositive
  }
}

/// Looks for sets of constraints that contradict each other.
private struct ContradictionSearch {
  private var system: ConstraintSystem
  private let count: Int

  init(_ constraints: [PrintedConstraint], slack: [Rational]) {
    // If one constraint of a log goes from right to left, all do: an app has one direction of writing.
    let isRightToLeft = constraints.contains { $0.isRightToLeft == true }
    system = ConstraintSystem(constraints, isRightToLeft: isRightToLeft, slack: slack)
    count = constraints.count
  }

  /// The smallest of several sets: the first one that is found, and those that are found without one of its
  /// constraints.
  mutating func smallest(among order: [Int], preferred: Int?) throws(Simplex.Overflow) -> Contradiction? {
    guard var best = try irreducible(among: order) else { return nil }
    func cost(_ set: Contradiction) -> Int {
      2 * set.constraints.count + (preferred.map { set.constraints.contains($0) } == false ? 1 : 0)
    }
    // A long list has a single reason most often, and it would take long to look for others.
    guard order.count <= 60 else { return best }
    for index in best.constraints {
      if let other = try irreducible(among: order.filter { $0 != index }), cost(other) < cost(best) { best = other }
    }
    return best
  }

  /// A set of which no constraint can be left out; `nil` if none contradict each other.
  mutating func irreducible(among order: [Int]) throws(Simplex.Overflow) -> Contradiction? {
    for index in 0..<count { system.setCounts(false, index) }
    var proof: [Contradiction.Step]?
    for index in order {
      system.setCounts(true, index)
      proof = try system.contradiction()
      if proof != nil { break }
    }
    guard var proof else { return nil }
    func keep(_ set: [Contradiction.Step]) {
      let kept = Set(set.compactMap { $0.constraint })
      for index in order where !kept.contains(index) { system.setCounts(false, index) }
    }
    keep(proof)
    // The proof needs each of its bounds. But with the bounds of sizes that are not in it, there may be a shorter
    // one.
    var needed: Set<Int> = []
    while let next = proof.lazy.compactMap({ $0.constraint }).first(where: { !needed.contains($0) }) {
      needed.insert(next)
      if system.needs(next) { continue }
      system.setCounts(false, next)
      if let smaller = try system.contradiction() {
        proof = smaller
      } else {
        system.setCounts(true, next)
        proof = try system.contradiction() ?? proof
      }
      keep(proof)
    }
    return Contradiction(proof: proof)
  }
}
