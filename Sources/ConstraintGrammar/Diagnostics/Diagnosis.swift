public import GrammarCombinators
import Spelling

/// The failure of a parse, and what a person is told of it.
///
/// Shared, for a copy of it copies its dialect: 5 % of the instructions of a diagnostic.
package final class Diagnosis: Sendable {
  package let failure: ParseFailure
  package let code: DiagnosticCode

  /// The bytes that it is about.
  package let range: Range<Int>

  /// Where the equation was to begin.
  package let start: Int

  /// Whether it was to take up all of the text from there on.
  package let isWhole: Bool

  /// Whether the text was to state any number of constraints.
  package let isList: Bool

  package let dialect: Dialect

  /// - Parameters:
  ///   - bytes: the text.
  ///   - start: where the equation was to begin.
  ///   - isWhole: whether it was to take up all of the text from there on.
  private init(
    _ failure: ParseFailure, in bytes: Span<UInt8>, from start: Int, isWhole: Bool, dialect: Dialect
  ) {
    self.failure = failure
    self.start = start
    self.isWhole = isWhole
    self.dialect = dialect
    isList = dialect.isList(bytes.extracting(start...))
    (code, range) =
      isList ? Self.codeAndRangeOfMistake(failure, in: bytes) : Self.codeAndRange(of: failure, in: bytes)
  }

  /// The diagnostic of a text, its words to be found out when they are asked for; those of a host's text, which may be
  /// long, are found out at once.
  ///
  /// - Complexity: linear in the number of bytes.
  static func diagnostic(
    of failure: ParseFailure, in bytes: Span<UInt8>, from start: Int, isWhole: Bool, dialect: Dialect
  ) -> Diagnostic {
    let diagnosis = Diagnosis(failure, in: bytes, from: start, isWhole: isWhole, dialect: dialect)
    return Diagnostic(
      .error, diagnosis.code, at: diagnosis.range, in: bytes,
      words: isWhole ? .pending(diagnosis, ContiguousArray(copying: bytes)) : .written(diagnosis.words(in: bytes)))
  }

  /// The words for the mistake: those of the dialect's explainer, if it has one.
  func words(in bytes: Span<UInt8>) -> WrittenWords {
    dialect.explainer?.words(self, bytes) ?? plainWords(in: bytes)
  }

  /// The words that follow from the place, what was found there and what would have fitted.
  package func plainWords(in bytes: Span<UInt8>) -> WrittenWords {
    let found = FoundText(in: bytes, at: failure.refusal?.range.lowerBound ?? failure.offset)
    return WrittenWords(
      found: bytes.found(at: range), expected: failure.expected,
      message: Wording.message(
        code: code, found: found, text: String(copying: bytes, in: range), failure.expectations),
      hint: nil)
  }

  /// The code of a failure, and the bytes that it is about.
  package static func codeAndRange(of failure: ParseFailure, in bytes: Span<UInt8>) -> (DiagnosticCode, Range<Int>) {
    if let refusal = failure.refusal {
      let isPlace = refusal.range.isEmpty
      let range = isPlace ? FoundText(in: bytes, at: refusal.range.lowerBound).range : refusal.range
      return (DiagnosticCode(refusal.reason), range)
    }
    if let runOn = failure.runOn { return (.numberRunsOn, runOn) }
    let found = FoundText(in: bytes, at: failure.offset)
    return (code(for: found.kind), found.range)
  }

  /// The same in a text of several constraints, in which white space can be a mistake.
  package static func codeAndRangeOfMistake(
    _ failure: ParseFailure, in bytes: Span<UInt8>
  ) -> (DiagnosticCode, Range<Int>) {
    var end = failure.offset
    while failure.refusal == nil, let byte = bytes.byte(at: end), WhiteSpace.contains(byte) { end += 1 }
    return end > failure.offset ? (.whiteSpace, failure.offset..<end) : codeAndRange(of: failure, in: bytes)
  }

  private static func code(for kind: FoundText.Kind) -> DiagnosticCode {
    switch kind {
    case .end: .unexpectedEnd
    case .lineEnd, .word, .number, .symbol: .unexpectedText
    case .unicodeSpace: .unicodeSpace
    case .invalid: .invalidUTF8
    }
  }
}

extension ParseFailure {
  /// The names of the tokens that would have fitted.
  package var expected: [String] { expectations.map { $0.name } }
}

extension Span<UInt8> {
  /// The text at a place; `nil` where that is empty.
  package func found(at range: Range<Int>) -> String? { range.isEmpty ? nil : String(copying: self, in: range) }
}

