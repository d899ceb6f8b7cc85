import ConstraintGrammar
import ConstraintLayout

extension TranslatedLine: ReportedLine {
  var resultText: String? { try? result.get().text }

  func write(to writer: inout JSONWriter) { writer.value(self) }
}
