import ConstraintGrammar
import ConstraintLayout

extension TranslatedLine: ReportedLine {
  var resultText: String? { try? result.get().text }

  var diagnostics: [Diagnostic] {
    switch result {
    case .success(let translation): translation.warnings
    case .failure(let diagnostic): [diagnostic]
    }
  }

  func write(to writer: inout JSONWriter) { writer.value(self) }
}
