extension Scalar<String> {
  /// The sum; `nil` if a name is added to anything but zero.
  func adding(_ other: Scalar) -> Scalar? {
    switch (self, other) {
    case (.number(let first), .number(let second)): .finite(first + second)
    case (.number(0), _): other
    case (_, .number(0)): self
    default: nil
    }
  }

  /// The product; `nil` if a name is multiplied by anything but 0, 1 and −1.
  func multiplied(by other: Scalar) -> Scalar? {
    switch (self, other) {
    case (.number(let first), .number(let second)): .finite(first * second)
    case (.number(0), _), (_, .number(0)): .number(0)
    case (.number(1), _): other
    case (_, .number(1)): self
    case (.number(-1), _): other.negated
    case (_, .number(-1)): negated
    default: nil
    }
  }

  /// The quotient; `nil` if a name is divided by anything but 1 and −1.
  func divided(by divisor: Double) -> Scalar? {
    switch self {
    case .number(let number): .finite(number / divisor)
    case .name: divisor == 1 ? self : divisor == -1 ? negated : nil
    }
  }

  private static func finite(_ number: Double) -> Scalar? { number.isFinite ? .number(tidy(number)) : nil }

  /// The decimal fraction that a result stands for, where rounding has missed it by a hair: 0.3 for 0.1 + 0.2.
  private static func tidy(_ number: Double) -> Double {
    guard abs(number) >= .leastNormalMagnitude else { return number }
    var power = 1.0
    // Numbers beyond are whole anyway, or too near to zero to show.
    while abs(number * power) < 1e17 {
      // `rounded()` would bring in the mathematics library of C, which this module does without.
      let whole = Int64(number * power + (number < 0 ? -0.5 : 0.5))
      let rounded = Double(whole) / power
      if abs(rounded - number) <= 4 * number.ulp { return rounded }
      power *= 10
    }
    return number
  }
}
