extension String {
  /// The text in quotation marks: what can't be seen spelled out, what is long cut in the middle.
  package var inQuotationMarks: String {
    // Of a long text only its ends are gone through: it has more than 40 scalars, whatever they are.
    let isLong = utf8.count > 160
    let end = (isLong ? String(unicodeScalars.suffix(10)) : self).withControlsSpelledOut
    let shown = isLong ? String(unicodeScalars.prefix(20)).withControlsSpelledOut : end
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