extension Dialect {
  @usableFromInline @inline(never) func diagnose(_ bytes: Span<UInt8>) -> Diagnostic {
    let failure = text.explain(bytes, from: Cursor(), by: interpreter)
    return Diagnosis.diagnostic(of: failure, in: bytes, from: 0, isWhole: true, dialect: self)
  }

  /// The diagnostic of a text that is to state any number of constraints.
  @usableFromInline @inline(never) func diagnoseStatement(_ bytes: Span<UInt8>) -> Diagnostic {
    let failure =
      statement?.explain(bytes, from: Cursor(), by: interpreter)
      ?? text.explain(bytes, from: Cursor(), by: interpreter)
    return Diagnosis.diagnostic(of: failure, in: bytes, from: 0, isWhole: true, dialect: self)
  }

  @usableFromInline @inline(never) func diagnose(_ text: String) -> Diagnostic { text.withBytes { diagnose($0) } }
}

extension Diagnostic {
  /// A diagnostic of a text of a grammar of your own, such as of the rules around the equations.
  ///
  /// A dialect knows more: it looks for the habit behind a mistake. The message and the hint of this one can be set to what
  /// you know; of a refusal that is none of the library's, the message has the code alone.
  ///
  /// ```swift
  /// do throws(ParseFailure) {
  ///   blocks = try Sheet().run(bytes.span, from: &cursor)
  /// } catch {
  ///   let diagnostic = Diagnostic(error, in: bytes.span) { $0.name == "NAME" ? "the name of a block" : nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - failure: why the text was refused.
  ///   - bytes: the whole text, which the places of the failure are in.
  ///   - phrase: what a person calls a token; `nil` for the library's phrase, which for a literal is its spelling and for
  ///     most other tokens their name.
  /// - Complexity: linear in the offset of the place, and quadratic in the number of tokens that would have fitted.
  public init(
    _ failure: ParseFailure, in bytes: Span<UInt8>, phrase: (ParseFailure.Expectation) -> String? = { _ in nil }
  ) {
    let (code, range) = Diagnosis.codeAndRange(of: failure, in: bytes)
    let text = String(copying: bytes, in: range)
    let message: String
    if failure.refusal != nil, !DiagnosticCode.all.contains(code) {
      message = "\(text.inQuotationMarks) is refused: \(code.rawValue)"
    } else {
      message = Wording.message(
        code: code, found: FoundText(in: bytes, at: range.lowerBound), text: text, failure.expectations,
        phrase: { phrase($0) ?? Wording.phrase(for: $0) })
    }
    self.init(.error, code, at: range, in: bytes, message: message, hint: { nil })
    expected = failure.expected
  }
}

/// How a diagnostic looks on a terminal.
public enum DiagnosticStyle: Hashable, Sendable {
  /// Without colours.
  case plain
  /// With the colours of ANSI terminals.
  case colored
}

extension Diagnostic {
  /// The diagnostic for a person: the place and the message, the line with a caret under the place, and the hint.
  ///
  ///     settings.txt:1:14: error: expected a name, a number or '-', but found ':'
  ///     view1.width =: view2.width
  ///                  ^
  ///     hint: a relation is '=', '<=' or '>='
  ///
  /// Control characters, wherever they come from, are spelled out; those of the line are replaced by U+FFFD, but for tabs.
  ///
  /// - Parameters:
  ///   - text: the text that was parsed.
  ///   - file: what stands before the line number.
  ///   - style: with or without colours.
  /// - Complexity: linear in the length of the text.
  public func rendered(in text: String, file: String, style: DiagnosticStyle = .plain) -> String {
    text.withBytes { rendered(in: $0, file: file, style: style) }
  }

  /// The diagnostic for a person, for a text in UTF-8.
  public func rendered(in bytes: Span<UInt8>, file: String, style: DiagnosticStyle = .plain) -> String {
    func colored(_ text: String, _ code: String) -> String {
      style == .colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    let words = words.written
    let title = colored(severity.rawValue + ":", severity == .error ? "1;31" : "1;35")
    let excerpt = SourceExcerpt(of: bytes, at: offset, length: length, after: words.marked)
    var lines = [
      colored("\(file.withControlsSpelledOut):\(line):\(column):", "1") + " " + title + " "
        + colored(words.message.withControlsSpelledOut, "1"),
      excerpt.line,
      excerpt.padding + colored(excerpt.underline, "1;32"),
    ]
    if let hint = words.hint { lines.append(colored("hint:", "1;36") + " " + hint.withControlsSpelledOut) }
    return lines.joined(separator: "\n") + "\n"
  }
}
