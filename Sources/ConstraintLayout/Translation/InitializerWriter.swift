import ConstraintGrammar

/// Writes statements as calls of the initialiser of `NSLayoutConstraint`.
enum InitializerWriter {
  /// The expression that makes the constraint.
  static func text(of statement: Statement<String>) -> String {
    let first = statement.first
    let second = statement.second
    let item = second.map { SwiftExpression.item($0.item, first: first.item) } ?? "nil"
    let attribute = second.map { self.attribute($0.attribute) } ?? "notAnAttribute"
    return """
      NSLayoutConstraint(item: \(SwiftExpression.item(first.item, first: first.item)), \
      attribute: .\(self.attribute(first.attribute)), relatedBy: .\(self.relation(statement.relation)), toItem: \(item), \
      attribute: .\(attribute), multiplier: \(SwiftExpression.multiplier(statement.multiplier)), \
      constant: \(SwiftExpression.number(statement.constant)))
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
