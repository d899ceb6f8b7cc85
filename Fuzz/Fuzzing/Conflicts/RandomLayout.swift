import ConflictLogs
import ConstraintGrammar
import ConstraintLayout
import TestMaterial

/// Views with frames, of which every constraint is true.
struct RandomLayout {
  private let frames: [(left: Double, width: Double, top: Double, height: Double)]
  private let multipliers: [Double]

  /// - Parameter hasFractions: whether there are numbers of which six digits are not all.
  init(hasFractions: Bool, using generator: inout some RandomNumberGenerator) {
    let part: Double = hasFractions ? 7 : 1
    multipliers = hasFractions ? [1, 1, 1, 1, 1, 1, 5.0 / 13, 25.0 / 54, 16.0 / 9] : [1, 1, 2, 0.5]
    frames = (0..<6).map { _ in
      func place() -> Double { Double(Int.random(in: -350...2100, using: &generator)) / part }
      func size() -> Double { Double(Int.random(in: 0...700, using: &generator) * 2) / part }
      return (place(), size(), place(), size())
    }
  }

  private func value(_ index: Int, _ attribute: Attribute) -> Double {
    let frame = frames[index]
    return switch attribute {
    case .left, .leading: frame.left
    case .right, .trailing: frame.left + frame.width
    case .centerX: frame.left + frame.width / 2
    case .width: frame.width
    case .top: frame.top
    case .bottom: frame.top + frame.height
    case .centerY: frame.top + frame.height / 2
    default: frame.height
    }
  }

  private func constraint(using generator: inout some RandomNumberGenerator) -> PrintedConstraint {
    let kinds: [[Attribute]] = [
      [.width, .height], [.left, .right, .centerX, .leading, .trailing], [.top, .bottom, .centerY],
    ]
    let kind = generator.pick(kinds)
    let (first, second) = (generator.pick(Array(0..<6)), generator.pick(Array(0..<6)))
    let (attribute, other) = (generator.pick(kind), generator.pick(kind))
    let relation = generator.pick(Relation.allCases)
    let slack =
      switch relation {
      case .equal: 0.0
      case .lessThanOrEqual: Double(Int.random(in: 0...9, using: &generator))
      case .greaterThanOrEqual: -Double(Int.random(in: 0...9, using: &generator))
      }
    if kind[0] == .width, generator.once(in: 3) {
      return PrintedConstraint(
        LayoutConstraint("\(first)", attribute, relation, constant: Self.printed(value(first, attribute) + slack)))
    }
    let multiplier = generator.pick(multipliers)
    let constant = Self.printed(value(first, attribute) + slack - multiplier * value(second, other))
    return PrintedConstraint(
      LayoutConstraint(
        "\(first)", attribute, relation, "\(second)", other, multiplier: Self.printed(multiplier), constant: constant))
  }

  /// Constraints that the layout keeps.
  func constraints(_ count: Int, using generator: inout some RandomNumberGenerator) -> [PrintedConstraint] {
    (0..<count).map { _ in constraint(using: &generator) }
  }

  /// A number with the six digits that Auto Layout prints.
  private static func printed(_ number: Double) -> Double {
    let digit = max(Rational.lastDigit(of: number), 1e-9)
    return (number / digit).rounded() * digit
  }
}
