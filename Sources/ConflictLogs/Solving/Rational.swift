/// A fraction of two whole numbers, computed with exactly.
///
/// What does not fit in 64 bits is kept in longer numbers, and what is longer than any layout asks for is ``unknown``, and so is
/// all that is computed from it: nothing wraps, and nothing is rounded.
package struct Rational: Hashable, Sendable {
  /// The one form that each number has, in lowest terms; the denominator is more than 0.
  private enum Form: Hashable {
    case short(Int64, Int64)
    case long(LongInteger, LongInteger)
    case unknown
  }

  private let form: Form

  private init(reduced numerator: Int64, _ denominator: Int64) { form = .short(numerator, denominator) }

  /// A whole number.
  package init(_ number: Int64) { self.init(number, 1) }

  /// A fraction.
  package init(_ numerator: Int64, _ denominator: Int64) {
    guard numerator != .min, denominator != .min else {
      self.init(LongInteger(numerator), LongInteger(denominator))
      return
    }
    guard denominator != 0 else {
      self = .unknown
      return
    }
    let divisor = greatestCommonDivisor(numerator, denominator)
    let sign: Int64 = denominator < 0 ? -1 : 1
    self.init(reduced: sign * numerator / divisor, sign * denominator / divisor)
  }

  /// How many digits of 32 bits a number may have.
  static let mostDigits = 16

  private init(_ numerator: LongInteger, _ denominator: LongInteger) {
    guard !denominator.isZero else {
      self = .unknown
      return
    }
    let divisor = LongInteger.greatestCommonDivisor(numerator, denominator)
    let sign = LongInteger(denominator.isNegative ? -1 : 1)
    let (upper, lower) = (sign * numerator / divisor, sign * denominator / divisor)
    if let short = upper.short, let shortLower = lower.short {
      self.init(reduced: short, shortLower)
    } else {
      self.init(max(upper.digits.count, lower.digits.count) <= Self.mostDigits ? .long(upper, lower) : .unknown)
    }
  }

  private init(_ form: Form) { self.form = form }

  package static let zero = Rational(0)
  package static let one = Rational(1)
  package static let unknown = Rational(.unknown)

  package var isUnknown: Bool { if case .unknown = form { true } else { false } }

  package var isZero: Bool { if case .short(0, _) = form { true } else { false } }

  package var isPositive: Bool { sign > 0 }

  package var isNegative: Bool { sign < 0 }

  private var sign: Int64 {
    switch form {
    case .short(let numerator, _): numerator.signum()
    case .long(let numerator, _): numerator.isNegative ? -1 : 1
    case .unknown: 0
    }
  }

  /// Whether the denominator is at most as large as another number.
  func hasDenominator(upTo most: Int64) -> Bool {
    if case .short(_, let denominator) = form { denominator <= most } else { false }
  }

  package var magnitude: Rational { isNegative ? -self : self }

  /// A number that a `Double` can have and that is as near as two roundings let it be.
  package var value: Double {
    switch form {
    case .short(let numerator, let denominator): return Double(numerator) / Double(denominator)
    case .long(let numerator, let denominator):
      let (upper, lower) = (numerator.leading, denominator.leading)
      return Double(sign: .plus, exponent: upper.exponent - lower.exponent, significand: upper.value / lower.value)
    case .unknown: return .nan
    }
  }

  /// The numerator and the denominator; `nil` if the number is unknown.
  private var parts: (LongInteger, LongInteger)? {
    switch form {
    case .short(let numerator, let denominator): (LongInteger(numerator), LongInteger(denominator))
    case .long(let numerator, let denominator): (numerator, denominator)
    case .unknown: nil
    }
  }

  package static prefix func - (number: Rational) -> Rational {
    switch number.form {
    case .short(let numerator, let denominator): Rational(reduced: -numerator, denominator)
    case .long(let numerator, let denominator): Rational(.long(-numerator, denominator))
    case .unknown: .unknown
    }
  }

  package static func + (left: Rational, right: Rational) -> Rational {
    if case .short(let first, let lower) = left.form, case .short(let second, let otherLower) = right.form,
      let sum = sum(first, lower, second, otherLower)
    {
      return sum
    }
    guard let (first, lower) = left.parts, let (second, otherLower) = right.parts else { return .unknown }
    return Rational(first * otherLower + second * lower, lower * otherLower)
  }

  package static func - (left: Rational, right: Rational) -> Rational { left + -right }

  package static func * (left: Rational, right: Rational) -> Rational {
    if case .short(let first, let lower) = left.form, case .short(let second, let otherLower) = right.form,
      let product = product(first, lower, second, otherLower)
    {
      return product
    }
    guard let (first, lower) = left.parts, let (second, otherLower) = right.parts else { return .unknown }
    return Rational(first * second, lower * otherLower)
  }

  package static func / (left: Rational, right: Rational) -> Rational {
    switch right.form {
    case .short(let numerator, let denominator): left * Rational(denominator, numerator)
    case .long(let numerator, let denominator): left * Rational(denominator, numerator)
    case .unknown: .unknown
    }
  }
}

extension Rational {
  /// A sum where nothing of it is longer than 64 bits.
  private static func sum(_ first: Int64, _ lower: Int64, _ second: Int64, _ otherLower: Int64) -> Rational? {
    if lower == 1, otherLower == 1 {
      let (sum, overflows) = first.addingReportingOverflow(second)
      return overflows || sum == .min ? nil : Rational(reduced: sum, 1)
    }
    let divisor = greatestCommonDivisor(lower, otherLower)
    let (scale, otherScale) = (otherLower / divisor, lower / divisor)
    let (left, leftOverflows) = first.multipliedReportingOverflow(by: scale)
    let (right, rightOverflows) = second.multipliedReportingOverflow(by: otherScale)
    let (sum, sumOverflows) = left.addingReportingOverflow(right)
    let (denominator, overflows) = lower.multipliedReportingOverflow(by: scale)
    return leftOverflows || rightOverflows || sumOverflows || overflows || sum == .min
      ? nil : Rational(sum, denominator)
  }

  /// A product where nothing of it is longer than 64 bits.
  private static func product(_ first: Int64, _ lower: Int64, _ second: Int64, _ otherLower: Int64) -> Rational? {
    let divisor = greatestCommonDivisor(first, otherLower)
    let otherDivisor = greatestCommonDivisor(second, lower)
    let (numerator, overflows) = (first / divisor).multipliedReportingOverflow(by: second / otherDivisor)
    let (denominator, isTooFine) = (lower / otherDivisor).multipliedReportingOverflow(by: otherLower / divisor)
    return overflows || isTooFine || numerator == .min ? nil : Rational(reduced: numerator, denominator)
  }
}

private func greatestCommonDivisor(_ left: Int64, _ right: Int64) -> Int64 {
  if left == 1 || right == 1 { return 1 }
  var (larger, smaller) = (left.magnitude, right.magnitude)
  while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
  return Int64(larger)
}
