import ConflictLogs
import ConstraintGrammar
import ConstraintLayout

/// Whether constraints can be kept, by eliminating one quantity after the other (Fourier and Motzkin): nothing of it is shared with
/// the search that it is compared with but the fractions.
enum EliminationSolver {
  /// A sum that is at most 0, or 0.
  struct Row: Hashable {
    var factors: [Int: Rational]
    var constant: Rational
    var isEquation: Bool
  }

  /// The left side, the width, the top or the height of an item.
  static func quantity(_ item: String, _ part: Int) -> Int { Int(item.utf8.first ?? 0) * 4 + part }

  /// The place of an attribute: how many times which part, and how many times the size.
  private static func place(_ attribute: Attribute, isRightToLeft: Bool) -> (part: Int, sizes: Rational) {
    switch attribute {
    case .left: (0, .zero)
    case .right: (0, .one)
    case .centerX: (0, Rational(1, 2))
    case .leading: (0, isRightToLeft ? .one : .zero)
    case .trailing: (0, isRightToLeft ? .zero : .one)
    case .top: (2, .zero)
    case .bottom: (2, .one)
    case .centerY: (2, Rational(1, 2))
    case .width: (1, .zero)
    case .height: (3, .zero)
    default: fatalError("not in these tests")
    }
  }

  /// The left side of a constraint less its right side.
  static func row(_ constraint: PrintedConstraint, isRightToLeft: Bool) -> Row {
    let statement = constraint.statement
    let isDirected = [statement.firstAttribute, statement.secondAttribute].contains {
      $0 == .leading || $0 == .trailing
    }
    let isMirrored = isDirected && (constraint.isRightToLeft ?? isRightToLeft)
    var row = Row(
      factors: [:], constant: Rational(printed: -statement.constant), isEquation: statement.relation == .equal)
    func add(_ item: String, _ attribute: Attribute, _ times: Rational) {
      let (part, sizes) = place(attribute, isRightToLeft: isMirrored)
      let signed = isMirrored && part == 0 ? -times : times
      row.factors[quantity(item, part), default: .zero] = row.factors[quantity(item, part), default: .zero] + signed
      if !sizes.isZero {
        let size = quantity(item, part + 1)
        row.factors[size, default: .zero] = row.factors[size, default: .zero] + signed * sizes
      }
    }
    add(statement.firstItem, statement.firstAttribute, .one)
    if let item = statement.secondItem, let attribute = statement.secondAttribute {
      add(item, attribute, -Rational(printed: statement.multiplier))
      // A place that is a part of a size counts from where the item with the size begins.
      switch (attribute, statement.firstAttribute) {
      case (.width, .left), (.width, .right), (.width, .centerX), (.width, .leading), (.width, .trailing):
        add(item, .left, -.one)
      case (.height, .top), (.height, .bottom), (.height, .centerY): add(item, .top, -.one)
      default: break
      }
    }
    row.factors = row.factors.filter { !$0.value.isZero }
    return row
  }

  static func isFeasible(_ constraints: [PrintedConstraint], isRightToLeft: Bool) -> Bool {
    var rows = constraints.map { constraint in
      let row = row(constraint, isRightToLeft: isRightToLeft)
      return constraint.statement.relation == .greaterThanOrEqual ? row.scaled(by: -.one) : row
    }
    for item in RandomSystem.items {
      for part in [1, 3] {
        rows.append(Row(factors: [quantity(item, part): -.one], constant: .zero, isEquation: false))
      }
    }
    while let quantity = rows.lazy.compactMap({ $0.factors.keys.min() }).first {
      if let index = rows.firstIndex(where: { $0.isEquation && $0.factors[quantity] != nil }) {
        let equation = rows.remove(at: index)
        rows = rows.map { row in
          guard let factor = row.factors[quantity], let own = equation.factors[quantity] else { return row }
          return row.adding(equation, times: -factor / own)
        }
      } else {
        let (with, rest) = (rows.filter { $0.factors[quantity] != nil }, rows.filter { $0.factors[quantity] == nil })
        let above = with.filter { $0.factors[quantity]?.isPositive == true }
        let below = with.filter { $0.factors[quantity]?.isNegative == true }
        var sums: Set<Row> = []
        for upper in above {
          for lower in below {
            guard let one = upper.factors[quantity], let other = lower.factors[quantity] else { continue }
            sums.insert(upper.scaled(by: .one / one).adding(lower, times: -.one / other))
          }
        }
        rows = rest + Array(sums)
      }
    }
    return rows.allSatisfy { $0.isEquation ? $0.constant.isZero : !$0.constant.isPositive }
  }
}

extension EliminationSolver.Row {
  func scaled(by scale: Rational) -> EliminationSolver.Row {
    EliminationSolver.Row(factors: factors.mapValues { $0 * scale }, constant: constant * scale, isEquation: isEquation)
  }

  func adding(_ other: EliminationSolver.Row, times scale: Rational) -> EliminationSolver.Row {
    var sum = self
    for (quantity, factor) in other.factors {
      let value = sum.factors[quantity, default: .zero] + factor * scale
      sum.factors[quantity] = value.isZero ? nil : value
    }
    sum.constant = constant + other.constant * scale
    return sum
  }
}
