import ConstraintGrammar
import SourceScanning

/// What a scanner finds in a source, a line each.
func findings(_ source: String, _ language: SourceLanguage, _ scanner: SourceScanner = SourceScanner()) -> [String] {
  scanner.strings(in: source, language).map { string in
    let status =
      switch string.status {
      case .ok: "ok"
      case .notChecked(let reason): "not checked: \(reason)"
      case .mistake(let mistakes): mistakes.map { "\($0.line):\($0.column) \($0.message)" }.joined(separator: "; ")
      }
    return "\(string.line):\(string.column) \(string.dialect.name) '\(string.text)' \(status)"
  }
}

extension SourceScanner {
  /// A scanner that knows the functions of a source that hand a text on.
  static func knowing(_ source: String, _ language: SourceLanguage) -> SourceScanner {
    var scanner = SourceScanner()
    while case let declared = scanner.calls(declaredIn: ContiguousArray(source.utf8), language), !declared.isEmpty {
      scanner.calls += declared
    }
    return scanner
  }
}
