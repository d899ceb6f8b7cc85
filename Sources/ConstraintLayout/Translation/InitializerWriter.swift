import ConstraintGrammar

/// Writes normal forms as calls of the initialiser of `NSLayoutConstraint`.
struct InitializerWriter {
  let expression: CodeExpression
  let platform: CodePlatform

  /// The expression that makes the constraint.
  ///
  /// - Throws: what the platform has no attribute for.
  func text(of form: NormalForm<String>) throws(LayoutProblem) -> String {
    let first = form.first
    let second = form.second
    for attribute in [first.attribute, second?.attribute ?? first.attribute] {
      if platform == .macOS, attribute.withoutMargin != attribute { throw .unavailableAttribute(attribute) }
    }
    let relation = expression.member(self.relation(form.relation), of: "NSLayoutRelation")
    return expression.initializer(
      of: "NSLayoutConstraint",
      [
        .init(label: "item", value: expression.item(first.item, other: second?.item)),
        .init(label: "attribute", value: attribute(first.attribute)),
        .init(label: "relatedBy", value: relation),
        .init(label: "toItem", value: second.map { expression.item($0.item, other: first.item) } ?? "nil"),
        .init(label: "attribute", value: attribute(second?.attribute)),
        .init(label: "multiplier", value: expression.multiplier(form.multiplier)),
        .init(label: "constant", value: expression.number(form.constant)),
      ])
  }

  private func relation(_ relation: Relation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  private func attribute(_ attribute: Attribute?) -> String {
    let name = attribute == .baseline ? Attribute.lastBaseline.rawValue : attribute?.rawValue ?? "notAnAttribute"
    return expression.member(name, of: "NSLayoutAttribute")
  }
}
