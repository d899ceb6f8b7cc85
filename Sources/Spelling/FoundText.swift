import ByteScanning

/// The text at the place of a failure.
package struct FoundText {
  package enum Kind {
    case end
    case word
    case number
    case symbol
    case unicodeSpace(name: String)
    case invalid(byte: UInt8)
  }

  package let kind: Kind
  package let range: Range<Int>

  /// A whole word, a whole number with all that it runs into, or one character.
  package init(in bytes: Span<UInt8>, at offset: Int) {
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

extension FoundText {
  /// What is said of it, given the text itself: `found ':'`.
  package func description(of text: String) -> String {
    switch kind {
    case .end: "the text ends here"
    case .word, .number: "found \(text.inQuotationMarks)"
    case .symbol: "found \(Self.symbol(text))"
    case .unicodeSpace(let name): "found \(name.article) \(name) (\(text.codePoint))"
    case .invalid(let byte): "found the byte 0x\(String(byte, radix: 16, uppercase: true)), which is not UTF-8"
    }
  }

  /// A character, with its code where it could be taken for another, and by its code alone where it can't be seen.
  private static func symbol(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return text.inQuotationMarks }
    if scalar.isASCII, WhiteSpace.contains(UInt8(scalar.value)) { return "white space" }
    if scalar.isControl || DisplayWidth.of(scalar) == 0 { return "the character \(text.codePoint)" }
    return scalar.isASCII ? text.inQuotationMarks : "\(text.inQuotationMarks) (\(text.codePoint))"
  }
}
