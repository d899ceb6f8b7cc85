import ConstraintGrammar
import Recogniser

extension Property {
  static let diagnostics = Property(
    "diagnostics", "A diagnostic points at the first token that does not fit, and names all that would have."
  ) { tried, _ in
    guard let diagnostic = tried.diagnostic else { return nil }
    let bytes = tried.bytes
    if let fault = Places.fault(of: diagnostic, in: bytes) { return fault }
    guard !tried.isRefused(as: diagnostic) else {
      return diagnostic.expected.isEmpty ? nil : "a refusal expects \(diagnostic.expected)"
    }
    let recognition = tried.recognition
    if diagnostic.code == .numberRunsOn {
      // What it runs on into may be a token of its own for the grammar.
      return diagnostic.offset...diagnostic.offset + diagnostic.length ~= recognition.furthestOffset
        ? nil : "a number runs on at \(diagnostic.offset), and the grammar gets to \(recognition.furthestOffset)"
    }
    guard diagnostic.offset == recognition.furthestOffset else {
      return "it points at offset \(diagnostic.offset), and the grammar gets to \(recognition.furthestOffset)"
    }
    return diagnostic.expected == recognition.viableTokens
      ? nil : "it expects \(diagnostic.expected), and the grammar \(recognition.viableTokens)"
  }
}
