import ConstraintGrammar
import Recogniser

extension Property {
  static let language = Property("language", "The parser accepts what the file in Grammar/ derives, and nothing else.")
  {
    tried, _ in
    switch (tried.diagnostic, tried.recognition.isAccepted) {
    case (nil, true), (_?, false): nil
    case (nil, false): "the parser accepts it, the grammar does not"
    case (let diagnostic?, true):
      Refusals.codes.contains(diagnostic.code)
        ? nil : "the grammar derives it, and the parser says: \(diagnostic.message)"
    }
  }
}

/// The codes with which a text is refused that the grammar derives.
enum Refusals {
  static let codes: Set<DiagnosticCode> = [
    .numberTooLarge, .textTooLong, .nestingTooDeep, .notFinite, .twoTerms, .constantMinusTerm, .termTimesTerm,
    .dividedTerm, .negatedTerm, .noTerm,
  ]
}
