public import ConstraintGrammar

/// All that is wrong with a file.
public struct SheetProblems: Error {
  /// The text of the file.
  public let text: String

  /// What is wrong, in the order of the text.
  public let diagnostics: [Diagnostic]

  /// The same for a person.
  public func rendered(file: String) -> String {
    diagnostics.map { $0.rendered(in: text, file: file) }.joined()
  }
}
