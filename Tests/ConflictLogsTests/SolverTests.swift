import ConstraintGrammar
import ConstraintLayout
import Foundation
import TestMaterial
import Testing

@testable import ConflictLogs

/// The search for contradictions against trying all subsets, on systems that a seed repeats.
///
/// CONFLICT_SYSTEMS sets how many there are.
@Suite struct SolverTests {
  static let count = ProcessInfo.processInfo.environment["CONFLICT_SYSTEMS"].flatMap { Int($0) } ?? 300

  @Test func agreesWithAllSubsets() {
    var generator = SeededGenerator(seed: 38)
    var contradictory = 0
    for number in 0..<Self.count {
      let count = Int.random(in: 1...(number % 4 == 0 ? 12 : 7), using: &generator)
      let constraints = (0..<count).map { _ in PrintedConstraint.random(using: &generator) }
      let isRightToLeft = constraints.contains { $0.isRightToLeft == true }
      var feasible: [Int: Bool] = [:]
      func isFeasible(_ set: Int) -> Bool {
        if let known = feasible[set] { return known }
        let members = constraints.indices.filter { set & 1 << $0 != 0 }.map { constraints[$0] }
        let isFeasible = EliminationSolver.isFeasible(members, isRightToLeft: isRightToLeft)
        feasible[set] = isFeasible
        return isFeasible
      }
      let all = (1 << count) - 1
      switch Satisfiability(of: constraints) {
      case .contradictory(let found):
        contradictory += 1
        let set = found.constraints.reduce(0) { $0 | 1 << $1 }
        #expect(!isFeasible(set), "system \(number): \(found.constraints) can be kept")
        for index in found.constraints {
          #expect(
            isFeasible(set & ~(1 << index)), "system \(number): \(found.constraints) without \(index) can't be kept")
        }
        found.check(constraints, "system \(number)")
      case .satisfiable: #expect(isFeasible(all), "system \(number) can't be kept")
      case .givesWay, .tooLarge: Issue.record("system \(number)")
      }
    }
    // Both occur.
    #expect(contradictory > Self.count / 5 && contradictory < Self.count * 4 / 5, "\(contradictory) contradictory")
  }

  @Test(arguments: [false, true]) func noLayoutContradictsItself(hasFractions: Bool) {
    var generator = SeededGenerator(seed: 39)
    var (withinDigits, tooLarge) = (0, 0)
    for number in 0..<Self.count {
      let layout = RandomLayout(hasFractions: hasFractions, using: &generator)
      let constraints = (0..<(hasFractions ? 12 : 40)).map { _ in layout.constraint(using: &generator) }
      switch Satisfiability(of: constraints) {
      case .satisfiable(let isWithinDigits): if isWithinDigits { withinDigits += 1 }
      case .tooLarge: tooLarge += 1
      case .contradictory, .givesWay: Issue.record("layout \(number): \(constraints.map { "\($0.statement)" })")
      }
    }
    #expect(tooLarge <= (hasFractions ? Self.count / 10 : 0), "\(tooLarge) are too large")
    #expect((withinDigits > 0) == hasFractions, "\(withinDigits) fit within the digits")
  }

  /// What follows from the digits that are printed only is no contradiction; what goes beyond them is one.
  @Test(arguments: [
    (221.0, 0.384615, 85.0, "fits"), (432, 0.462963, 200, "fits"), (650, 0.384615, 250.001, "fits within the digits"),
    (1103.43, 0.7654321, 844.602, "fits within the digits"), (221, 0.384615, 86, "contradictory"),
    (650, 0.384615, 250.01, "contradictory"),
  ])
  func digitsThatAreLost(height: Double, ratio: Double, width: Double, expected: String) {
    let constraints = [
      PrintedConstraint(LayoutConstraint("a", .width, .equal, "a", .height, multiplier: ratio, constant: 0)),
      PrintedConstraint(LayoutConstraint("a", .width, .equal, constant: width)),
      PrintedConstraint(LayoutConstraint("a", .height, .equal, constant: height)),
    ]
    let actual =
      switch Satisfiability(of: constraints) {
      case .satisfiable(let isWithinDigits): isWithinDigits ? "fits within the digits" : "fits"
      case .contradictory: "contradictory"
      case .givesWay, .tooLarge: "neither"
      }
    #expect(actual == expected)
  }

  @Test func optionalOnesGiveWay() {
    func width(_ constant: Double, _ priority: Double) -> PrintedConstraint {
      PrintedConstraint(LayoutConstraint("a", .width, .equal, constant: constant, priority: priority))
    }
    guard case .givesWay(1, let found) = Satisfiability(of: [width(10, 1000), width(20, 750), width(10, 250)]) else {
      Issue.record("it is the second")
      return
    }
    #expect(found.constraints == [0, 1])
  }

  @Test func prefersSmallSets() {
    func equal(_ item: String, _ attribute: Attribute, _ other: String, _ second: Attribute, _ constant: Double)
      -> PrintedConstraint
    { PrintedConstraint(LayoutConstraint(item, attribute, .equal, other, second, constant: constant)) }
    let chain = [
      equal("a", .left, "b", .left, 1), equal("b", .left, "c", .left, 1), equal("a", .left, "c", .left, 5),
      equal("d", .top, "e", .top, 1), equal("d", .top, "e", .top, 2),
    ]
    guard case .contradictory(let found) = Satisfiability(of: chain) else {
      Issue.record("it is contradictory")
      return
    }
    #expect(found.constraints == [0, 1, 2] || found.constraints == [3, 4])
  }

  @Test(arguments: [
    (0.333333, "1/3"), (0.666667, "2/3"), (-0.333333, "-1/3"), (0.5, "1/2"), (166.667, "500/3"), (44, "44"),
    (2.22507e-308, "0"), (0.4, "2/5"), (5000, "5000"), (1e300, "1000000000"), (0.1, "1/10"), (375.5, "751/2"),
    (0.425531923770905, "0.425531923770905"),
  ]) func printedNumbers(_ number: Double, _ meant: String) {
    let parts = meant.split(separator: "/").compactMap { Int64($0) }
    let rational = Rational(printed: number)
    if parts.isEmpty {
      #expect(abs(rational.value - number) < 1e-6)
    } else {
      #expect(rational == Rational(parts[0], parts.count > 1 ? parts[1] : 1))
    }
  }

  @Test func overflowIsTold() {
    #expect((Rational(.max) + .one).isUnknown)
    #expect((Rational(.max) * Rational(2)).isUnknown)
    #expect((Rational(1, .max) * Rational(1, 2)).isUnknown)
    #expect((Rational.unknown - .unknown).isUnknown)
    #expect(!Rational.unknown.isPositive && !Rational.unknown.isZero)
  }
}

