/// The words of a diagnostic, written or still to be found out.
///
/// Most of the time of a diagnostic goes into its words, and a program that looks at its code and place needs none.
package enum DiagnosticWords: Sendable {
  case written(WrittenWords)
  /// To be found out in the bytes of the text.
  case pending(Diagnosis, ContiguousArray<UInt8>)
  /// Written but for the hint.
  case unadvised(WrittenWords, hint: @Sendable () -> String?)

  var found: String? {
    guard case .pending(let diagnosis, let bytes) = self else { return besidesHint.found }
    return bytes.span.found(at: diagnosis.range)
  }

  var expected: [String] {
    if case .pending(let diagnosis, _) = self { diagnosis.failure.expected } else { besidesHint.expected }
  }

  /// All but the hint, which may take longest to find out.
  var besidesHint: WrittenWords {
    if case .unadvised(let words, _) = self { words } else { written }
  }

  package var written: WrittenWords {
    switch self {
    case .written(let words): return words
    case .pending(let diagnosis, let bytes): return diagnosis.words(in: bytes.span)
    case .unadvised(var words, let hint):
      words.hint = hint()
      return words
    }
  }
}

/// The parts of a diagnostic that are text.
package struct WrittenWords: Hashable, Sendable {
  package var found: String?
  package var expected: [String]
  package var message: String
  package var hint: String?

  /// The word before the place that is marked besides it: its bytes, counted from the place, so below zero.
  package var marked: Range<Int>?

  package var fixIts: [FixIt] = []

  /// The mistakes behind this one, in order; `nil` where a text has one at most.
  package var further: [Diagnostic]?

  package init(
    found: String?, expected: [String], message: String, hint: String? = nil, fixIts: [FixIt] = [],
    further: [Diagnostic]? = nil
  ) {
    self.found = found
    self.expected = expected
    self.message = message
    self.hint = hint
    self.fixIts = fixIts
    self.further = further
  }
}
