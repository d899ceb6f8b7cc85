import ConflictLogs
import ConstraintGrammar
import Recogniser

extension Property {
  static let language = Property("language", "The parser accepts what the file in Grammar/ derives, and nothing else.")
  {
    tried, subject in
    guard tried.recognition.isAccepted else {
      return tried.diagnostic == nil ? "the parser accepts it, the grammar does not" : nil
    }
    let refusal = PlainRefusal.expected(for: tried.bytes, in: subject.dialect)
    // Nobody writes what the system prints, and nothing but the size of a number is looked at in it.
    if subject.dialect.name == Dialect.conflictLog.name {
      return tried.diagnostic.flatMap { diagnostic in
        diagnostic.code == .numberTooLarge ? nil : "the grammar derives it, and the parser says: \(diagnostic.message)"
      }
    }
    guard let diagnostic = tried.diagnostic else {
      return refusal.map { "the parser accepts it, and at offset \($0.offset) it is \($0.code.rawValue)" }
    }
    guard tried.isRefused(as: diagnostic) else {
      return "the grammar derives it, and the parser says: \(diagnostic.message)"
    }
    guard let refusal else { return "it is refused without a reason: \(diagnostic.message)" }
    return refusal == PlainRefusal(code: diagnostic.code, offset: diagnostic.offset)
      ? nil
      : "it is refused at offset \(diagnostic.offset) as \(diagnostic.code.rawValue), "
        + "and at offset \(refusal.offset) it is \(refusal.code.rawValue)"
  }
}

/// What is refused though the grammar derives it.
enum Refusals {
  /// All codes but those of what does not fit the grammar.
  static let codes = Set(DiagnosticCode.all).subtracting([
    .unexpectedEnd, .unexpectedText, .numberRunsOn, .unicodeSpace, .whiteSpace, .invalidUTF8,
  ])
}

extension TriedText {
  /// Whether a diagnostic is one of what the grammar derives. White space is refused so where an equation may have some and a
  /// list may not, and does not fit where nothing may.
  func isRefused(as diagnostic: Diagnostic) -> Bool {
    Refusals.codes.contains(diagnostic.code) || diagnostic.code == .whiteSpace && recognition.isAccepted
  }
}
