import ConstraintGrammar
import ConstraintMeaning

/// Writes normal forms as code that makes constraints.
struct CodeWriter {
  let target: TranslationTarget
  let platform: CodePlatform
  let expression: CodeExpression

  init(_ target: TranslationTarget, _ options: TranslationOptions) {
    self.target = target
    platform = options.platform
    expression = CodeExpression(options)
  }

  /// The expression that makes the constraint, or the statements that declare it by a name where it has a priority or an
  /// identifier.
  ///
  /// - Parameter name: the name, which is used in the latter case.
  /// - Throws: what the code can't state.
  func translation(of form: NormalForm<String>, name: String) throws(LayoutProblem) -> Translation {
    let made = try constraint(form.spaced(on: platform))
    guard form.priority != nil || form.identifier != nil else { return Translation(text: made) }
    let text = expression.declaration(of: name, as: made, priority: form.priority, identifier: form.identifier)
    return Translation(text: text, name: name)
  }

  private func constraint(_ form: NormalForm<String>) throws(LayoutProblem) -> String {
    // The initialiser has no words for the system's distance between views.
    if case .swift = target, form.constant != .scalar(.systemSpacing) { return try initializer(form) }
    return try anchors(form)
  }

  /// The word for a relation, with which the labels of anchors begin too.
  func word(for relation: Relation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}

extension NormalForm<String> {
  /// The same with the distance that a platform keeps from a superview.
  fileprivate func spaced(on platform: CodePlatform) -> NormalForm {
    guard case .scalar(.systemSpacing) = constant, isToSuperview else { return self }
    var form = self
    switch platform {
    case .macOS: form.constant = .scalar(.number(SystemSpacing().toSuperview))
    case .iOS:
      form.constant = .zero
      if case .superview = first.item { form.first.attribute = first.attribute.withMargin }
      if let second, case .superview = second.item { form.second?.attribute = second.attribute.withMargin }
    }
    return form
  }
}
