/// A whole number of any length: its sign, and its digits to the base 2³², the lowest first.
struct LongInteger: Hashable, Sendable {
  private(set) var isNegative: Bool
  /// The last is not 0; there is none in 0.
  private(set) var digits: [UInt32]

  private init(_ digits: [UInt32], isNegative: Bool) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.isNegative = isNegative && !digits.isEmpty
  }

  init(_ number: Int64) {
    let magnitude = number.magnitude
    self.init(
      [UInt32(truncatingIfNeeded: magnitude), UInt32(truncatingIfNeeded: magnitude >> 32)], isNegative: number < 0)
  }

  var isZero: Bool { digits.isEmpty }

  /// The number in 64 bits; `nil` if it has more.
  var short: Int64? {
    guard digits.count <= 2 else { return nil }
    let magnitude = digits.reversed().reduce(UInt64(0)) { $0 << 32 | UInt64($1) }
    guard magnitude <= Int64.max else { return nil }
    return isNegative ? -Int64(magnitude) : Int64(magnitude)
  }

  /// The highest digits, and by how many bits the number is longer.
  var leading: (value: Double, exponent: Int) {
    let kept = digits.suffix(3)
    let value = kept.reversed().reduce(0.0) { $0 * 0x1p32 + Double($1) }
    return (isNegative ? -value : value, 32 * (digits.count - kept.count))
  }

  static prefix func - (number: LongInteger) -> LongInteger {
    LongInteger(number.digits, isNegative: !number.isNegative)
  }

  static func + (left: LongInteger, right: LongInteger) -> LongInteger {
    guard left.isNegative != right.isNegative else {
      return LongInteger(sum(left.digits, right.digits, times: 1), isNegative: left.isNegative)
    }
    return isLess(left.digits, right.digits)
      ? LongInteger(sum(right.digits, left.digits, times: -1), isNegative: right.isNegative)
      : LongInteger(sum(left.digits, right.digits, times: -1), isNegative: left.isNegative)
  }

  static func * (left: LongInteger, right: LongInteger) -> LongInteger {
    var product = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (place, digit) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (other, factor) in right.digits.enumerated() {
        carry += UInt64(product[place + other]) + UInt64(digit) * UInt64(factor)
        product[place + other] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      product[place + right.digits.count] = UInt32(carry)
    }
    return LongInteger(product, isNegative: left.isNegative != right.isNegative)
  }

  /// The quotient, rounded towards 0.
  static func / (left: LongInteger, right: LongInteger) -> LongInteger { left.divided(by: right).quotient }

  /// The greatest number that divides both, which are not both 0.
  static func greatestCommonDivisor(_ left: LongInteger, _ right: LongInteger) -> LongInteger {
    var (larger, smaller) = (LongInteger(left.digits, isNegative: false), LongInteger(right.digits, isNegative: false))
    while !smaller.isZero { (larger, smaller) = (smaller, larger.divided(by: smaller).remainder) }
    return larger
  }
}

extension LongInteger {
  private static func isLess(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    left.count == right.count ? left.reversed().lexicographicallyPrecedes(right.reversed()) : left.count < right.count
  }

  /// The sum of a number and another times 1, or times -1 where that is not larger.
  private static func sum(_ left: [UInt32], _ right: [UInt32], times sign: Int64) -> [UInt32] {
    var sum: [UInt32] = []
    sum.reserveCapacity(max(left.count, right.count) + 1)
    var carry: Int64 = 0
    for place in 0..<max(left.count, right.count) {
      if place < left.count { carry += Int64(left[place]) }
      if place < right.count { carry += sign * Int64(right[place]) }
      sum.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return sum + [UInt32(carry)]
  }

  /// Division by hand (Knuth's algorithm D): a digit of the quotient is guessed from the two highest ones, and is too large by
  /// two at most.
  private func divided(by divisor: LongInteger) -> (quotient: LongInteger, remainder: LongInteger) {
    let sign = isNegative != divisor.isNegative
    guard let high = divisor.digits.last, !Self.isLess(digits, divisor.digits) else {
      return (LongInteger([], isNegative: false), self)
    }
    // So that the highest digit of the divisor is at least half of the base.
    let shift = high.leadingZeroBitCount
    let lower = Self.shifted(divisor.digits, by: shift).dropLast()
    var rest = Self.shifted(digits, by: shift)
    let count = lower.count
    var quotient = [UInt32](repeating: 0, count: rest.count - count)
    let first = UInt64(lower[count - 1])
    for place in quotient.indices.reversed() {
      let head = UInt64(rest[place + count]) << 32 | UInt64(rest[place + count - 1])
      var (digit, left) = head.quotientAndRemainder(dividingBy: first)
      while digit >> 32 != 0
        || count > 1 && digit * UInt64(lower[count - 2]) > left << 32 | UInt64(rest[place + count - 2])
      {
        (digit, left) = (digit - 1, left + first)
        if left >> 32 != 0 { break }
      }
      var (carry, borrow): (UInt64, Int64) = (0, 0)
      for other in 0...count {
        if other < count { carry += digit * UInt64(lower[other]) }
        let difference = Int64(rest[place + other]) - Int64(carry & 0xFFFF_FFFF) - borrow
        rest[place + other] = UInt32(truncatingIfNeeded: difference)
        borrow = difference < 0 ? 1 : 0
        carry >>= 32
      }
      if borrow != 0 {
        digit -= 1
        carry = 0
        for other in 0...count {
          carry += UInt64(rest[place + other]) + (other < count ? UInt64(lower[other]) : 0)
          rest[place + other] = UInt32(truncatingIfNeeded: carry)
          carry >>= 32
        }
      }
      quotient[place] = UInt32(truncatingIfNeeded: digit)
    }
    let remainder = (0..<count).map { place in
      UInt32(truncatingIfNeeded: (UInt64(rest[place + 1]) << 32 | UInt64(rest[place])) >> UInt64(shift))
    }
    return (LongInteger(quotient, isNegative: sign), LongInteger(remainder, isNegative: isNegative))
  }

  /// Digits times a power of 2, with one more at the end.
  private static func shifted(_ digits: [UInt32], by bits: Int) -> [UInt32] {
    var carry: UInt64 = 0
    let shifted = digits.map { digit in
      carry |= UInt64(digit) << UInt64(bits)
      defer { carry >>= 32 }
      return UInt32(truncatingIfNeeded: carry)
    }
    return shifted + [UInt32(carry)]
  }
}
