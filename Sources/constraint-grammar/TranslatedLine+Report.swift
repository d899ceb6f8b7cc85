import ConstraintGrammar
import ConstraintLayout

extension TranslatedLine: ReportedLine {
  var resultText: String? { try? result.get().text }

  var diagnostics: [Diagnostic] {
    if case .failure(let diagnostic) = result { [diagnostic] } else { [] }
  }

  func write(to writer: inout JSONWriter) { writer.value(self) }
}
