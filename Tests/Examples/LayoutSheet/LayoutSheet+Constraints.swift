import ConstraintGrammar
public import ConstraintLayout
import GrammarCombinators

extension LayoutSheet {
  /// The constraints that a block states.
  ///
  /// - Throws: what is wrong with the names and numbers in it, at their places in the file.
  public func constraints<Environment: LayoutEnvironment>(
    of block: String, in environment: Environment
  ) throws(SheetProblems) -> [LayoutConstraint<Environment.Item>] {
    let bytes = ContiguousArray(text.utf8)
    var constraints: [LayoutConstraint<Environment.Item>] = []
    var diagnostics: [Diagnostic] = []
    for statement in blocks.filter({ bytes[$0.name.range].elementsEqual(block.utf8) }).flatMap(\.statements) {
      do throws(Diagnostic) {
        var constraint = try dialect.resolve(statement.content, of: bytes.span, in: environment).constraint
        constraint.priority = statement.priority
        constraints.append(constraint)
      } catch {
        diagnostics.append(error)
      }
    }
    if diagnostics.isEmpty { return constraints }
    throw SheetProblems(text: text, diagnostics: diagnostics)
  }
}
