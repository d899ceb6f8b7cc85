extension Rational {
  /// The number that is meant by one that Auto Layout has printed, with six digits.
  ///
  /// It is what the digits say, unless digits are lost and a simple fraction is printed so: `0.333333` is a third, and three
  /// thirds are a whole. What is nearer to 0 than a screen can show is 0
  /// (`2.22507e-308` stands for it), and what is larger than any layout is as large as fits.
  package init(printed number: Double) {
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
    let sign: Int64 = number < 0 ? -1 : 1
    let printed = Rational(sign * digits, scale)
    guard scale > 1, digits >= 100_000 else {
      self = printed
      return
    }
    // A fraction that somebody may have written, or one that is short enough to compute with.
    let (upper, lower) = Self.simplest(from: (2 * digits - 1, 2 * scale), to: (2 * digits + 1, 2 * scale))
    // One so simple is near by chance seldom: the finer the digits, the larger it may be.
    let isSimple = lower < 10_000 && 6 * lower * lower <= scale
    self = isSimple || !printed.hasDenominator(upTo: 1_000_000) ? Rational(sign * upper, lower) : printed
  }

  /// What the last of the six digits of a number that Auto Layout has printed counts.
  package static func lastDigit(of number: Double) -> Double {
    var digit = 1e-11
    guard number.magnitude >= 1e-6, number.magnitude < 1e9 else { return 0 }
    while digit * 1e6 <= number.magnitude { digit *= 10 }
    return digit
  }

  private typealias Fraction = (upper: Int64, lower: Int64)

  /// The fraction with the smallest denominator between two that are at least 0.
  private static func simplest(from least: Fraction, to most: Fraction) -> Fraction {
    let whole = least.upper / least.lower
    if whole * least.lower == least.upper { return (whole, 1) }
    if (whole + 1) * most.lower <= most.upper { return (whole + 1, 1) }
    let rest = simplest(
      from: (most.lower, most.upper - whole * most.lower), to: (least.lower, least.upper - whole * least.lower))
    return (whole * rest.upper + rest.lower, rest.upper)
  }
}

extension Double {
  /// The whole number that is nearest to it; of two the one further from 0.
  // What the standard library has is a function of C's, which a client may not link.
  var nearestInteger: Double { abs(self) < 0x1p52 ? Double(Int64(self < 0 ? self - 0.5 : self + 0.5)) : self }
}
