public import ConstraintGrammar

extension Diagnostic {
  /// The same about a text whose first line has that number.
  @usableFromInline func counted(fromLine number: Int) -> Diagnostic {
    var diagnostic = self
    diagnostic.line += number - 1
    return diagnostic
  }
}
