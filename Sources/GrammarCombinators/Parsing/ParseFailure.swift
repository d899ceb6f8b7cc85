import Spelling

extension ParseFailure {
  /// A token that would have fitted where a parse failed.
  public struct Expectation: Hashable, Sendable {
    /// The token as the grammar writes it: `IDENTIFIER`, `"="`, `[0-9]`, `$` for the end of the text; or what a grammar's
    /// author calls a group of tokens.
    public let name: String

    /// The only text that fits, where there is only one.
    public let spelling: String?

    /// The part that the token plays; `nil` for characters, and for a group of tokens.
    public let role: TokenRole?

    /// A token by its name.
    public init(_ name: String, spelling: String? = nil, role: TokenRole? = nil) {
      self.name = name
      self.spelling = spelling
      self.role = role
    }

    /// A literal.
    public init(literal text: String, role: TokenRole) {
      self.init(Syntax.quoted(text), spelling: text, role: role)
    }
  }
}

/// Why a text could not be parsed: the furthest place that the parse reached and what would have fitted there.
public struct ParseFailure: Error, Sendable {
  /// The furthest UTF-8 offset that the parse reached.
  public private(set) var offset: Int

  /// The number at ``offset`` that runs on into what can't belong to it, if that is what is wrong.
  public private(set) var runOn: Range<Int>?

  /// Set when the grammar accepts the text and it is refused all the same.
  public let refusal: Refusal?

  /// Whether the grammar as data does not fit the text either.
  @usableFromInline let isExplained: Bool

  /// The text, if a string was run.
  @usableFromInline var text: String?

  /// The text at ``offset`` that must not stand there, if that is all that is wrong.
  private(set) var excluded: Range<Int>?

  // Tokens are named only when somebody asks for them: most failures are counted, and few are read.
  private let missed: [Int32]
  private let interpreter: Interpreter?

  /// The tokens that would have fitted at ``offset``, sorted by name; none where the only fault is that something stands
  /// there which must not.
  ///
  /// - Complexity: quadratic in their number, each time they are asked for.
  public var expectations: [Expectation] {
    interpreter?.expectations(missed).sorted { $0.name < $1.name } ?? []
  }

  /// A failure that was not found by a walk, with the numbers of what was missed.
  package init(
    at offset: Int, missing missed: [Int32], excluding excluded: Range<Int>?, over interpreter: Interpreter
  ) {
    var mistake = Mistake(furthest: offset)
    (mistake.missed, mistake.excluded) = (missed, excluded)
    self.init(mistake, over: interpreter, isExplained: true)
  }

  /// A refusal.
  @usableFromInline package init(_ refusal: Refusal) {
    self.refusal = refusal
    offset = refusal.range.lowerBound
    runOn = nil
    excluded = nil
    isExplained = true
    missed = []
    interpreter = nil
  }

  /// The failure that a walk over the grammar found.
  init(_ mistake: Mistake, over interpreter: Interpreter, isExplained: Bool) {
    self.isExplained = isExplained
    refusal = nil
    offset = mistake.furthest
    runOn = mistake.runOn.flatMap { $0.lowerBound == mistake.furthest ? $0 : nil }
    excluded = mistake.missed.isEmpty ? mistake.excluded.flatMap { $0.lowerBound == mistake.furthest ? $0 : nil } : nil
    missed = mistake.missed
    self.interpreter = interpreter
  }
}

extension ParseFailure {
  /// The same failure in a text that has so many bytes more before it.
  package func moved(by count: Int) -> ParseFailure {
    var failure = self
    let moved = { (range: Range<Int>) in range.lowerBound + count..<range.upperBound + count }
    failure.offset += count
    failure.runOn = runOn.map(moved)
    failure.excluded = excluded.map(moved)
    return failure
  }

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
    if let refusal {
      let reason = refusal.reason.sentence
      return text.isEmpty ? reason : "\(text.inQuotationMarks) is refused: \(reason)"
    }
    if runOn != nil { return "\(text.inQuotationMarks) is not a number" }
    if excluded != nil {
      return text.isEmpty ? "the text must not end here" : "\(text.inQuotationMarks) must not stand here"
    }
    let found = FoundText(in: bytes, at: min(offset, bytes.count))
    let isLineFeedExpected =
      expectations.contains { $0.spelling == "\n" } || missed.contains { interpreter?.isLineFeed($0) == true }
    return "expected \(expected), but \(found.description(of: text, isLineFeedExpected: isLineFeedExpected))"
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
      token.spelling.map { $0 == "'" ? $0.inQuotationMarks : "'\($0.withControlsSpelledOut)'" }
        ?? (token.role == .end ? "the end of the text" : token.name)
    }
    return names.isEmpty ? "something else" : names.listed()
  }

  private func range(in bytes: Span<UInt8>) -> Range<Int> {
    // The text may be another one, or what a parser of one's own refuses may lie elsewhere.
    let range = (refusal?.range ?? runOn ?? excluded ?? offset..<offset).clamped(to: 0..<bytes.count)
    return range.isEmpty ? FoundText(in: bytes, at: range.lowerBound).range : range
  }
}

extension ParseFailure: CustomStringConvertible {
  /// The text of ``rendered(in:file:)-(String,_)`` where the source text is known, as it is of a string that was run; otherwise
  /// the offset and the expected set.
  public var description: String {
    if let text { return rendered(in: text) }
    if let refusal { return "at offset \(offset): refused: \(refusal.reason.sentence)" }
    if excluded != nil { return "at offset \(offset): this must not stand here" }
    return "at offset \(offset): " + (runOn == nil ? "expected \(expected)" : "a number runs on")
  }
}
