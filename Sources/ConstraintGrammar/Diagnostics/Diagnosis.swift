import GrammarCombinators

/// Turns the failure of a parse into what a person is told.
struct Diagnosis {
  let diagnostic: Diagnostic

  /// - Parameters:
  ///   - start: where the equation was to begin.
  ///   - isWhole: whether it was to take up all of the text from there on.
  /// - Complexity: linear in the number of bytes.
  init(of failure: ParseFailure, in bytes: Span<UInt8>, from start: Int, isWhole: Bool, dialect: Dialect) {
    let code: DiagnosticCode
    let found: FoundText
    let range: Range<Int>
    if let refusal = failure.refusal {
      code = DiagnosticCode(refusal.reason)
      found = FoundText(in: bytes, at: refusal.range.lowerBound)
      range = refusal.range.isEmpty ? found.range : refusal.range
    } else {
      found = FoundText(in: bytes, at: failure.offset)
      range = failure.runOn ?? found.range
      code = failure.runOn == nil ? Self.code(for: found.kind) : .numberRunsOn
    }
    let place = TextPlace(of: range.lowerBound, in: bytes)
    let foundText = String(copying: bytes, in: range)
    let mistake = Mistake(
      code: code, in: bytes, range: range, expectations: failure.expectations, dialect: dialect,
      part: start..<bytes.count, isWhole: isWhole)
    let advice = Habit.advice(for: mistake)
    let others = isWhole ? dialect.others(accepting: bytes) : []
    diagnostic = Diagnostic(
      code: code, offset: range.lowerBound, length: range.count, line: place.line, column: place.column,
      found: range.isEmpty ? nil : foundText, expected: failure.expectations.map { $0.name },
      message: advice?.message ?? Wording.message(code: code, found: found, text: foundText, failure.expectations),
      hint: Wording.hint(advice?.hint, acceptedBy: others))
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
  /// The names of the documented dialects that accept a text which this one rejects.
  fileprivate func others(accepting bytes: Span<UInt8>) -> [String] {
    Dialect.recognize(bytes).map { $0.name }.filter { $0 != name }
  }

  @usableFromInline @inline(never) func diagnose(_ bytes: Span<UInt8>) -> Diagnostic {
    var cursor = Cursor()
    Spaced.skip(bytes, &cursor)
    let failure = text.explain(bytes, from: cursor)
    return Diagnosis(of: failure, in: bytes, from: 0, isWhole: true, dialect: self).diagnostic
  }

  @usableFromInline @inline(never) func diagnose(_ text: String) -> Diagnostic {
    var text = text
    return text.withUTF8 { buffer in
      // The span does not outlive this closure, and the buffer is valid throughout it.
      unsafe diagnose(buffer.span)
    }
  }
}

extension String {
  /// The text of some bytes; what is not UTF-8 is replaced by U+FFFD.
  package init(copying bytes: Span<UInt8>, in range: Range<Int>) {
    // The range lies within the bytes, and the buffer is used inside the closure only.
    self = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }
}
