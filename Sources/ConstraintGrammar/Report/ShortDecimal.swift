/// A number of at most fifteen digits, few of them after the point, as people write them.
///
/// No two numerals of so few digits are read as the same `Double`, so the one that is read as a `Double` is the shortest
/// that is: finding it takes a few operations, where a search for the shortest among all takes a hundred.
struct ShortDecimal {
  /// What stands before the point.
  let whole: UInt64

  /// What stands after the point, as a whole number.
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
