package import GrammarCombinators
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

  /// Whether the text is one that can have several mistakes.
  package var isOneOfMany: Bool { isWhole && isList }

  /// The words for the mistake: those of the dialect's explainer, if it has one.
  func words(in bytes: Span<UInt8>) -> WrittenWords {
    dialect.explainer?.words(self, bytes) ?? plainWords(in: bytes)
  }

  /// What the place, what was found there and what would have fitted tell by themselves.
  package func plainWords(in bytes: Span<UInt8>) -> WrittenWords {
    let found = FoundText(in: bytes, at: failure.refusal?.range.lowerBound ?? failure.offset)
    return WrittenWords(
      found: bytes.found(at: range), expected: failure.expected,
      message: Wording.message(
        code: code, found: found, text: String(copying: bytes, in: range), failure.expectations),
      hint: nil, further: isOneOfMany ? [] : nil)
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
    case .word, .number, .symbol: .unexpectedText
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
