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

  /// What becomes of a call in a function of a type that has others, or why it is left alone.
  static func outcome(
    of call: String, beside functions: [String], in type: String = "class C: UIViewController",
    _ language: SourceLanguage
  ) -> String {
    let isSwift = language == .swift
    let type = (isSwift ? "\(type) {\n" : "@implementation C\n") + functions.joined(separator: "\n")
    let head = type + (isSwift ? "\n  func f() {\n" : "\n- (void)f {\n")
    let end = isSwift ? "\n  }\n}\n" : "\n}\n@end\n"
    let source = head + call + end
    let migration = knowing(source, language).migration(of: ContiguousArray(source.utf8), language)
    if let call = migration.remaining.first { return call.reason }
    return String(String(decoding: migration.edits.result, as: UTF8.self).dropFirst(head.count).dropLast(end.count))
  }
}
