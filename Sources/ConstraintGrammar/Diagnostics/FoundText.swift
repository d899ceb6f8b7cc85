import GrammarCombinators

/// The text at the place of a failure.
struct FoundText {
  enum Kind {
    case end
    case word
    case number
    case symbol
    case unicodeSpace(name: String)
    case invalid(byte: UInt8)
  }

  let kind: Kind
  let range: Range<Int>

  /// A whole word, a whole number with all that it runs into, or one character.
  init(in bytes: Span<UInt8>, at offset: Int) {
    guard offset < bytes.count else {
      kind = .end
      range = offset..<offset
      return
    }
    var end = offset
    if WordStart.contains(bytes[offset]) {
      kind = .word
      while end < bytes.count, WordPart.contains(bytes[end]) { end += 1 }
    } else if Digit.contains(bytes[offset]) {
      kind = .number
      while end < bytes.count, WordPart.contains(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    } else {
      let decoded = DecodedScalar(in: bytes, at: offset)
      end += decoded.length
      if let scalar = decoded.scalar {
        kind = UnicodeSpace.name(of: scalar).map { .unicodeSpace(name: $0) } ?? .symbol
      } else {
        kind = .invalid(byte: bytes[offset])
      }
    }
    range = offset..<end
  }
}
