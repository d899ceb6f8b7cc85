import ConstraintGrammar
import ConstraintReports
import GrammarCombinators

extension Property {
  /// Every entry is called; what a crash leaves behind is told by the runner.
  static let robustness = Property("robustness", "No text makes anything crash, trap or hang.") { tried, subject in
    let (bytes, dialect) = (tried.bytes, subject.dialect)
    var cursor = Cursor()
    _ = try? dialect.parsePrefix(of: ContiguousArray(bytes).span, from: &cursor)
    guard 0...bytes.count ~= cursor.offset else { return "the cursor is at \(cursor.offset)" }
    // From somewhere else, whatever stands there.
    cursor = Cursor(offset: bytes.count / 2)
    _ = try? dialect.parsePrefix(of: ContiguousArray(bytes).span, from: &cursor)
    guard let diagnostic = tried.diagnostic else { return nil }
    guard diagnostic.json.hasPrefix(#"{"code":"#) else { return "the report is no object: \(diagnostic.json)" }
    for style in [DiagnosticStyle.plain, .colored] {
      let text = diagnostic.rendered(in: ContiguousArray(bytes).span, file: "text", style: style)
      guard text.hasSuffix("\n") else { return "the diagnostic does not end a line: \(text)" }
    }
    return nil
  }
}
