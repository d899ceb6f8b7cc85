import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let meaning = Property(
    "meaning", "A constraint says of all numbers what the equation says, computed as plain arithmetic."
  ) { tried, subject in
    guard let equation = tried.equation, !equation.namesSuperviewOnTheLeft(in: subject.dialect) else { return nil }
    let right = equation.right.operand == nil ? nil : "right_item"
    let scene = Scene(for: subject.dialect, left: "left_item", right: right)
    guard let constraint = try? subject.dialect.resolve(tried.bytes.span, in: scene).constraint else { return nil }
    var samples: [Difference] = []
    for seed in UInt64(1)...3 {
      var written = PlainArithmetic(tried.bytes, subject.dialect, seed: seed)
      guard let (left, right, isTame) = written.sides() else { return "plain arithmetic can't read it" }
      // Where numbers are very large or very small, rounding says more than the equation.
      guard isTame else { return nil }
      samples.append(Difference(left: left, right: right, constraint, seed: seed))
    }
    guard let best = samples.max(by: { abs($0.resolved) < abs($1.resolved) }), abs(best.resolved) > 1e-3 else {
      return nil
    }
    let scale = best.written / best.resolved
    guard scale.isFinite, abs(scale) > 1e-12 else { return "the constraint \(constraint) says something else" }
    for sample in samples where !sample.agrees(scale) { return "the constraint \(constraint) says something else" }
    if equation.relation == .equal { return constraint.relation == .equal ? nil : "the relation is another one" }
    return constraint.relation == (scale > 0 ? equation.relation : equation.relation.reversed)
      ? nil : "the relation is turned the wrong way"
  }
}

/// By how much the sides differ, in the text and in the constraint.
private struct Difference {
  let written: Double
  let resolved: Double
  private let size: Double

  init(left: Double, right: Double, _ constraint: LayoutConstraint<NamedItem>, seed: UInt64) {
    written = left - right
    let first = PlainArithmetic.value(constraint.firstItem.name, constraint.firstAttribute.rawValue, seed)
    var second = 0.0
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      second = constraint.multiplier * PlainArithmetic.value(item.name, attribute.rawValue, seed)
    }
    resolved = first - (second + constraint.constant)
    size = abs(first) + abs(second) + abs(constraint.constant)
    writtenSize = abs(left) + abs(right)
  }

  private let writtenSize: Double

  func agrees(_ scale: Double) -> Bool {
    abs(written - scale * resolved) <= 1e-9 * (writtenSize + abs(scale) * size)
  }
}
