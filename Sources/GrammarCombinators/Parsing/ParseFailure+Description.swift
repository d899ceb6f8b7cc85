import Spelling

extension ParseFailure {
  /// Where a failure is, for a person.
  public struct Place: Hashable, Sendable {
    /// From 1 on; a line ends with a line feed.
    public let line: Int

    /// In Unicode scalars, from 1 on.
    public let column: Int

    /// The line, as much of it as fits.
    public let excerpt: String

    /// Blanks and a caret, to be shown under ``excerpt``.
    public let caret: String
  }

  /// Where the failure is, in the text that was parsed.
  ///
  /// - Complexity: linear in ``offset``.
  public func place(in bytes: Span<UInt8>) -> Place {
    let range = range(in: bytes)
    let place = TextPlace(of: range.lowerBound, in: bytes)
    let excerpt = SourceExcerpt(of: bytes, at: range.lowerBound, length: range.count)
    return Place(
      line: place.line, column: place.column, excerpt: excerpt.line, caret: excerpt.padding + excerpt.underline)
  }

  /// One sentence: what would have fitted, and what stands there in the text that was parsed.
  public func message(in bytes: Span<UInt8>) -> String {
    let text = String(copying: bytes, in: range(in: bytes))
    if let refusal { return "\(text.inQuotationMarks) is refused: \(refusal.reason.code)" }
    if runOn != nil { return "\(text.inQuotationMarks) is not a number" }
    if excluded != nil {
      return text.isEmpty ? "the text must not end here" : "\(text.inQuotationMarks) must not stand here"
    }
    return "expected \(expected), but \(FoundText(in: bytes, at: offset).description(of: text))"
  }

  /// The failure for a person: the place, the message, the line and a caret under the place.
  ///
  ///     settings.txt:1:8: error: expected '=', but found ':'
  ///     width 5: 3
  ///            ^
  ///
  /// - Parameters:
  ///   - bytes: the text that was parsed.
  ///   - file: what stands before the line number.
  public func rendered(in bytes: Span<UInt8>, file: String? = nil) -> String {
    let place = place(in: bytes)
    let start = (file.map { $0.withControlsSpelledOut + ":" } ?? "") + "\(place.line):\(place.column)"
    return "\(start): error: \(message(in: bytes).withControlsSpelledOut)\n\(place.excerpt)\n\(place.caret)"
  }

  /// The failure for a person, for a string.
  public func rendered(in text: String, file: String? = nil) -> String {
    text.withBytes { rendered(in: $0, file: file) }
  }

  private var expected: String {
    let names = expectations.map { token in
      token.spelling.map { "'\($0.withControlsSpelledOut)'" }
        ?? (token.role == .end ? "the end of the text" : token.name)
    }
    return names.isEmpty ? "something else" : names.listed()
  }

  private func range(in bytes: Span<UInt8>) -> Range<Int> {
    let range = refusal?.range ?? runOn ?? excluded ?? offset..<offset
    return range.isEmpty ? FoundText(in: bytes, at: range.lowerBound).range : range
  }
}

extension ParseFailure: CustomStringConvertible {
  /// What ``rendered(in:file:)-(String,_)`` says where the text is known, as it is of a string that was run; otherwise the
  /// offset and what would have fitted there.
  public var description: String {
    if let text { return rendered(in: text) }
    if let refusal { return "at offset \(offset): refused: \(refusal.reason.code)" }
    if excluded != nil { return "at offset \(offset): this must not stand here" }
    return "at offset \(offset): " + (runOn == nil ? "expected \(expected)" : "a number runs on")
  }
}
