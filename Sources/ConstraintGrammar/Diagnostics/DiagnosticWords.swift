/// The words of a diagnostic, written or still to be found out.
///
/// Most of the time of a diagnostic goes into its words, and a program that looks at its code and place needs none.
enum DiagnosticWords: Sendable {
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

  var written: WrittenWords {
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
struct WrittenWords: Hashable, Sendable {
  var found: String?
  var expected: [String]
  var message: String
  var hint: String?

  /// The word before the place that is marked besides it: its bytes, counted from the place, so below zero.
  var marked: Range<Int>?

  var fixIts: [FixIt] = []

  /// The mistakes behind this one, in order; `nil` where a text has one at most.
  var further: [Diagnostic]?
}

/// The part of a diagnostic that comes from a departure.
struct Advice: Equatable {
  /// The message in the terms of the departure; `nil` if the general message says it best.
  var message: String?

  /// The text to type instead.
  var hint: String

  /// The word that it is about, where that stands before the place: its bytes, counted from there.
  var marked: Range<Int>?
}
