extension DecimalNumeral {
  /// The number from `start` to `end`: infinity where it is too large, not a number where it runs on.
  ///
  /// Outlined, because a grammar has numbers in many places. What most numbers are is read here: digits, perhaps with a
  /// point among them.
  @usableFromInline @inline(never)
  static func value(of input: Span<UInt8>, from start: Int, to end: Int) -> Double {
    if let byte = input.byte(at: end), NumberPart.contains(byte) { return .nan }
    // 19 digits fit in 64 bits, so the loops below need no check of their own for overflow.
    guard end &- start <= 19 else { return exactNearestDouble(toDecimal: input, in: start..<end) }
    var significand: UInt64 = 0
    var index = start
    while index < end, let digit = input.digit(at: index) {
      significand = significand &* 10 &+ digit
      index &+= 1
    }
    var places = 0
    if index < end, input.byte(at: index) == UInt8(ascii: ".") {
      index &+= 1
      places = end &- index
      while index < end, let digit = input.digit(at: index) {
        significand = significand &* 10 &+ digit
        index &+= 1
      }
    }
    // Both operands are exact, so the one operation is the only rounding.
    guard index == end, significand <= 1 << 53 else { return nearestDouble(toDecimal: input, in: start..<end) }
    return places == 0 ? Double(significand) : Double(significand) / exactPowerOfTen(Int64(places))
  }

  /// The end of what a number runs on into, from where the number itself ends.
  @usableFromInline @inline(never)
  static func endOfRun(in input: Span<UInt8>, from start: Int) -> Int {
    var end = start
    while let byte = input.byte(at: end), NumberPart.contains(byte) { end &+= 1 }
    return end
  }
}

/// `[._a-zA-Z0-9]`: what a number must not run on into.
private enum NumberPart: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { WordPart.contains(byte) || byte == 46 }
}

extension Span<UInt8> {
  /// The value of the decimal digit at `offset`.
  @inline(__always) fileprivate func digit(at offset: Int) -> UInt64? {
    guard let byte = byte(at: offset), Digit.contains(byte) else { return nil }
    return UInt64(byte &- UInt8(ascii: "0"))
  }
}
