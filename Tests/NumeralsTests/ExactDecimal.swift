/// Every digit of a number that binary fractions hold exactly: `0.digits × 10^pointPosition`, the last digit not zero.
struct ExactDecimal {
  private var digits: [UInt8]
  private var pointPosition: Int

  /// The number halfway between the double of these bits and the next larger one.
  init(halfwayAbove bits: UInt64) {
    let storedExponent = Int(bits >> 52)
    let fraction = bits & (1 << 52 - 1)
    let significand = storedExponent == 0 ? fraction : fraction | 1 << 52
    self.init(2 * significand + 1, timesTwoToThe: max(storedExponent, 1) - 1075 - 1)
  }

  private init(_ significand: UInt64, timesTwoToThe exponent: Int) {
    // A negative power of two is a power of five, its point moved.
    var limbs = [significand % 1_000_000_000, significand / 1_000_000_000]
    for _ in 0..<abs(exponent) {
      var carry: UInt64 = 0
      for index in limbs.indices {
        carry += limbs[index] * (exponent < 0 ? 5 : 2)
        limbs[index] = carry % 1_000_000_000
        carry /= 1_000_000_000
      }
      if carry > 0 { limbs.append(carry) }
    }
    digits = limbs.reversed().flatMap { limb in
      let text = Array(String(limb).utf8)
      return Array(repeating: UInt8(ascii: "0"), count: 9 - text.count) + text
    }
    digits.removeSubrange(..<digits.firstIndex { $0 != UInt8(ascii: "0") }!)
    pointPosition = digits.count + min(exponent, 0)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
  }

  /// The number with one more digit 1, some 800 places on.
  var slightlyMore: ExactDecimal {
    var more = self
    more.digits += Array(repeating: UInt8(ascii: "0"), count: 800) + [UInt8(ascii: "1")]
    return more
  }

  /// The number less one in the place some 800 places on.
  var slightlyLess: ExactDecimal {
    var less = self
    less.digits[digits.count - 1] -= 1
    less.digits += Array(repeating: UInt8(ascii: "9"), count: 800)
    return less
  }

  /// All the digits, with a point among them or with an exponent after them.
  func numeral(isPlain: Bool) -> String {
    let text = String(decoding: digits, as: UTF8.self)
    if !isPlain { return text + "e\(pointPosition - digits.count)" }
    if pointPosition <= 0 { return "0." + String(repeating: "0", count: -pointPosition) + text }
    if pointPosition >= digits.count { return text + String(repeating: "0", count: pointPosition - digits.count) }
    return text.prefix(pointPosition) + "." + text.dropFirst(pointPosition)
  }
}
