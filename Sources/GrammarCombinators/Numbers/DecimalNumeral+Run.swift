extension DecimalNumeral {
  /// The number that stands in `range`: infinity where it is too large, not a number where it runs on.
  ///
  /// Outlined, because a grammar has numbers in many places.
  @usableFromInline @inline(never)
  static func value(of input: Span<UInt8>, in range: Range<Int>) -> Double {
    if let byte = input.byte(at: range.upperBound), NumberPart.contains(byte) { return .nan }
    return nearestDouble(toDecimal: input, in: range)
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
