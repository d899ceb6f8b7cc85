extension ByteBuffer {
  /// Writes a whole number.
  @usableFromInline mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: UInt64(number.magnitude))
  }

  /// Writes a finite number in the fewest digits that read back the same, a whole one without a fraction: what the
  /// standard library calls its description.
  @usableFromInline mutating func append(_ number: Double) {
    guard let decimal = ShortDecimal(number.magnitude) else {
      let digits = number.description
      return append(digits.utf8.suffix(2).elementsEqual(".0".utf8) ? String(digits.dropLast(2)) : digits)
    }
    if number.sign == .minus { append(UInt8(ascii: "-")) }
    append(digitsOf: decimal.whole)
    guard decimal.places > 0 else { return }
    append(UInt8(ascii: "."))
    append(digitsOf: decimal.fraction, atLeast: decimal.places)
  }

  /// Writes a number with zeros before it where it has too few digits.
  @inline(__always) private mutating func append(digitsOf number: UInt64, atLeast least: Int = 1) {
    var length = 1
    var limit: UInt64 = 10
    while length < 20, number >= limit || length < least {
      length &+= 1
      // The largest number of 64 bits has twenty digits, and the limit is not looked at beyond them.
      limit = limit &* 10
    }
    makeRoom(for: length)
    count &+= length
    var rest = number
    for place in 1...length {
      // There is room for all digits, the last of which comes first.
      unsafe start[count &- place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}

/// A number of at most fifteen digits, few of them after the point, as people write them.
///
/// No two numerals of so few digits are read as the same `Double`, so the one that is read as a `Double` is the shortest
/// that is: finding it takes a few operations, where a search for the shortest among all takes a hundred.
private struct ShortDecimal {
  /// The digits before the point, as a whole number.
  let whole: UInt64

  /// The digits after the point, as a whole number.
  let fraction: UInt64

  /// How many digits stand after the point, the last of them not zero.
  let places: Int

  /// The numeral of a number that is not negative; `nil` if it needs more digits or an exponent.
  @inline(__always) init?(_ number: Double) {
    guard number < 1e15 else { return nil }
    var scale: UInt64 = 1
    for places in 0...4 {
      // The product may be rounded; the quotient, of two numbers that a `Double` holds exactly, tells whether that hurt.
      let scaled = number * Double(scale) + 0.5
      guard scaled < 1e15 else { return nil }
      let digits = UInt64(scaled)
      if Double(digits) / Double(scale) == number {
        // Smaller numbers are written with an exponent.
        guard places == 0 || digits >= scale / 1000 else { return nil }
        whole = digits / scale
        fraction = digits % scale
        self.places = places
        return
      }
      scale &*= 10
    }
    return nil
  }
}
