package import GrammarCombinators
package import Spelling

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

  /// The mistakes behind this one, in order, their lines counted from that of this one.
  package var further: [Diagnostic] = []

  package init(
    found: String?, expected: [String], message: String, hint: String? = nil, fixIts: [FixIt] = [],
    further: [Diagnostic] = []
  ) {
    self.found = found
    self.expected = expected
    self.message = message
    self.hint = hint
    self.fixIts = fixIts
    self.further = further
  }
}

/// Every word that a reader of diagnostics sees.
package enum Wording {
  /// The sentence that says what was expected and what was found.
  package static func message(
    code: DiagnosticCode, found: FoundText, text: String, _ expected: [ParseFailure.Expectation],
    phrase: (ParseFailure.Expectation) -> String = phrase(for:)
  ) -> String {
    switch code {
    case .numberTooLarge: return "the number \(text.inQuotationMarks) is too large: the limit is about 1.8e308"
    case .textTooLong: return "the text is too long: names must lie within the first 4 GiB"
    case .nestingTooDeep: return "parentheses are nested too deeply here"
    case .notFinite: return "the result of \(text.inQuotationMarks) is not a finite number"
    case .twoTerms: return "a side can have only one term, and this \(text.inQuotationMarks) joins two"
    case .constantMinusTerm: return "a term can't be subtracted from a constant"
    case .termTimesTerm: return "a term can't be multiplied by a term"
    case .dividedTerm: return "a term can't be divided, nor divide a constant"
    case .negatedTerm: return "a term can't have a minus sign of its own"
    case .namedArithmetic: return "a named number can't be computed with here: compute it first"
    case .touchingSigns: return "the sign of a number touches the operator before it"
    case .noTerm: return "an equation needs an attribute of a view on one side at least"
    case .numberRunsOn: return "\(text.inQuotationMarks) is not a number"
    case .priorityOutOfRange: return "a priority is more than 0 and at most 1000"
    case .notOneConstraint: return "the text does not state one constraint"
    default: return "expected \(list(expected, phrase)), but \(found.description(of: text))"
    }
  }

  /// The name of a token among people.
  package static func phrase(for expectation: ParseFailure.Expectation) -> String {
    // A word for an attribute stands for all of them.
    if expectation.role == .attribute { return "an attribute" }
    if let spelling = expectation.spelling { return "'\(spelling)'" }
    switch expectation.role {
    case .name?: return "a name"
    case .number?: return "a number"
    case .label?: return "'#' and an identifier"
    case .end?: return "the end of the text"
    default: return expectation.name
    }
  }

  private static func list(_ expected: [ParseFailure.Expectation], _ phrase: (ParseFailure.Expectation) -> String)
    -> String
  {
    // What names a kind of thing comes before what is spelled out, and the end comes last.
    func rank(_ expectation: ParseFailure.Expectation) -> Int {
      switch expectation.role {
      case .attribute?: 0
      case .end?: 2
      default: expectation.spelling == nil ? 0 : 1
      }
    }
    var phrases: [String] = []
    for place in 0...2 {
      for expectation in expected where rank(expectation) == place {
        let wanted = phrase(expectation)
        if !phrases.contains(wanted) { phrases.append(wanted) }
      }
    }
    return phrases.isEmpty ? "something else" : phrases.listed()
  }

  /// `'=', '<=' or '>='`
  package static func list(_ spellings: [String], _ conjunction: String = "or") -> String {
    spellings.map { "'\($0)'" }.listed(conjunction)
  }

  // MARK: printing

  package static func cannotPrint(_ text: String, in dialect: String, because diagnostic: Diagnostic?) -> String {
    let reason = diagnostic.map { "\($0.message) (column \($0.column))" } ?? "it would say something else there"
    return "\(text.inQuotationMarks) can't be written in \(dialect): \(reason)"
  }
}
