import ConstraintGrammar
import GrammarCombinators

extension Property {
  /// Every entry is called; what a crash leaves behind is told by the runner.
  static let robustness = Property("robustness", "No text makes anything crash, trap or hang.") { tried, subject in
    let (bytes, dialect) = (tried.bytes, subject.dialect)
    var cursor = Cursor()
    _ = try? dialect.parsePrefix(of: bytes.span, from: &cursor)
    guard 0...bytes.count ~= cursor.offset else { return "the cursor is at \(cursor.offset)" }
    for start in [1, bytes.count / 2, bytes.count] where start <= bytes.count {
      var cursor = Cursor(offset: start)
      _ = try? dialect.parsePrefix(of: bytes.span, from: &cursor)
    }
    let line = ParsedLine(bytes.span, number: 1, in: dialect)
    guard line.json.hasPrefix(#"{"line":1,"#) else { return "the report is no object: \(line.json)" }
    if let diagnostic = tried.diagnostic {
      for style in [DiagnosticStyle.plain, .colored] {
        let text = diagnostic.rendered(in: bytes.span, file: "text", style: style)
        guard text.hasSuffix("\n") else { return "the diagnostic does not end a line: \(text)" }
      }
    }
    return nil
  }
}
