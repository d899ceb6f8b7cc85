import GrammarCombinators
import Spelling

/// Turns the failure of a parse into what a person is told.
final class Diagnosis: Sendable {
  private let failure: ParseFailure
  private let code: DiagnosticCode
  private let range: Range<Int>
  private let bytes: ContiguousArray<UInt8>
  private let start: Int
  private let isWhole: Bool
  private let dialect: Dialect

  /// - Parameters:
  ///   - bytes: the text, or of the text of a host what it takes to find words.
  ///   - start: where the equation was to begin.
  ///   - isWhole: whether it was to take up all of the text from there on.
  private init(
    _ failure: ParseFailure, _ code: DiagnosticCode, _ range: Range<Int>, in bytes: Span<UInt8>, from start: Int,
    isWhole: Bool, dialect: Dialect
  ) {
    self.failure = failure
    self.code = code
    self.range = range
    self.start = start
    self.isWhole = isWhole
    self.dialect = dialect
    self.bytes = ContiguousArray(copying: bytes)
  }

  /// The diagnostic of a text, its words to be found out when they are asked for; those of a host's text, which may be
  /// long, are found out at once.
  ///
  /// - Complexity: linear in the number of bytes.
  static func diagnostic(
    of failure: ParseFailure, in bytes: Span<UInt8>, from start: Int, isWhole: Bool, dialect: Dialect
  ) -> Diagnostic {
    let isOneOfMany = dialect.isList(bytes.extracting(start...))
    let (code, range) =
      isOneOfMany ? codeAndRangeOfMistake(failure, in: bytes) : codeAndRange(of: failure, in: bytes)
    let words: DiagnosticWords
    if isWhole {
      words = .pending(
        Diagnosis(failure, code, range, in: bytes, from: start, isWhole: isWhole, dialect: dialect))
    } else {
      words = .written(
        Self.words(failure, code, range, in: bytes, from: start, isWhole: isWhole, dialect: dialect))
    }
    let place = TextPlace(of: range.lowerBound, in: bytes)
    return Diagnostic(
      code: code, offset: range.lowerBound, length: range.count, line: place.line, column: place.column, words: words)
  }

  var found: String? {
    let bytes = bytes
    return Self.found(at: range, in: bytes.span)
  }

  var expected: [String] { failure.expectations.map { $0.name } }

  /// Whether the text is one that can have several mistakes.
  var isOneOfMany: Bool {
    let bytes = bytes
    return isWhole && dialect.isList(bytes.span)
  }

  var words: WrittenWords {
    let bytes = bytes
    return Self.words(failure, code, range, in: bytes.span, from: start, isWhole: isWhole, dialect: dialect)
  }

  private static func words(
    _ failure: ParseFailure, _ code: DiagnosticCode, _ range: Range<Int>, in bytes: Span<UInt8>, from start: Int,
    isWhole: Bool, dialect: Dialect
  ) -> WrittenWords {
    if isWhole, dialect.isList(bytes), bytes.count <= Repair.longestText, code != .notOneConstraint {
      let isEquation = !dialect.others(accepting: bytes).isEmpty
      return words(of: Mistakes(in: bytes, dialect, from: failure, isEquation: isEquation), in: bytes, dialect)
    }
    let expectations = failure.expectations
    let found = FoundText(in: bytes, at: failure.refusal?.range.lowerBound ?? failure.offset)
    // What is no equation is not read as one.
    let isShort =
      !dialect.isList(bytes.extracting(start...)) && range.count <= Repair.longestText
      && range.lowerBound <= start + Repair.longestText
    let repair =
      isShort
      ? Repair(code, range, in: bytes, from: start, isWhole: isWhole, dialect: dialect) : nil
    let advice = repair?.advice ?? Wording.advice(expecting: expectations, in: dialect)
    let others = isWhole ? dialect.others(accepting: bytes) : []
    let text = String(copying: bytes, in: range)
    return WrittenWords(
      found: Self.found(at: range, in: bytes), expected: expectations.map { $0.name },
      message: advice?.message ?? Wording.message(code: code, found: found, text: text, expectations),
      hint: Wording.hint(advice?.hint, acceptedBy: others),
      marked: advice?.marked, fixIts: repair?.edits.map { FixIt($0, in: bytes) } ?? [],
      further: isWhole && dialect.isList(bytes) ? [] : nil)
  }

  /// The words for all mistakes in a text.
  private static func words(of mistakes: Mistakes, in bytes: Span<UInt8>, _ dialect: Dialect) -> WrittenWords {
    let others = dialect.others(accepting: bytes)
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
      let place = TextPlace(of: mistake.range.lowerBound, in: bytes)
      diagnostics.append(
        Diagnostic(
          code: mistake.code, offset: mistake.range.lowerBound, length: mistake.range.count, line: place.line,
          column: place.column,
          words: .written(
            WrittenWords(
              found: Self.found(at: mistake.range, in: bytes), expected: mistake.failure.expectations.map { $0.name },
              message: message, hint: diagnostics.isEmpty ? Wording.hint(hint, acceptedBy: others) : hint,
              fixIts: mistake.edits.map { FixIt($0, in: bytes) }, further: []))))
    }
    var words = diagnostics[0].words.written
    words.further = Array(diagnostics.dropFirst())
    return words
  }

  private static func found(at range: Range<Int>, in bytes: Span<UInt8>) -> String? {
    range.isEmpty ? nil : String(copying: bytes, in: range)
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
