import ConstraintGrammar
import ConstraintLayout

/// A line that is translated into Swift. In text form, what can't be translated is a comment in its place.
struct SwiftTranslation: ReportedLine {
  let line: TranslatedLine

  /// Whether the constraint is an element of an array.
  let isElement: Bool

  var number: Int { line.number }
  var resultText: String? { line.swift(isElement: isElement) }
  var diagnostics: [Diagnostic] { line.diagnostics }
  func write(to writer: inout JSONWriter) { writer.value(line) }
}

extension SwiftTranslation {
  init(refusing line: SwiftTranslation, text: String, _ diagnostic: Diagnostic) {
    self.init(line: TranslatedLine(refusing: line.line, text: text, diagnostic), isElement: line.isElement)
  }
}
