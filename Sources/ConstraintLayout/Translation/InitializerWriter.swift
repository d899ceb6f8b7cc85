import ConstraintGrammar

/// Writes normal forms as calls of the initialiser of `NSLayoutConstraint`.
enum InitializerWriter {
  /// The expression that makes the constraint.
  static func text(of form: NormalForm<String>) -> String {
    let first = form.first
    let second = form.second
    let item = second.map { SwiftExpression.item($0.item, first: first.item) } ?? "nil"
    let attribute = second.map { self.attribute($0.attribute) } ?? "notAnAttribute"
    return """
      NSLayoutConstraint(item: \(SwiftExpression.item(first.item, first: first.item)), \
      attribute: .\(self.attribute(first.attribute)), relatedBy: .\(self.relation(form.relation)), toItem: \(item), \
      attribute: .\(attribute), multiplier: \(SwiftExpression.multiplier(form.multiplier)), \
      constant: \(SwiftExpression.number(form.constant)))
      """
  }

  private static func relation(_ relation: Relation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  private static func attribute(_ attribute: Attribute) -> String {
    attribute == .baseline ? Attribute.lastBaseline.rawValue : attribute.rawValue
  }
}
