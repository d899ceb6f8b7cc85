extension DecimalNumeral {
  /// The number from `start` to `end`: infinity where it is too large, not a number where it runs on.
  ///
  /// Outlined, because a grammar has numbers in many places. What most numbers are is read here: digits, perhaps with a
  /// point among them.
  @inline(never)
  public static func value(of input: Span<UInt8>, from start: Int, to end: Int) -> Double {
    if end < input.count, runsOn(into: input[end]) { return .nan }
    // 19 digits fit in 64 bits, so the loop below needs no check of its own for overflow.
    guard end &- start <= 19 else { return exactNearestDouble(toDecimal: input, in: start..<end) }
    let numeral = input.extracting(start..<end)
    var significand: UInt64 = 0
    var places = 0
    var index = 0
    while index < numeral.count {
      // Checked by the line above.
      let byte = unsafe numeral[unchecked: index]
      index &+= 1
      if isDigit(byte) {
        significand = significand &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
      } else if byte == UInt8(ascii: "."), places == 0 {
        places = numeral.count &- index
      } else {
        return nearestDouble(toDecimal: input, in: start..<end)
      }
    }
    // Both operands are exact, so the one operation is the only rounding.
    guard significand <= 1 << 53 else { return nearestDouble(toDecimal: input, in: start..<end) }
    return places == 0 ? Double(significand) : Double(significand) / exactPowerOfTen(Int64(places))
  }

  /// The end of what a number runs on into, from where the number itself ends.
  @inline(never)
  public static func endOfRun(in input: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while end < input.count, runsOn(into: input[end]) { end &+= 1 }
    return end
  }

  /// `[._a-zA-Z0-9]`: what a number must not run on into.
  private static func runsOn(into byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 97 < 26 || byte == 95 || byte == 46
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }
}
