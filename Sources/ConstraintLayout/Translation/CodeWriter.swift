import ConstraintGrammar

/// Writes normal forms as code that makes constraints.
struct CodeWriter {
  /// Whether it is with anchors, and not with the initialiser.
  let isAnchors: Bool

  let platform: CodePlatform
  private let expression: CodeExpression

  init(isAnchors: Bool, _ options: TranslationOptions) {
    self.isAnchors = isAnchors
    platform = options.platform
    expression = CodeExpression(options)
  }

  /// The expression that makes the constraint, or the statements that declare it by a name where it has a priority or an
  /// identifier.
  ///
  /// - Parameter name: the name, which is used in the latter case.
  /// - Returns: the code, and the name if it is used.
  /// - Throws: what the code can't state.
  func code(of form: NormalForm<String>, name: String) throws(LayoutProblem) -> (text: String, name: String?) {
    let made = try constraint(form.spaced(on: platform))
    guard form.priority != nil || form.identifier != nil else { return (made, nil) }
    let text = expression.declaration(of: name, as: made, priority: form.priority, identifier: form.identifier)
    return (text, name)
  }

  private func constraint(_ form: NormalForm<String>) throws(LayoutProblem) -> String {
    let anchors = AnchorWriter(expression: expression, platform: platform)
    // The initialiser has no words for the system's distance between views.
    if case .scalar(.systemSpacing) = form.constant { return try anchors.text(of: form) }
    return try isAnchors
      ? anchors.text(of: form) : InitializerWriter(expression: expression, platform: platform).text(of: form)
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
