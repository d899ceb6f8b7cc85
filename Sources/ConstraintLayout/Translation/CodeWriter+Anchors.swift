import ConstraintGrammar
import ConstraintMeaning

extension CodeWriter {
  /// The expression that makes a constraint with the anchors of views.
  ///
  /// - Throws: what anchors can't state.
  func anchors(_ form: NormalForm<String>) throws(LayoutProblem) -> String {
    for (reference, side) in [(form.first, WrittenSide.left), (form.second ?? form.first, .right)] {
      guard reference.hasAnchor else { throw .noAnchorOfSafeArea(reference.attribute, side) }
    }
    return try call(of: form) + (platform == .macOS && form.needsMacOS11 ? " /* macOS 11 or later */" : "")
  }

  private func call(of form: NormalForm<String>) throws(LayoutProblem) -> String {
    let first = form.first
    let relation = word(for: form.relation) + "To"
    guard let second = form.second else {
      let constant = expression.number(form.constant)
      return call(first, in: form, [.init(label: "\(relation)Constant", value: constant)])
    }
    if case .scalar(.systemSpacing) = form.constant { return spaced(from: second, in: form, relation) }
    var arguments = [CodeExpression.Argument(label: relation, kind: "Anchor", value: anchor(second, in: form))]
    if form.multiplier != .one {
      guard first.attribute.kind == .size else { throw .noMultiplierOfAnchor(first.attribute) }
      arguments.append(.init(label: "multiplier", value: expression.multiplier(form.multiplier)))
    }
    if form.constant != .zero { arguments.append(.init(label: "constant", value: expression.number(form.constant))) }
    return call(first, in: form, arguments)
  }

  /// The system's distance between two views.
  private func spaced(
    from second: NormalForm<String>.Reference, in form: NormalForm<String>, _ relation: String
  ) -> String {
    let direction = form.first.attribute.kind == .vertical ? "Below" : "After"
    return call(
      form.first, in: form,
      [
        .init(label: "\(relation)SystemSpacing\(direction)", kind: "Anchor", value: anchor(second, in: form)),
        .init(label: "multiplier", value: "1"),
      ])
  }

  private func call(
    _ first: NormalForm<String>.Reference, in form: NormalForm<String>, _ arguments: [CodeExpression.Argument]
  ) -> String { expression.call(anchor(first, in: form), "constraint", arguments) }

  private func anchor(_ reference: NormalForm<String>.Reference, in form: NormalForm<String>) -> String {
    expression.item(reference.item, other: form.item(otherThan: reference)) + "." + name(of: reference.attribute)
  }

  private func name(of attribute: Attribute) -> String {
    let inside = attribute.withoutMargin
    let name = (inside == .baseline ? .lastBaseline : inside).rawValue + "Anchor"
    return inside == attribute ? name : "layoutMarginsGuide." + name
  }
}

extension NormalForm<String>.Reference {
  /// Whether there is an anchor for it: a layout guide has no margins and no lines of text.
  fileprivate var hasAnchor: Bool {
    guard case .safeArea = item else { return true }
    return attribute.withoutMargin == attribute && ![.baseline, .firstBaseline, .lastBaseline].contains(attribute)
  }

  /// Whether it is one of what AppKit has had guides for since macOS 11.
  fileprivate var isOfGuide: Bool {
    if case .safeArea = item { true } else { attribute.withoutMargin != attribute }
  }
}

extension NormalForm<String> {
  /// Whether AppKit has the anchors and the system's distance since macOS 11.
  fileprivate var needsMacOS11: Bool {
    if case .scalar(.systemSpacing) = constant { return true }
    return first.isOfGuide || second?.isOfGuide == true
  }

  /// The item that one of both relates to.
  fileprivate func item(otherThan reference: Reference) -> Item? { reference == first ? second?.item : first.item }
}
