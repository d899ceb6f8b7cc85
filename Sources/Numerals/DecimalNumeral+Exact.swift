extension DecimalNumeral {
  /// The most significant digits that can matter: no point halfway between two neighbouring doubles has more, so past
  /// them only whether any digit is nonzero does.
  static var significantDigitLimit: Int64 { 768 }

  /// `nearestDouble(toDecimal:in:)` for the numerals whose value a single operation on doubles does not give.
  ///
  /// With `digits` read as an integer, the value is a fraction of two large integers times a power of two:
  /// `digits × 5^power / 1 × 2^power`, or `digits / 5^-power × 2^power` when the power is negative.
  @inline(never)
  static func exactNearestDouble(toDecimal bytes: Span<UInt8>, in range: Range<Int>) -> Double {
    withLimbs { dividend in
      var dividendCount = 0
      let (digitCount, power) = readDigits(of: bytes, in: range, into: &dividend, count: &dividendCount)
      // The value lies between 10^(magnitude - 1) and 10^magnitude.
      let magnitude = power + digitCount
      if digitCount == 0 || magnitude < -323 { return 0 }
      if magnitude > 309 { return .infinity }
      return withLimbs { divisor in
        var divisorCount = 0
        divisor.multiply(by: 1, adding: 1, count: &divisorCount)
        if power < 0 {
          divisor.multiply(byPowerOfFive: -power, count: &divisorCount)
        } else {
          dividend.multiply(byPowerOfFive: power, count: &dividendCount)
        }
        // A divisor that fills its limbs, and a dividend 62 bits wider, make a quotient of 62 or 63 bits.
        let dividendWidth = dividend.bitWidth(count: dividendCount)
        let divisorWidth = divisor.bitWidth(count: divisorCount)
        let width = (max(divisorWidth, dividendWidth - 62) + 31) / 32 * 32
        dividend.shiftLeft(by: width + 62 - dividendWidth, count: &dividendCount)
        divisor.shiftLeft(by: width - divisorWidth, count: &divisorCount)
        let (quotient, isExact) = dividend.divide(by: divisor, count: divisorCount)
        let binaryExponent = Int(power) + (width - divisorWidth) - (width + 62 - dividendWidth)
        return nearestDouble(to: isExact ? quotient : quotient | 1, timesTwoToThe: binaryExponent)
      }
    }
  }

  /// Reads the significant digits of a numeral as an integer into `limbs`, and gives their number and the power of ten
  /// by which the integer must be multiplied.
  ///
  /// Where digits past the limit are dropped and not all zero, one digit `1` stands for them: it puts the value on the
  /// right side of every point halfway between two doubles.
  private static func readDigits(
    of bytes: Span<UInt8>, in range: Range<Int>, into limbs: inout MutableSpan<UInt32>, count: inout Int
  ) -> (digitCount: Int64, power: Int64) {
    var digitCount: Int64 = 0
    var power: Int64 = 0
    var placesPerDigit: Int64 = 0
    var hasDroppedNonzero = false
    // Nine digits at a time: as many as always fit in a limb.
    var chunk: UInt32 = 0
    var chunkScale: UInt32 = 1
    for index in range {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        power -= placesPerDigit
        if digitCount == significantDigitLimit {
          power += 1
          hasDroppedNonzero = hasDroppedNonzero || digit != 0
        } else if digitCount > 0 || digit != 0 {
          digitCount += 1
          chunk = chunk * 10 + UInt32(digit)
          chunkScale *= 10
          if chunkScale == 1_000_000_000 {
            limbs.multiply(by: chunkScale, adding: chunk, count: &count)
            (chunk, chunkScale) = (0, 1)
          }
        }
      } else if bytes[index] == UInt8(ascii: ".") {
        placesPerDigit = 1
      } else if bytes[index] != UInt8(ascii: "_") {
        power += exponent(in: bytes, from: index + 1, to: range.upperBound)
        break
      }
    }
    limbs.multiply(by: chunkScale, adding: chunk, count: &count)
    if hasDroppedNonzero {
      limbs.multiply(by: 10, adding: 1, count: &count)
      digitCount += 1
      power -= 1
    }
    return (digitCount, power)
  }

  /// The double nearest to `quotient × 2^exponent`, ties to even, for a quotient of 62 or 63 bits whose last bit also
  /// stands for whatever lies below it.
  private static func nearestDouble(to quotient: UInt64, timesTwoToThe exponent: Int) -> Double {
    let width = 64 - quotient.leadingZeroBitCount
    let biasedExponent = exponent + width - 1 + 1023
    // Subnormal numbers have the exponent of the smallest normal one, and fewer bits.
    let storedExponent = max(biasedExponent, 1)
    let droppedWidth = width - 53 + storedExponent - biasedExponent
    if storedExponent > 2046 { return .infinity }
    if droppedWidth > 63 { return 0 }
    let kept = quotient >> UInt64(droppedWidth)
    let dropped = quotient - kept << UInt64(droppedWidth)
    let half: UInt64 = 1 << UInt64(droppedWidth - 1)
    let isRoundedUp = dropped > half || (dropped == half && kept & 1 == 1)
    // The leading bit of a normal number adds the last one to its exponent, and so does a carry out of the significand,
    // up to infinity.
    return Double(bitPattern: UInt64(storedExponent - 1) << 52 + kept + (isRoundedUp ? 1 : 0))
  }
}
