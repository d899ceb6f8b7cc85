import ConstraintGrammar

extension ParsedLine: ReportedLine {
  var resultText: String? {
    guard case .success(let equation) = result else { return nil }
    // What a dialect has parsed it can print; if not, the text as it was typed says the same.
    let text = dialect.flatMap(Dialect.init(named:)).flatMap { try? $0.print(equation) } ?? text
    let names = accepted.map { $0.joined(separator: ", ") + ": " } ?? ""
    return names + text
  }

  var diagnostics: [Diagnostic] {
    if case .failure(let diagnostic) = result { [diagnostic] } else { [] }
  }

  func write(to writer: inout JSONWriter) { writer.value(self) }
}