extension PrintedConstraint {
  init(_ statement: LayoutConstraint<String>) {
    self.init(
      line: 1, text: "", className: "NSLayoutConstraint", address: nil, place: nil, statement: statement,
      isRightToLeft: nil, superview: nil, maker: .app)
  }

  /// A constraint between two of three views.
  static func random(using generator: inout some RandomNumberGenerator) -> PrintedConstraint {
    let item = generator.pick(["a", "b", "c"])
    let relation = generator.pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let constant = Double(Int.random(in: -8...12, using: &generator))
    let kinds: [[Attribute]] = [
      [.width, .height], [.left, .right, .centerX, .leading, .trailing], [.top, .bottom, .centerY],
    ]
    let kind = generator.pick([0, 1, 1, 2])
    let attribute = generator.pick(kinds[kind])
    var constraint: PrintedConstraint
    if kind == 0, generator.once(in: 2) {
      constraint = PrintedConstraint(LayoutConstraint(item, attribute, relation, constant: constant * 3))
    } else {
      let multiplier = kind == 0 ? generator.pick([1, 0.5, 2, 1.5]) : generator.pick([1, 1, 1, 0.5])
      constraint = PrintedConstraint(
        LayoutConstraint(
          item, attribute, relation, generator.pick(["a", "b", "c"]), generator.pick(kinds[kind]),
          multiplier: multiplier, constant: constant))
    }
    if kind == 1, generator.once(in: 4) { constraint.isRightToLeft = Bool.random(using: &generator) }
    return constraint
  }
}

extension Contradiction {
  /// The proof adds up: no view is left, the rest is more than 0, and each part counts in its direction.
  func check(_ constraints: [PrintedConstraint], _ name: String) {
    var sum: [Int: Rational] = [:]
    var constant = Rational.zero
    let isRightToLeft = constraints.contains { $0.isRightToLeft == true }
    for step in proof {
      switch step {
      case .constraint(let index, let times):
        let row = EliminationSolver.row(constraints[index], isRightToLeft: isRightToLeft)
        for (quantity, factor) in row.factors {
          sum[quantity, default: .zero] = sum[quantity, default: .zero] + times * factor
        }
        constant = constant + times * row.constant
        switch constraints[index].statement.relation {
        case .equal: break
        case .lessThanOrEqual: #expect(!times.isNegative, "\(name)")
        case .greaterThanOrEqual: #expect(!times.isPositive, "\(name)")
        }
      case .size(let item, let attribute, let times):
        let quantity = EliminationSolver.quantity(item, attribute == .width ? 1 : 3)
        sum[quantity, default: .zero] = sum[quantity, default: .zero] - times
        #expect(times.isPositive, "\(name)")
      }
    }
    #expect(sum.values.allSatisfy { $0.isZero }, "\(name): a view is left")
    #expect(constant.isPositive, "\(name): nothing is left")
  }
}
