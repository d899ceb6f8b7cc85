import GrammarCombinators
import Spelling

/// The failure of a parse, and what a person is told of it.
///
/// Shared, for a copy of it copies its dialect: 5 % of the instructions of a diagnostic.
final class Diagnosis: Sendable {
  let failure: ParseFailure
  let code: DiagnosticCode
  let range: Range<Int>
  private let start: Int
  private let isWhole: Bool
  private let isList: Bool
  private let dialect: Dialect

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
  var isOneOfMany: Bool { isWhole && isList }

  func words(in bytes: Span<UInt8>) -> WrittenWords {
    let others = isWhole ? dialect.others(accepting: bytes) : []
    if isOneOfMany, bytes.count <= Repair.longestText, code != .notOneConstraint {
      let mistakes = Mistakes(in: bytes, dialect, from: failure, isEquation: !others.isEmpty)
      return Self.words(of: mistakes, in: bytes, acceptedBy: others)
    }
    let found = FoundText(in: bytes, at: failure.refusal?.range.lowerBound ?? failure.offset)
    // What is no equation is not read as one.
    let isShort =
      !isList && range.count <= Repair.longestText && range.lowerBound <= start + Repair.longestText
    let repair = isShort ? Repair(code, range, in: bytes, from: start, isWhole: isWhole, dialect: dialect) : nil
    let advice = repair?.advice ?? Wording.advice(expecting: failure.expectations, in: dialect)
    let text = String(copying: bytes, in: range)
    return WrittenWords(
      found: bytes.found(at: range), expected: failure.expected,
      message: advice?.message ?? Wording.message(code: code, found: found, text: text, failure.expectations),
      hint: Wording.hint(advice?.hint, acceptedBy: others),
      marked: advice?.marked, fixIts: repair?.edits.map { FixIt($0, in: bytes) } ?? [],
      further: isOneOfMany ? [] : nil)
  }

  /// The words for all mistakes in a text.
  ///
  /// - Parameter others: the names of the dialects that accept it.
  private static func words(
    of mistakes: Mistakes, in bytes: Span<UInt8>, acceptedBy others: [String]
  ) -> WrittenWords {
    var diagnostics: [Diagnostic] = []
    for mistake in mistakes.all {
      let advice = mistake.habit?.advice
      let found = FoundText(in: bytes, at: mistake.range.lowerBound)
      let message =
        advice?.message
        ?? Wording.message(
          code: mistake.code, found: found, text: String(copying: bytes, in: mistake.range),
          mistake.failure.expectations)
      let hint = advice.map { $0.hint.isEmpty ? nil : $0.hint } ?? Wording.hint(for: mistake.edits)
      let words = WrittenWords(
        found: bytes.found(at: mistake.range), expected: mistake.failure.expected, message: message,
        hint: diagnostics.isEmpty ? Wording.hint(hint, acceptedBy: others) : hint,
        fixIts: mistake.edits.map { FixIt($0, in: bytes) }, further: [])
      diagnostics.append(Diagnostic(.error, mistake.code, at: mistake.range, in: bytes, words: .written(words)))
    }
    var words = diagnostics[0].words.written
    words.further = Array(diagnostics.dropFirst())
    return words
  }

  /// The code of a failure, and the bytes that it is about.
  static func codeAndRange(of failure: ParseFailure, in bytes: Span<UInt8>) -> (DiagnosticCode, Range<Int>) {
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
  static func codeAndRangeOfMistake(
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
  var expected: [String] { expectations.map { $0.name } }
}

extension Span<UInt8> {
  /// The text at a place; `nil` where that is empty.
  func found(at range: Range<Int>) -> String? { range.isEmpty ? nil : String(copying: self, in: range) }
}

extension Dialect {
  /// The names of the dialects of the first group that has any which accept a text.
  fileprivate func others(accepting bytes: Span<UInt8>) -> [String] {
    for group in others {
      let accepting = Dialect.recognize(bytes, among: group)
      if !accepting.isEmpty { return accepting.map { $0.name } }
    }
    return []
  }

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
