/// What a dialect allows in a number.
struct NumberForm {
  var leadingPoint = false
  var trailingPoint = false
  var exponent = false
  var underscores = false
}

extension ByteScanner {
  /// A number without a sign, correctly rounded.
  @inline(__always)
  mutating func number(_ form: NumberForm) -> Double? {
    let start = offset
    var significand: UInt64 = 0
    var wholeCount = 0
    var fractionCount = 0
    var power = 0
    digits(form, &significand, &wholeCount)
    if wholeCount == 0, !form.leadingPoint { return nil }
    if take(".") {
      if form.underscores, current == 95 { return nil }
      digits(form, &significand, &fractionCount)
      if fractionCount == 0, wholeCount == 0 || !form.trailingPoint { return nil }
    } else if wholeCount == 0 {
      return nil
    }
    if form.exponent, current | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      if !isAtDigit { return nil }
      var magnitude: UInt64 = 0
      var count = 0
      digits(form, &magnitude, &count)
      power = count > 4 ? 9999 : Int(magnitude)
      if isNegative { power = -power }
    }
    // A number must not run on.
    if isAtWordPart || current == UInt8(ascii: ".") { return nil }
    power &-= fractionCount
    // Both operands are exact, so the one operation is the only rounding.
    if wholeCount &+ fractionCount <= 19, significand <= 1 << 53 {
      if 0...22 ~= power { return Double(significand) * Self.powerOfTen(power) }
      if -22..<0 ~= power { return Double(significand) / Self.powerOfTen(-power) }
    }
    return slowNumber(start..<offset)
  }

  @inline(__always)
  private mutating func digits(_ form: NumberForm, _ significand: inout UInt64, _ count: inout Int) {
    guard isAtDigit else { return }
    while true {
      if isAtDigit {
        significand = significand &* 10 &+ UInt64(current &- 48)
        count &+= 1
      } else if !form.underscores || current != 95 {
        return
      }
      offset &+= 1
    }
  }

  @inline(never)
  private func slowNumber(_ range: Range<Int>) -> Double? {
    Double(text(range)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// A switch over constants is a table in memory that is read only.
  @inline(__always)
  private static func powerOfTen(_ power: Int) -> Double {
    switch power {
    case 0: 1e0
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    case 9: 1e9
    case 10: 1e10
    case 11: 1e11
    case 12: 1e12
    case 13: 1e13
    case 14: 1e14
    case 15: 1e15
    case 16: 1e16
    case 17: 1e17
    case 18: 1e18
    case 19: 1e19
    case 20: 1e20
    case 21: 1e21
    default: 1e22
    }
  }
}
