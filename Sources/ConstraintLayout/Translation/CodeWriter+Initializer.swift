import ConstraintGrammar
import ConstraintMeaning

extension CodeWriter {
  /// The expression that makes a constraint with the initialiser of `NSLayoutConstraint`.
  ///
  /// - Throws: what the platform has no attribute for.
  func initializer(_ form: NormalForm<String>) throws(LayoutProblem) -> String {
    let first = form.first
    let second = form.second
    for attribute in [first.attribute, second?.attribute ?? first.attribute] {
      if platform == .macOS, attribute.withoutMargin != attribute { throw .unavailableAttribute(attribute) }
    }
    let relation = expression.member(word(for: form.relation), of: "NSLayoutRelation")
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

  private func attribute(_ attribute: Attribute?) -> String {
    let name = attribute == .baseline ? Attribute.lastBaseline.rawValue : attribute?.rawValue ?? "notAnAttribute"
    return expression.member(name, of: "NSLayoutAttribute")
  }
}
