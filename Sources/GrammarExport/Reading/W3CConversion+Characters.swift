import GrammarCombinators

extension W3CConversion {
  mutating func characters(_ place: Range<Int>) -> Syntax {
    var scalars = Array(text(place.lowerBound + 1..<place.upperBound - 1).unicodeScalars)[...]
    let isNegated = scalars.first == "^" && scalars.count > 1
    if isNegated { scalars.removeFirst() }
    var ranges: [ClosedRange<UInt32>] = []
    while let first = Self.nextCode(&scalars) {
      guard scalars.first == "-", scalars.count > 1 else {
        guard Unicode.Scalar(first) != nil else {
          return fail("a code in this class is that of no character: they end at #x10FFFF", at: place)
        }
        ranges.append(first...first)
        continue
      }
      scalars.removeFirst()
      guard let last = Self.nextCode(&scalars), first <= last else {
        return fail("a range in this class ends before it begins", at: place)
      }
      guard last <= 0x10FFFF else {
        return fail("a code in this class is that of no character: they end at #x10FFFF", at: place)
      }
      ranges.append(first...last)
    }
    let own = CharacterClass(ranges: ranges, isOfWholeCharacters: true)
    let result = isNegated ? own.complement : own
    return result.ranges.isEmpty ? fail("no character is in this class", at: place) : .characters(result)
  }

  /// The next character of a class: itself, or by its code.
  private static func nextCode(_ scalars: inout ArraySlice<Unicode.Scalar>) -> UInt32? {
    guard let first = scalars.popFirst() else { return nil }
    let digits = scalars.dropFirst().prefix { $0.isASCII && W3CHexadecimalDigit.contains(UInt8($0.value)) }
    guard first == "#", scalars.first == "x", !digits.isEmpty else { return first.value }
    scalars = scalars.dropFirst(1 + digits.count)
    return UInt32(String(String.UnicodeScalarView(digits)), radix: 16) ?? .max
  }

  func code(_ range: Range<Int>) -> UInt32? { UInt32(text(range.lowerBound + 2..<range.upperBound), radix: 16) }
}
