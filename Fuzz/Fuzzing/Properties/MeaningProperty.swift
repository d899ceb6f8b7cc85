import ConstraintGrammar
import ConstraintLayout
import ConstraintMeaning

extension Property {
  static let meaning = Property(
    "meaning", "A constraint says of all numbers what the equation says, computed as plain arithmetic."
  ) { tried, subject in
    guard let constraints = tried.constraints else { return nil }
    for mood in Mood.all(for: tried.bytes) {
      let fault =
        if let equation = tried.equation { fault(of: equation, tried.bytes, subject.dialect, mood) } else {
          ListMeaning(tried.bytes, subject.dialect, mood).fault(of: constraints)
        }
      if let fault { return fault }
    }
    return nil
  }

  private static func fault(
    of equation: Equation, _ bytes: [UInt8], _ dialect: Dialect, _ mood: Mood
  ) -> String? {
    let right = equation.right.operand == nil ? nil : "right_item"
    // A word that names the view on the left is the name of a view.
    let hasViewOfThatName = equation.namesWordOnTheLeft(in: dialect)
    let scene = Scene(
      for: dialect, left: "left_item", right: right, hasReceiver: true, hasSelf: mood.hasSelf,
      hasViewOfThatName: hasViewOfThatName, mood: mood)
    var sides: [PlainArithmetic.Sides] = []
    for seed in UInt64(1)...3 {
      var written = PlainArithmetic(
        bytes, dialect, seed: seed, mood: mood, hasViewOfThatName: hasViewOfThatName)
      guard let found = written.sides() else { return "plain arithmetic can't read it" }
      sides.append(found)
    }
    guard sides[0].relation == equation.relation else { return "the relation is another one" }
    let resolution: Resolution<NamedItem>
    do throws(Diagnostic) {
      resolution = try dialect.resolve(ContiguousArray(bytes).span, in: scene)
    } catch {
      return error.isReasonable(for: sides, in: dialect)
        ? Places.fault(ofMeaning: error.mistakes, in: bytes) : "it is no constraint: \(error.message)"
    }
    let constraint = resolution.constraint
    guard constraint.priority == sides[0].priority, constraint.priority > 0, constraint.priority <= 1000 else {
      return "the priority is \(constraint.priority)"
    }
    guard constraint.identifier == identifier(of: bytes, in: dialect) else {
      return "the identifier is \(constraint.identifier ?? "nil")"
    }
    if let fault = SecondItem.fault(of: constraint, equation, bytes, dialect, mood) { return fault }
    guard Set(resolution.warnings.map(\.code.rawValue)) == constraint.plainObjections else {
      return "it is warned of \(resolution.warnings.map(\.code.rawValue)), and not of \(constraint.plainObjections)"
    }
    if let fault = Places.fault(ofMeaning: resolution.warnings, in: bytes) { return fault }
    // Where numbers are very large or very small, rounding says more than the equation.
    guard sides.allSatisfy(\.isTame) else { return nil }
    let samples = sides.enumerated().map { Difference($1, constraint, seed: UInt64($0) + 1) }
    guard let best = samples.max(by: { abs($0.resolved) < abs($1.resolved) }), abs(best.resolved) > 1e-3 else {
      return nil
    }
    let scale = best.written / best.resolved
    guard scale.isFinite, scale != 0 else { return "the constraint \(constraint) says something else" }
    for sample in samples where !sample.agrees(scale) { return "the constraint \(constraint) says something else" }
    return constraint.relation == (scale > 0 ? equation.relation : equation.relation.reversed)
      ? nil : "the relation is turned the wrong way"
  }
}

extension Property {
  /// The name that the constraint of a text is to have.
  private static func identifier(of bytes: [UInt8], in dialect: Dialect) -> String? {
    let name = bytes.split(separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
      .first
    let trimmed =
      name.map { Array($0.drop(while: Lexer.isWhiteSpace).reversed().drop(while: Lexer.isWhiteSpace)) } ?? []
    if !trimmed.isEmpty { return String(decoding: trimmed.reversed(), as: UTF8.self) }
    return name == nil && dialect.meaning.identifierIsText ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

extension Diagnostic {
  /// Whether an equation can be no constraint for this reason, all its names being known.
  fileprivate func isReasonable(for sides: [PlainArithmetic.Sides], in dialect: Dialect) -> Bool {
    switch code {
    case .divisionByZero: sides[0].dividesByZero
    case .notFinite: !sides.allSatisfy(\.isTame) && !sides[0].dividesByZero
    case .zeroMultiplier: dialect.notation.isReduced
    case .priorityOutOfRange: !(sides[0].priority > 0 && sides[0].priority <= 1000)
    default: false
    }
  }
}

/// By how much the sides differ, in the text and in the constraint.
private struct Difference {
  let written: Double
  let resolved: Double
  private let size: Double

  init(_ sides: PlainArithmetic.Sides, _ constraint: LayoutConstraint<NamedItem>, seed: UInt64) {
    written = sides.left - sides.right
    let first = PlainArithmetic.value(constraint.firstItem.name, constraint.firstAttribute.rawValue, seed)
    var second = 0.0
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      second = constraint.multiplier * PlainArithmetic.value(item.name, attribute.rawValue, seed)
    }
    resolved = first - (second + constraint.constant)
    size = abs(first) + abs(second) + abs(constraint.constant)
    writtenSize = abs(sides.left) + abs(sides.right)
  }

  private let writtenSize: Double

  func agrees(_ scale: Double) -> Bool {
    abs(written - scale * resolved) <= 1e-9 * (writtenSize + abs(scale) * size)
  }
}
