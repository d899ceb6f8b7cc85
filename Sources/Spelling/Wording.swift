import ByteScanning

extension String {
  /// The text in quotation marks: what can't be seen spelled out, what is long cut in the middle.
  package var inQuotationMarks: String {
    // Of a long text only its ends are gone through: it has more than 40 scalars, whatever they are.
    let isLong = utf8.count > 160
    let end = (isLong ? String(unicodeScalars.suffix(10)) : self).withControlsSpelledOut
    let shown = isLong ? String(unicodeScalars.prefix(20)).withControlsSpelledOut : end
    // Three of them in a row are no quotation to anybody.
    if shown == "'" { return "\"'\"" }
    guard isLong || shown.unicodeScalars.count > 40 else { return "'\(shown)'" }
    return "'" + String(shown.unicodeScalars.prefix(20)) + "…" + String(end.unicodeScalars.suffix(10)) + "'"
  }

  /// The code of the first character: `U+00A0`.
  package var codePoint: String {
    let digits = String(unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
  }

  /// The indefinite article that goes before the text.
  package var article: String { first.map { "aeio".contains($0) } == true ? "an" : "a" }
}

extension [String] {
  /// `a, b or c`
  package func listed(_ conjunction: String = "or") -> String {
    if count < 2 { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}

/// The text at the place of a failure.
package struct FoundText {
  package enum Kind {
    case end
    case lineEnd
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
    if bytes[offset] == UInt8(ascii: "\n")
      || bytes[offset] == UInt8(ascii: "\r") && bytes.byte(at: offset + 1) == UInt8(ascii: "\n")
    {
      kind = .lineEnd
      end += 1
    } else if WordStart.contains(bytes[offset]) {
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
  /// The words for it, given the text itself: `found ':'`.
  ///
  /// - Parameter isLineFeedExpected: whether a line feed would have fitted, so that it is no end of a line that is at fault.
  package func description(of text: String, isLineFeedExpected: Bool = false) -> String {
    switch kind {
    case .end: "the text ends here"
    case .lineEnd: isLineFeedExpected ? "found \(text.inQuotationMarks)" : "the line ends here"
    case .word, .number: "found \(text.inQuotationMarks)"
    case .symbol: "found \(Self.symbol(text))"
    case .unicodeSpace(let name): "found \(name.article) \(name) (\(text.codePoint))"
    case .invalid(let byte): "found the byte 0x\(String(byte, radix: 16, uppercase: true)), which is not UTF-8"
    }
  }

  /// A character, with its code where it could be taken for another, and by its code alone where it can't be seen.
  private static func symbol(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first, scalar != "\r" else { return text.inQuotationMarks }
    if scalar.isASCII, WhiteSpace.contains(UInt8(scalar.value)) { return "white space" }
    if scalar.isControl || DisplayWidth.of(scalar) == 0 { return "the character \(text.codePoint)" }
    return scalar.isASCII ? text.inQuotationMarks : "\(text.inQuotationMarks) (\(text.codePoint))"
  }
}

/// The spaces of Unicode that look like white space and are none in any dialect.
package enum UnicodeSpace {
  /// The name of a space, or `nil` if the scalar is none.
  package static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x85: "next line"
    case 0xA0: "no-break space"
    case 0x1680: "ogham space mark"
    case 0x180E: "mongolian vowel separator"
    case 0x2000...0x200A: enSpaces[Int(scalar.value - 0x2000)]
    case 0x200B: "zero width space"
    case 0x200C: "zero width non-joiner"
    case 0x200D: "zero width joiner"
    case 0x200E: "left-to-right mark"
    case 0x200F: "right-to-left mark"
    case 0x2028: "line separator"
    case 0x2029: "paragraph separator"
    case 0x202F: "narrow no-break space"
    case 0x205F: "medium mathematical space"
    case 0x2060: "word joiner"
    case 0x3000: "ideographic space"
    case 0xFEFF: "byte-order mark"
    default: nil
    }
  }

  /// Whether a space takes any room.
  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x180E, 0x200B...0x200F, 0x2060, 0xFEFF: false
    default: true
    }
  }

  private static let enSpaces = [
    "en quad", "em quad", "en space", "em space", "three-per-em space", "four-per-em space", "six-per-em space",
    "figure space", "punctuation space", "thin space", "hair space",
  ]
}

extension Unicode.Scalar {
  /// Whether the scalar moves the cursor of a terminal, ends a line or turns the direction of writing.
  package var isControl: Bool {
    switch value {
    case 0..<32, 127..<160, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// The text with its control characters spelled out as in a literal of Swift: `\u{1B}` for an escape, `\n` for a line
  /// feed.
  ///
  /// Whatever a source, a file with settings or a grammar, a user or the name of a file brings in passes through here on
  /// its way to a person.
  package var withControlsSpelledOut: String {
    var shown = ""
    for scalar in unicodeScalars { shown += scalar.isControl ? scalar.spelledOut : String(scalar) }
    return shown
  }
}

extension Unicode.Scalar {
  fileprivate var spelledOut: String {
    switch value {
    case 9: "\\t"
    case 10: "\\n"
    case 13: "\\r"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension Span<UInt8> {
  /// How many bytes of a file are no text, because they are a byte-order mark at its beginning.
  package var byteOrderMarkLength: Int { count > 2 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0 }
}
