extension EBNFScanner {
  /// Reads `[…]`, whose `[` stands at `place`.
  mutating func characterClass(at place: EBNFPlace) throws(EBNFError) -> EBNFCharacterClass {
    cursor.advance()
    let isNegated = cursor.skip("^")
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while !cursor.skip("]") {
      guard let range = try range() else { throw EBNFError(.unterminatedClass, at: place) }
      ranges.append(range)
    }
    if ranges.isEmpty { throw EBNFError(.emptyClass, at: place) }
    return EBNFCharacterClass(ranges: ranges, isNegated: isNegated)
  }

  /// Reads `#xN`.
  mutating func escape() throws(EBNFError) -> Unicode.Scalar {
    let place = cursor.place
    guard cursor.skip("#x"), cursor.next.flatMap(Self.hexadecimalDigit) != nil else {
      throw EBNFError(.malformedEscape, at: place)
    }
    let firstBeyondUnicode: UInt32 = 0x11_0000
    var number: UInt32 = 0
    while let digit = cursor.next.flatMap(Self.hexadecimalDigit) {
      number = min(number * 16 + digit, firstBeyondUnicode)
      cursor.advance()
    }
    guard let scalar = Unicode.Scalar(number) else { throw EBNFError(.escapeOutOfRange, at: place) }
    return scalar
  }

  private mutating func range() throws(EBNFError) -> ClosedRange<Unicode.Scalar>? {
    let place = cursor.place
    guard let lower = try member() else { return nil }
    // A hyphen before the bracket stands for itself, as one behind the opening bracket does.
    guard cursor.next == "-", cursor.second != "]" else { return lower...lower }
    cursor.advance()
    guard let upper = try member() else { return nil }
    guard lower <= upper else { throw EBNFError(.reversedRange(lower: lower, upper: upper), at: place) }
    return lower...upper
  }

  private mutating func member() throws(EBNFError) -> Unicode.Scalar? {
    guard let scalar = cursor.next, !Self.endsLine(scalar) else { return nil }
    if scalar == "#", cursor.second == "x" { return try escape() }
    cursor.advance()
    return scalar
  }

  private static func hexadecimalDigit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "A"..."F": scalar.value - 0x41 + 10
    case "a"..."f": scalar.value - 0x61 + 10
    default: nil
    }
  }
}
