import ConstraintGrammar

/// A line as it should be: the fix-its are applied where there are any. In text form it is written as it then stands.
struct FixedLine: ReportedLine {
  private var line: ParsedLine
  private var isRead = true

  /// Parses a line, and once more if it can be fixed.
  init(_ bytes: Span<UInt8>, _ parse: (Span<UInt8>) -> ParsedLine) {
    line = parse(bytes)
    guard case .failure(let diagnostic) = line.result, let text = diagnostic.applyingFixIts(to: bytes) else { return }
    let fixed = ContiguousArray(text.utf8)
    line = parse(fixed.span)
  }

  init(refusing line: FixedLine, text: String, _ diagnostic: Diagnostic) {
    self.line = ParsedLine(refusing: line.line, text: text, diagnostic)
    isRead = false
  }

  var number: Int { line.number }
  var resultText: String? { isRead ? line.text : nil }
  var diagnostics: [Diagnostic] { line.diagnostics }
  func write(to writer: inout JSONWriter) { line.write(to: &writer) }
}
