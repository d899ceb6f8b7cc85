public import GrammarCombinators
import Spelling

extension Diagnostic {
  /// A diagnostic of a text of a grammar of your own, such as of the rules around the equations.
  ///
  /// A dialect knows more: it looks for the habit behind a mistake. The message and the hint of this one can be set to what
  /// you know; of a refusal that is none of the library's, the message has the code alone.
  ///
  /// ```swift
  /// do throws(ParseFailure) {
  ///   blocks = try Sheet().run(bytes.span, from: &cursor)
  /// } catch {
  ///   let diagnostic = Diagnostic(error, in: bytes.span) { $0.name == "NAME" ? "the name of a block" : nil }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - failure: why the text was refused.
  ///   - bytes: the whole text, which the places of the failure are in.
  ///   - phrase: what a person calls a token; `nil` for the library's phrase, which for a literal is its spelling and for
  ///     most other tokens their name.
  /// - Complexity: linear in the offset of the place, and quadratic in the number of tokens that would have fitted.
  public init(
    _ failure: ParseFailure, in bytes: Span<UInt8>, phrase: (Expectation) -> String? = { _ in nil }
  ) {
    let (code, range) = Diagnosis.codeAndRange(of: failure, in: bytes)
    let text = String(copying: bytes, in: range)
    let message: String
    if failure.refusal != nil, !DiagnosticCode.all.contains(code) {
      message = "\(text.inQuotationMarks) is refused: \(code.rawValue)"
    } else {
      message = Wording.message(
        code: code, found: FoundText(in: bytes, at: range.lowerBound), text: text, failure.expectations,
        phrase: { phrase($0) ?? Wording.phrase(for: $0) })
    }
    self.init(.error, code, at: range, in: bytes, message: message, hint: { nil })
    expected = failure.expected
  }
}
