/// Hexadecimal numerals, read as `Double`.
public enum HexadecimalNumeral: NumeralNotation {
  /// The number from `start` to `end`: infinity where it is too large, not a number where it runs on.
  @inline(never)
  public static func value(of input: Span<UInt8>, from start: Int, to end: Int) -> Double {
    if DecimalNumeral.endOfRun(in: input, from: end) > end { return .nan }
    var significand: UInt64 = 0
    var power: Int64 = 0
    var places: Int64 = 0
    var index = start
    let isNegative = index < end && input[index] == UInt8(ascii: "-")
    if isNegative || index < end && input[index] == UInt8(ascii: "+") { index &+= 1 }
    if index &+ 1 < end, input[index] == UInt8(ascii: "0"), input[index &+ 1] | 0x20 == UInt8(ascii: "x") {
      index &+= 2
    }
    while index < end {
      let byte = input[index]
      index &+= 1
      if byte == UInt8(ascii: ".") {
        places = -4
        continue
      }
      if byte == UInt8(ascii: "_") { continue }
      guard let digit = digit(byte) else {
        power &+= DecimalNumeral.exponent(in: input, from: index, to: end)
        break
      }
      power &+= places
      if significand >> 60 == 0 {
        significand = significand << 4 | digit
      } else {
        // Of a digit beyond the 60 bits that are kept, rounding wants to know only whether it is zero.
        significand |= digit == 0 ? 0 : 1
        power &+= 4
      }
    }
    return isNegative ? -scaled(significand, by: power) : scaled(significand, by: power)
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte &- UInt8(ascii: "a") &+ 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte &- UInt8(ascii: "A") &+ 10)
    default: nil
    }
  }

  /// A significand times a power of two, rounded once, ties to even.
  private static func scaled(_ significand: UInt64, by power: Int64) -> Double {
    guard significand != 0 else { return 0 }
    let width = Int64(UInt64.bitWidth - significand.leadingZeroBitCount)
    guard width + power <= 1024 else { return .infinity }
    // A number below the smallest normal one keeps fewer bits, which must be those that it is rounded to.
    let dropped = max(width - 53, -1074 - power, 0)
    guard dropped <= 64 else { return 0 }
    let kept = dropped == 64 ? 0 : significand >> UInt64(dropped)
    let rest = dropped == 0 ? 0 : significand << UInt64(64 - dropped)
    let isRoundedUp = rest > 1 << 63 || (rest == 1 << 63 && kept & 1 == 1)
    var value = Double(kept + (isRoundedUp ? 1 : 0))
    var exponent = power + dropped
    while exponent > 1000 {
      value *= 0x1p1000
      exponent -= 1000
    }
    while exponent < -1000 {
      // Exact: what is left fits the bits of the result.
      value *= 0x1p-1000
      exponent += 1000
    }
    return value * Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }
}
