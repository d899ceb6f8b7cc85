import ConstraintGrammar

/// Writes normal forms with the anchors of views.
enum AnchorWriter {
  /// The expression that makes the constraint.
  ///
  /// - Throws: what anchors can't state.
  static func text(of form: NormalForm<String>) throws(LayoutProblem) -> String {
    let first = form.first
    let relation = argument(for: form.relation)
    let constant = form.constant == .zero ? nil : "constant: " + SwiftExpression.number(form.constant)
    guard let second = form.second else {
      return anchor(first, of: first)
        + ".constraint(\(relation)Constant: \(SwiftExpression.number(form.constant)))"
    }
    var arguments = ["\(relation): \(anchor(second, of: first))"]
    if form.multiplier != .one {
      guard first.attribute.kind == .size else { throw .noMultiplierOfAnchor(first.attribute) }
      arguments.append("multiplier: " + SwiftExpression.multiplier(form.multiplier))
    }
    arguments += constant.map { [$0] } ?? []
    return anchor(first, of: first) + ".constraint(" + arguments.joined(separator: ", ") + ")"
  }

  private static func argument(for relation: Relation) -> String {
    switch relation {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }

  private static func anchor(
    _ reference: NormalForm<String>.Reference, of first: NormalForm<String>.Reference
  ) -> String {
    SwiftExpression.item(reference.item, first: first.item) + "." + name(of: reference.attribute)
  }

  private static func name(of attribute: Attribute) -> String {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
      .lastBaseline:
      attribute.rawValue + "Anchor"
    case .baseline: "lastBaselineAnchor"
    case .leftMargin: "layoutMarginsGuide.leftAnchor"
    case .rightMargin: "layoutMarginsGuide.rightAnchor"
    case .topMargin: "layoutMarginsGuide.topAnchor"
    case .bottomMargin: "layoutMarginsGuide.bottomAnchor"
    case .leadingMargin: "layoutMarginsGuide.leadingAnchor"
    case .trailingMargin: "layoutMarginsGuide.trailingAnchor"
    case .centerXWithinMargins: "layoutMarginsGuide.centerXAnchor"
    case .centerYWithinMargins: "layoutMarginsGuide.centerYAnchor"
    }
  }
}
