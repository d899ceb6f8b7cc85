public import ConstraintGrammar
public import SourceScanning

/// Finds the constraint strings in source code and says what is wrong with them.
public struct Linter: Sendable {
  private let rules: [LintRule]

  /// A linter with the rules of a team.
  public init(rules: [LintRule] = [.fixedSize, .writingDirection]) { self.rules = rules }

  /// What is wrong with the strings in a file, in the order of the file, at their places in it.
  public func diagnostics(of source: String, _ language: SourceLanguage) -> [Diagnostic] {
    SourceScanner().strings(in: source, language).flatMap { string in
      string.diagnostics + rules.compactMap { $0.warning(about: string) }
    }
  }
}

extension LintRule {
  /// What the rule has against a string that can be read.
  fileprivate func warning(about string: ConstraintString) -> Diagnostic? {
    guard case .ok = string.status, let equation = try? Equation(string.text, in: string.dialect),
      let (message, rewritten) = objection(equation)
    else { return nil }
    // A dialect that can't say it prints nothing.
    let better = try? string.dialect.print(rewritten)
    return string.warning(code, message, hint: better.map { "write '\($0)'" })
  }
}
