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
    guard let diagnostic = tried.diagnostic else {
      return refusal.map { "the parser accepts it, and at offset \($0.offset) it is \($0.code.rawValue)" }
    }
    guard Refusals.codes.contains(diagnostic.code) else {
      return "the grammar derives it, and the parser says: \(diagnostic.message)"
    }
    guard let refusal else { return "it is refused without a reason: \(diagnostic.message)" }
    return refusal == PlainRefusal(code: diagnostic.code, offset: diagnostic.offset)
      ? nil
      : "it is refused at offset \(diagnostic.offset) as \(diagnostic.code.rawValue), "
        + "and at offset \(refusal.offset) it is \(refusal.code.rawValue)"
  }
}

/// The codes with which a text is refused that the grammar derives: all but those of what does not fit it.
enum Refusals {
  static let codes = Set(DiagnosticCode.all).subtracting([
    .unexpectedEnd, .unexpectedText, .numberRunsOn, .unicodeSpace, .whiteSpace, .invalidUTF8,
  ])
}
