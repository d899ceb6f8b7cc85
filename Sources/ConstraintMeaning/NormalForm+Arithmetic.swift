import ConstraintGrammar

// The arithmetic of numbers that may have a name. `nil` is what no constraint can state.
extension NormalForm.Number: LinearNumber {
  package func subtracting(_ other: Self) -> Self? { other.multiplied(by: .minusOne).flatMap(adding) }

  /// The sum; `nil` if both are named.
  package func adding(_ other: Self) -> Self? {
    switch (self, other) {
    case (.scalar(.number(0)), let sum), (let sum, .scalar(.number(0))): return sum
    case (.scalar(.number(let first)), .scalar(.number(let second))): return .finite(first + second)
    case (.scalar(.name(let name, let isNegated)), .scalar(.number(let number))),
      (.scalar(.number(let number)), .scalar(.name(let name, let isNegated))):
      return .computed(name, isNegated ? Multiplier(.times, .number(-1)) : nil, Constant(adding: number))
    case (.computed(let name, let multiplier, let constant), .scalar(.number(let number))),
      (.scalar(.number(let number)), .computed(let name, let multiplier, let constant)):
      guard case .scalar(.number(let sum))? = Self(constant).adding(.scalar(.number(number))) else { return nil }
      return .computed(name, multiplier, Constant(adding: sum))
    default: return nil
    }
  }

  /// The product; `nil` if both are named.
  package func multiplied(by other: Self) -> Self? {
    switch (self, other) {
    case (.scalar(.number(1)), let product), (let product, .scalar(.number(1))): return product
    case (.scalar(.number(0)), _), (_, .scalar(.number(0))): return .zero
    case (.scalar(.number(let first)), .scalar(.number(let second))): return .finite(first * second)
    case (.scalar(.name(let name, let isNegated)), .scalar(.number(-1))),
      (.scalar(.number(-1)), .scalar(.name(let name, let isNegated))):
      return .scalar(.name(name, isNegated: !isNegated))
    case (.scalar(.name(let name, let isNegated)), .scalar(.number(let number))),
      (.scalar(.number(let number)), .scalar(.name(let name, let isNegated))):
      return .computed(name, Multiplier(.times, .number(isNegated ? -number : number)), nil)
    case (.computed(let name, let multiplier, let constant), .scalar(.number(let number))),
      (.scalar(.number(let number)), .computed(let name, let multiplier, let constant)):
      guard case .scalar(.number(let factor))? = Self(multiplier).multiplied(by: .scalar(.number(number))),
        case .scalar(.number(let sum))? = Self(constant).multiplied(by: .scalar(.number(number)))
      else { return nil }
      return .computed(name, Multiplier(.times, .number(factor)), Constant(adding: sum))
    default: return nil
    }
  }

  /// The quotient; `nil` if the divisor is zero, or both are named.
  package func divided(by divisor: Self) -> Self? {
    switch (self, divisor) {
    case (_, .reciprocal(let scalar)): multiplied(by: .scalar(scalar))
    case (_, .scalar(.number(0))): nil
    case (.scalar(.number(0)), .scalar(.name)): .zero
    case (_, .scalar(.number(1))): self
    case (.scalar(.number(let number)), .scalar(.number(let divisor))): .finite(number / divisor)
    case (.scalar(.name(let name, isNegated: false)), .scalar(let scalar)) where scalar != .number(-1):
      .computed(name, Multiplier(.dividedBy, scalar), nil)
    case (.scalar(.number(1)), .scalar(let scalar)): .reciprocal(of: scalar)
    case (_, .scalar(.number(let divisor))): multiplied(by: .scalar(.number(1 / divisor)))
    default: nil
    }
  }

  private static func finite(_ number: Double) -> Self? { number.ifFinite.map { .scalar(.number($0)) } }

  package static var minusOne: Self { .scalar(.number(-1)) }

  /// The names of the numbers in it.
  var names: [String] {
    switch self {
    case .scalar(let scalar), .reciprocal(let scalar): [scalar.name].compactMap { $0 }
    case .computed(let name, let multiplier, let constant):
      [name, multiplier?.value.name, constant?.value.name].compactMap { $0 }
    }
  }

  /// The same with the decimal fractions that numbers stand for, where rounding has missed them by a hair, and without a 0 that is
  /// added.
  var tidy: Self {
    switch self {
    case .scalar(let scalar): return .scalar(scalar.tidy)
    case .computed(let name, let multiplier, let constant):
      let factor = multiplier.map { Multiplier($0.operator, $0.value.tidy) }
      let sum = constant.flatMap { $0.value == .number(0) ? nil : Constant($0.operator, $0.value.tidy) }
      return factor == nil && sum == nil ? .scalar(.name(name, isNegated: false)) : .computed(name, factor, sum)
    default: return self
    }
  }
}

extension Constant {
  fileprivate init?(adding number: Double) {
    if number == 0 { return nil }
    self.init(number < 0 ? .minus : .plus, .number(number.magnitude))
  }
}

extension Scalar {
  fileprivate var tidy: Scalar { if case .number(let number) = self { .number(number.tidy) } else { self } }
}

extension Double {
  /// The decimal fraction that a result stands for, where rounding has missed it by a hair: 0.3 for 0.1 + 0.2.
  fileprivate var tidy: Double {
    guard magnitude >= .leastNormalMagnitude else { return self }
    var power = 1.0
    // A fraction with more digits than these is no decimal fraction that anybody wrote, and larger powers are not exact.
    while (self * power).magnitude < 1e13, power <= 1e22 {
      // `rounded()` would bring in the mathematics library of C, which this module does without.
      let whole = Int64(self * power + (self < 0 ? -0.5 : 0.5))
      let rounded = Double(whole) / power
      if (rounded - self).magnitude <= 4 * ulp { return rounded }
      power *= 10
    }
    return self
  }
}
