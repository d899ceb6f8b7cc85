import ConstraintGrammar
import ConstraintLayout
import ConstraintReports

/// The calls that activate translated constraints, as their lines come.
///
/// A variable stands before the call that it is activated by: where a line has one, a call ends and another begins.
final class ActivationCalls: @unchecked Sendable {
  // One job at a time is all that the report gives to code.
  private var isOpen = false
  private let opening: String
  private let closing: String

  init(_ language: CodeLanguage) {
    (opening, closing) =
      switch language {
      case .swift: ("NSLayoutConstraint.activate([", "])")
      case .objectiveC: ("[NSLayoutConstraint activateConstraints:@[", "]];")
      }
  }

  /// The text that is written of a line.
  func text(of line: Line<Translation>) -> String {
    var lines: [String] = []
    if case .success(let translation) = line.result {
      let declarations = zip(translation.texts, translation.names).filter { $1 != nil }.map { $0.0 }
      if isOpen, !declarations.isEmpty {
        lines.append(closing)
        isOpen = false
      }
      lines += declarations
    }
    if !isOpen { lines.append(opening) }
    isOpen = true
    return (lines + [line.code(isElement: true)]).joined(separator: "\n")
  }

  /// The end of the last call, which there is even if there is nothing to activate.
  func end() -> String { (isOpen ? "" : opening + "\n") + closing }
}
