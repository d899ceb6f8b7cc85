/// A fraction of two whole numbers, computed with exactly.
///
/// What does not fit in 64 bits is ``unknown``, and so is all that is computed from it: nothing wraps, and nothing is rounded.
struct Rational: Hashable, Sendable {
  private let numerator: Int64
  /// More than 0; 0 if the number is unknown.
  private let denominator: Int64

  private init(reduced numerator: Int64, _ denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A whole number.
  init(_ number: Int64) { self.init(reduced: number, 1) }

  /// A fraction.
  init(_ numerator: Int64, _ denominator: Int64) {
    guard denominator != 0, numerator != .min, denominator != .min else {
      self = .unknown
      return
    }
    let divisor = greatestCommonDivisor(numerator, denominator)
    let sign: Int64 = denominator < 0 ? -1 : 1
    self.init(reduced: sign * numerator / divisor, sign * denominator / divisor)
  }

  static let zero = Rational(0)
  static let one = Rational(1)
  static let unknown = Rational(reduced: 0, 0)

  var isUnknown: Bool { denominator == 0 }
  var isZero: Bool { numerator == 0 && denominator != 0 }
  var isPositive: Bool { numerator > 0 }
  var isNegative: Bool { numerator < 0 }
  var magnitude: Rational { isNegative ? -self : self }

  /// The nearest number that a `Double` can have.
  var value: Double { Double(numerator) / Double(denominator) }

  static prefix func - (number: Rational) -> Rational { Rational(reduced: -number.numerator, number.denominator) }

  static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == 1, right.denominator == 1 {
      let (sum, overflows) = left.numerator.addingReportingOverflow(right.numerator)
      return overflows || sum == .min ? .unknown : Rational(reduced: sum, 1)
    }
    guard !left.isUnknown, !right.isUnknown else { return .unknown }
    let divisor = greatestCommonDivisor(left.denominator, right.denominator)
    let (scale, otherScale) = (right.denominator / divisor, left.denominator / divisor)
    let (first, firstOverflows) = left.numerator.multipliedReportingOverflow(by: scale)
    let (second, secondOverflows) = right.numerator.multipliedReportingOverflow(by: otherScale)
    let (sum, sumOverflows) = first.addingReportingOverflow(second)
    let (denominator, overflows) = left.denominator.multipliedReportingOverflow(by: scale)
    return firstOverflows || secondOverflows || sumOverflows || overflows ? .unknown : Rational(sum, denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational { left + -right }

  static func * (left: Rational, right: Rational) -> Rational {
    guard !left.isUnknown, !right.isUnknown else { return .unknown }
    let first = greatestCommonDivisor(left.numerator, right.denominator)
    let second = greatestCommonDivisor(right.numerator, left.denominator)
    let (numerator, overflows) = (left.numerator / first).multipliedReportingOverflow(by: right.numerator / second)
    let (denominator, isTooFine) = (left.denominator / second).multipliedReportingOverflow(
      by: right.denominator / first)
    return overflows || isTooFine || numerator == .min ? .unknown : Rational(reduced: numerator, denominator)
  }

  static func / (left: Rational, right: Rational) -> Rational {
    guard right.numerator != 0 else { return .unknown }
    let sign: Int64 = right.numerator < 0 ? -1 : 1
    return left * Rational(reduced: sign * right.denominator, sign * right.numerator)
  }
}

private func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
  if left == 1 || right == 1 { return 1 }
  var (larger, smaller) = (left.magnitude, right.magnitude)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return Int64(larger)
}

extension Rational {
  /// The number that is meant by one that Auto Layout has printed, with six digits.
  ///
  /// It is what the digits say, unless digits are lost and a simple fraction is printed so: `0.333333` is a third, and three
  /// thirds are a whole. What is nearer to 0 than a screen can show is 0
  /// (`2.22507e-308` stands for it), and what is larger than any layout is as large as fits.
  init(printed number: Double) {
    let size = number.magnitude
    guard size < 1e9 else {
      self.init(number < 0 ? -1_000_000_000 : 1_000_000_000)
      return
    }
    guard size >= 1e-6 else {
      self = .zero
      return
    }
    // Six digits, or as many as there are.
    var scale: Int64 = 1
    while size * Double(scale) != (size * Double(scale)).nearestInteger, scale < 1_000_000_000,
      size * Double(scale) < 1e12
    {
      scale *= 10
    }
    let digits = Int64((size * Double(scale)).nearestInteger)
    var result = Rational(digits, scale)
    if scale > 1, digits >= 100_000 {
      // A fraction that somebody may have written, or one that is short enough to compute with.
      let simplest = Rational(
        simplestFrom: Rational(2 * digits - 1, 2 * scale), to: Rational(2 * digits + 1, 2 * scale))
      // One so simple is near by chance seldom: the finer the digits, the larger it may be.
      let isSimple = simplest.denominator < 10_000 && 6 * simplest.denominator * simplest.denominator <= scale
      if isSimple || result.denominator > 1_000_000 { result = simplest }
    }
    self = number < 0 ? -result : result
  }

  /// What the last of the six digits of a number that Auto Layout has printed counts.
  static func lastDigit(of number: Double) -> Double {
    var digit = 1e-11
    guard number.magnitude >= 1e-6, number.magnitude < 1e9 else { return 0 }
    while digit * 1e6 <= number.magnitude { digit *= 10 }
    return digit
  }

  /// The fraction with the smallest denominator between two that are at least 0.
  private init(simplestFrom lower: Rational, to upper: Rational) {
    let whole = lower.numerator / lower.denominator
    if Rational(whole) == lower {
      self = lower
    } else if !(Rational(whole + 1) - upper).isPositive {
      self.init(whole + 1)
    } else {
      let rest = Rational(simplestFrom: .one / (upper - Rational(whole)), to: .one / (lower - Rational(whole)))
      self = Rational(whole) + .one / rest
    }
  }
}

extension Double {
  /// The whole number that is nearest to it; of two the one further from 0.
  // What the standard library has is a function of C's, which a client may not link.
  var nearestInteger: Double { abs(self) < 0x1p52 ? Double(Int64(self < 0 ? self - 0.5 : self + 0.5)) : self }
}
