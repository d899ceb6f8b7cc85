public import ConstraintGrammar
import ConstraintLanguages
public import ConstraintLayout

extension ConflictExplanation {
  /// A constraint as an equation between views with short names, as code calls them; `nil` for what can't be read.
  ///
  /// - Parameter index: the index of an entry of the log.
  public func equation(ofEntry index: Int) -> Equation? {
    guard case .constraint(let constraint) = log.entries[index] else { return nil }
    return equation(constraint.statement)
  }

  /// A constraint in another language, between views with short names; `nil` for what can't be read.
  ///
  /// - Parameters:
  ///   - index: the index of an entry of the log.
  ///   - target: the language.
  ///   - options: the language of code, and what it is for.
  /// - Throws: a `LayoutProblem` if the target has no words for the constraint.
  public func translation(
    ofEntry index: Int, to target: TranslationTarget, options: TranslationOptions = TranslationOptions()
  ) throws(LayoutProblem) -> Translation? {
    guard let equation = equation(ofEntry: index) else { return nil }
    // Of all dialects it is the one that can say the most.
    return try Dialect.swiftyLayout.translate(equation, to: target, options: options)
  }

  /// What a constraint states, between views with names that code can have.
  func equation(_ statement: LayoutConstraint<String>) -> Equation {
    let (constant, isNegative) = (statement.constant.magnitude, statement.constant < 0)
    var right = Side(constant: .number(statement.constant))
    if let item = statement.secondItem, let attribute = statement.secondAttribute {
      right = Side(
        .attribute(of: variable(for: item), attribute),
        multiplier: statement.multiplier == 1 ? nil : Multiplier(.times, .number(statement.multiplier)),
        constant: constant == 0 ? nil : Constant(isNegative ? .minus : .plus, .number(constant)))
    }
    return Equation(
      Side(.attribute(of: variable(for: statement.firstItem), statement.firstAttribute)), statement.relation, right,
      priority: statement.priority == 1000 ? nil : .number(statement.priority), identifier: statement.identifier)
  }
}
