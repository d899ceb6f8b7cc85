// Natural numbers as 32-bit limbs, least significant first, in memory of a fixed size. A number is a span and the count
// of the limbs in use; the limbs above them are zero.

/// Lends `body` the memory for one number, which is zero at first.
///
/// 84 limbs hold every number that a decimal conversion comes to: 769 digits or 5^1092, each below 2^2560, and the 62
/// bits by which a dividend is wider than its divisor.
@inline(__always)
func withLimbs<Result>(_ body: (inout MutableSpan<UInt32>) -> Result) -> Result {
  // Unsafe because it starts uninitialised and dies with the closure: the next line initialises it, and a span can't
  // leave the closure.
  unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 84) { buffer in
    unsafe buffer.initialize(repeating: 0)
    // Unsafe because the buffer must outlive the span, which it does: see above.
    var limbs = unsafe buffer.mutableSpan
    return body(&limbs)
  }
}

extension MutableSpan<UInt32> {
  /// Multiplies the number by a factor and adds a term.
  mutating func multiply(by factor: UInt32, adding term: UInt32 = 0, count: inout Int) {
    // A product of two limbs and two limbs more always fit in 64 bits, and a product that is checked for overflow costs
    // a call of the runtime library on 32-bit machines.
    var carry = UInt64(term)
    for index in 0..<count {
      carry &+= UInt64(self[index]) &* UInt64(factor)
      self[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 {
      self[count] = UInt32(carry)
      count += 1
    }
  }

  /// Multiplies the number by five to a power that is not negative.
  mutating func multiply(byPowerOfFive power: Int64, count: inout Int) {
    // 5^13 is the largest power in a limb.
    for _ in 0..<power / 13 { multiply(by: 1_220_703_125, count: &count) }
    var factor: UInt32 = 1
    for _ in 0..<power % 13 { factor *= 5 }
    multiply(by: factor, count: &count)
  }

  /// The bits of the number, from the highest that is set.
  func bitWidth(count: Int) -> Int {
    count * 32 - self[count - 1].leadingZeroBitCount
  }

  /// Multiplies the number by two to the power of `distance`.
  mutating func shiftLeft(by distance: Int, count: inout Int) {
    let (limbDistance, bitDistance) = distance.quotientAndRemainder(dividingBy: 32)
    multiply(by: 1 << UInt32(bitDistance), count: &count)
    if limbDistance == 0 { return }
    for index in (0..<count).reversed() {
      self[index + limbDistance] = self[index]
      self[index] = 0
    }
    count += limbDistance
  }

  /// The quotient by a divisor of `count` limbs with its highest bit set, and whether nothing remains.
  ///
  /// The quotient must fit in two limbs, the dividend in two more than the divisor. What remains takes its place. This
  /// is Knuth's algorithm D.
  mutating func divide(by divisor: borrowing MutableSpan<UInt32>, count: Int) -> (quotient: UInt64, isExact: Bool) {
    let leading = UInt64(divisor[count - 1])
    var quotient: UInt64 = 0
    for shift in (0...1).reversed() {
      // Too large by two at most, since the divisor's highest bit is set.
      let top = UInt64(self[count + shift]) << 32 | UInt64(self[count + shift - 1])
      var digit = min(top / leading, UInt64(UInt32.max))
      subtract(divisor, times: digit, shiftedBy: shift, count: count)
      while self[count + shift] != 0 {
        digit -= 1
        add(divisor, shiftedBy: shift, count: count)
      }
      quotient = quotient << 32 | digit
    }
    var isExact = true
    for index in 0..<count where self[index] != 0 { isExact = false }
    return (quotient, isExact)
  }

  /// Subtracts a multiple of `other`, moved up by `shift` limbs; a result below zero wraps in the limb above.
  private mutating func subtract(
    _ other: borrowing MutableSpan<UInt32>, times digit: UInt64, shiftedBy shift: Int, count: Int
  ) {
    var carry: UInt64 = 0
    for index in 0..<count {
      carry &+= UInt64(other[index]) &* digit
      let (difference, hasBorrowed) = self[index + shift].subtractingReportingOverflow(
        UInt32(truncatingIfNeeded: carry))
      self[index + shift] = difference
      carry = carry >> 32 + (hasBorrowed ? 1 : 0)
    }
    self[count + shift] &-= UInt32(truncatingIfNeeded: carry)
  }

  /// Adds `other`, moved up by `shift` limbs; a carry out of the limb above is lost.
  private mutating func add(_ other: borrowing MutableSpan<UInt32>, shiftedBy shift: Int, count: Int) {
    var carry: UInt64 = 0
    for index in 0..<count {
      carry += UInt64(self[index + shift]) + UInt64(other[index])
      self[index + shift] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    self[count + shift] &+= UInt32(truncatingIfNeeded: carry)
  }
}
