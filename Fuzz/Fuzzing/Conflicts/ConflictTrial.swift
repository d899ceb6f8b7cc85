import ConflictLogs
import ConstraintGrammar
import ConstraintLayout
import TestMaterial

/// Constraints that are made by chance, and what is wrong with what the library says of them.
public struct ConflictTrial: Sendable {
  /// What the library found.
  public enum Finding: Sendable {
    case contradictory
    case satisfiable
    /// They only contradict each other as long as no digit is lost.
    case withinDigits
  }

  /// What the library found.
  public let finding: Finding

  /// What is wrong, with a log of the constraints; `nil` if nothing is.
  public let failure: String?

  /// A system of at most twelve constraints, compared with what eliminating the variables says of each of its subsets that
  /// matter.
  ///
  /// - Parameters:
  ///   - number: the number of the system.
  ///   - seed: what the random choices follow from.
  public static func system(_ number: Int, seed: UInt64) -> ConflictTrial {
    var generator = Self.generator(number, seed)
    let isOdd = number % 4 == 1
    var system = RandomSystem(upTo: number % 4 == 0 ? 12 : 7, isOdd: isOdd, using: &generator)
    if number % 4 == 2 { system = system.padded }
    let (isContradictory, failure) = system.verdict
    let reading = failure == nil ? Self.reading(system.constraints) : nil
    return ConflictTrial(
      finding: isContradictory ? .contradictory : .satisfiable,
      failure: failure.map { _ in Self.shortest(system.constraints) { RandomSystem($0, isOdd: isOdd).verdict.failure } }
        ?? reading)
  }

  /// A layout with constraints that are true of it, which can't contradict each other.
  ///
  /// - Parameters:
  ///   - number: the number of the layout; in every other one some numbers have more digits than are printed.
  ///   - seed: what the random choices follow from.
  public static func layout(_ number: Int, seed: UInt64) -> ConflictTrial {
    var generator = Self.generator(number, seed)
    let hasFractions = number % 2 == 1
    let constraints = RandomLayout(hasFractions: hasFractions, using: &generator).constraints(30, using: &generator)
    func failure(_ constraints: [PrintedConstraint]) -> String? {
      switch Satisfiability(of: constraints) {
      case .satisfiable(let isWithinDigits): isWithinDigits && !hasFractions ? "no digit is lost here" : nil
      case .contradictory(let found): "\(found.constraints) are true, and are said to contradict each other"
      case .givesWay(let index, _): "\(index) is not optional"
      case .tooLarge: "the numbers are said to be too large"
      }
    }
    let isWithinDigits =
      if case .satisfiable(isWithinDigits: true) = Satisfiability(of: constraints) { true } else { false }
    return ConflictTrial(
      finding: isWithinDigits ? .withinDigits : .satisfiable,
      failure: failure(constraints).map { _ in Self.shortest(constraints, failure) })
  }

  private static func generator(_ number: Int, _ seed: UInt64) -> SeededGenerator {
    SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
  }

  /// What is wrong with as few of some constraints as that can be seen with.
  private static func shortest(
    _ constraints: [PrintedConstraint], _ failure: ([PrintedConstraint]) -> String?
  ) -> String {
    var shortest = constraints
    while let shorter = shortest.indices.lazy.map({ index in
      shortest.indices.filter { $0 != index }.map { shortest[$0] }
    }).first(where: { failure($0) != nil }) {
      shortest = shorter
    }
    return (failure(shortest) ?? "") + "\n" + log(of: shortest)
  }

  /// What is wrong with the constraints that are read where these are printed.
  private static func reading(_ constraints: [PrintedConstraint]) -> String? {
    let text = log(of: constraints)
    let read = ConflictLog.logs(in: text).flatMap(\.constraints).map(\.constraint)
    let isSame = read.map(\.statement) == constraints.map(\.statement)
    guard isSame, read.map(\.isRightToLeft) == constraints.map(\.isRightToLeft) else {
      return "these are read as others\n" + text
    }
    let lines = text.split(separator: "\n")
    let wrong = zip(lines, constraints).first { line, constraint in
      (try? Dialect.conflictLog.constraints(in: String(line))) != [equation(of: constraint.statement)]
    }
    return wrong.map { "the dialect reads this as another constraint\n\($0.0)" }
  }

  /// The equation between the items of a constraint.
  private static func equation(of statement: LayoutConstraint<String>) -> Equation {
    var right = Side(constant: .number(statement.constant))
    if let item = statement.secondItem, let attribute = statement.secondAttribute {
      let isNegative = statement.constant < 0
      right = Side(
        .attribute(of: item, attribute),
        multiplier: statement.multiplier == 1 ? nil : Multiplier(.times, .number(statement.multiplier)),
        constant: statement.constant == 0
          ? nil : Constant(isNegative ? .minus : .plus, .number(isNegative ? -statement.constant : statement.constant)))
    }
    return Equation(Side(.attribute(of: statement.firstItem, statement.firstAttribute)), statement.relation, right)
  }

  /// Constraints as the system prints them.
  private static func log(of constraints: [PrintedConstraint]) -> String {
    constraints.map { constraint in
      let statement = constraint.statement
      var text = "<NSLayoutConstraint:0x1 A:\(statement.firstItem).\(statement.firstAttribute.rawValue) "
      text += statement.relation.rawValue + " "
      if let item = statement.secondItem, let attribute = statement.secondAttribute {
        if statement.multiplier != 1 { text += "\(statement.multiplier)*" }
        text += "A:\(item).\(attribute.rawValue) "
      }
      text += "\(statement.constant < 0 ? "-" : "+") \(statement.constant.magnitude)"
      return text + (constraint.isRightToLeft.map { $0 ? " (RTL)>" : " (LTR)>" } ?? ">") + "\n"
    }.joined()
  }
}
