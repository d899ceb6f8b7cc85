/// A way to write numbers.
public protocol NumeralNotation: Sendable {
  /// The number from `start` to `end`: infinity where it is too large, not a number where it runs on.
  static func value(of input: Span<UInt8>, from start: Int, to end: Int) -> Double
}

/// Decimal numerals, read as and written from `Double`.
public enum DecimalNumeral: NumeralNotation {
  /// The `Double` nearest to a decimal numeral, ties to even, for every numeral there is.
  ///
  /// The bytes must be well formed: digits with at most one `.` among, before or after them, `_` anywhere among the
  /// digits, then perhaps `e` or `E`, a sign and digits. A value too large for a `Double` gives infinity, one too small
  /// gives zero. Takes time linear in the number of bytes and allocates nothing on the heap.
  ///
  ///     DecimalNumeral.nearestDouble(toDecimal: bytes, in: 0..<3)  // 0.9, for the bytes of "0.9"
  package static func nearestDouble(toDecimal bytes: Span<UInt8>, in range: Range<Int>) -> Double {
    // 19 digits fit in 64 bits, so the loop below needs no check of its own for overflow.
    guard range.count <= 19 else { return exactNearestDouble(toDecimal: bytes, in: range) }
    var significand: UInt64 = 0
    var power: Int64 = 0
    var placesPerDigit: Int64 = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index &+= 1
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        significand = significand &* 10 &+ UInt64(digit)
        power &-= placesPerDigit
      } else if byte == UInt8(ascii: ".") {
        placesPerDigit = 1
      } else if byte != UInt8(ascii: "_") {
        power &+= exponent(in: bytes, from: index, to: range.upperBound)
        break
      }
    }
    // Both operands are exact, so the one operation is the only rounding.
    if significand <= 1 << 53 {
      if 0...22 ~= power { return Double(significand) * exactPowerOfTen(power) }
      if -22..<0 ~= power { return Double(significand) / exactPowerOfTen(0 &- power) }
    }
    return exactNearestDouble(toDecimal: bytes, in: range)
  }

  /// The number written after the `e` of a numeral, with more digits than a numeral can have itself taken for "huge".
  static func exponent(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int64 {
    var magnitude: Int64 = 0
    for index in start..<end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      // Past this limit no number of digits that fits in memory brings the value back between zero and infinity, and
      // below it neither the next step nor adding such a number of digits can overflow.
      if digit < 10, magnitude < 500_000_000_000_000_000 { magnitude = magnitude &* 10 &+ Int64(digit) }
    }
    return start < end && bytes[start] == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// Ten to a power from 0 to 22: the powers that a `Double` holds exactly.
  static func exactPowerOfTen(_ exponent: Int64) -> Double {
    // A switch over constants becomes a table in read-only memory: nothing to initialise, nothing to allocate.
    switch exponent {
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

extension DecimalNumeral {
  /// The number from `start` to `end`: infinity where it is too large, not a number where it runs on.
  ///
  /// Outlined, because a grammar has numbers in many places. What most numbers are is read here: digits, perhaps with a
  /// point among them.
  @inline(never)
  public static func value(of input: Span<UInt8>, from start: Int, to end: Int) -> Double {
    if end < input.count, runsOn(into: input[end]) { return .nan }
    // 19 digits fit in 64 bits, so the loop below needs no check of its own for overflow.
    guard end &- start <= 19 else {
      if let signed = signedValue(of: input, from: start, to: end) { return signed }
      return exactNearestDouble(toDecimal: input, in: start..<end)
    }
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
        return signedValue(of: input, from: start, to: end) ?? nearestDouble(toDecimal: input, in: start..<end)
      }
    }
    // Both operands are exact, so the one operation is the only rounding.
    guard significand <= 1 << 53 else { return nearestDouble(toDecimal: input, in: start..<end) }
    return places == 0 ? Double(significand) : Double(significand) / exactPowerOfTen(Int64(places))
  }

  /// The number of a numeral with a sign before it; `nil` where there is none.
  @inline(never)
  private static func signedValue(of input: Span<UInt8>, from start: Int, to end: Int) -> Double? {
    guard start < end, input[start] == UInt8(ascii: "-") || input[start] == UInt8(ascii: "+") else { return nil }
    let value = value(of: input, from: start &+ 1, to: end)
    return input[start] == UInt8(ascii: "-") ? -value : value
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
