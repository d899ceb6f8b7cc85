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
  func translation(of form: NormalForm, name: String) throws(LayoutProblem) -> Translation {
    let made = try constraint(form.spaced(on: platform))
    guard form.priority != nil || form.identifier != nil else { return Translation(text: made) }
    let text = expression.declaration(of: name, as: made, priority: form.priority, identifier: form.identifier)
    return Translation(text: text, name: name)
  }

  private func constraint(_ form: NormalForm) throws(LayoutProblem) -> String {
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

extension NormalForm {
  /// Whether one of both items is a superview.
  private var isToSuperview: Bool {
    if case .superview = first.item { return true }
    if case .superview? = second?.item { return true }
    return false
  }

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

extension CodeWriter {
  /// The expression that makes a constraint with the anchors of views.
  ///
  /// - Throws: what anchors can't state.
  func anchors(_ form: NormalForm) throws(LayoutProblem) -> String {
    for (reference, side) in [(form.first, WrittenSide.left), (form.second ?? form.first, .right)] {
      guard reference.hasAnchor else { throw .noAnchorOfSafeArea(reference.attribute, side) }
    }
    return try call(of: form) + (platform == .macOS && form.needsMacOS11 ? " /* macOS 11 or later */" : "")
  }

  private func call(of form: NormalForm) throws(LayoutProblem) -> String {
    let first = form.first
    let relation = word(for: form.relation) + "To"
    guard let second = form.second else {
      let constant = expression.number(form.constant)
      return call(first, in: form, [.init(label: "\(relation)Constant", value: constant)])
    }
    if case .scalar(.systemSpacing) = form.constant { return try spaced(from: second, in: form, relation) }
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
    from second: NormalForm.Reference, in form: NormalForm, _ relation: String
  ) throws(LayoutProblem) -> String {
    if expression.spelling == .swift2 { throw .noSystemSpacing(in: "Swift 2") }
    let direction = form.first.attribute.kind == .vertical ? "Below" : "After"
    return call(
      form.first, in: form,
      [
        .init(label: "\(relation)SystemSpacing\(direction)", kind: "Anchor", value: anchor(second, in: form)),
        .init(label: "multiplier", value: "1"),
      ])
  }

  private func call(
    _ first: NormalForm.Reference, in form: NormalForm, _ arguments: [CodeExpression.Argument]
  ) -> String { expression.call(anchor(first, in: form), "constraint", arguments) }

  private func anchor(_ reference: NormalForm.Reference, in form: NormalForm) -> String {
    expression.item(reference.item, other: form.item(otherThan: reference)) + "." + name(of: reference.attribute)
  }

  private func name(of attribute: Attribute) -> String {
    let inside = attribute.withoutMargin
    let name = (inside == .baseline ? .lastBaseline : inside).rawValue + "Anchor"
    return inside == attribute ? name : "layoutMarginsGuide." + name
  }
}

extension NormalForm.Reference {
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

extension NormalForm {
  /// Whether AppKit has the anchors and the system's distance since macOS 11.
  fileprivate var needsMacOS11: Bool {
    if case .scalar(.systemSpacing) = constant { return true }
    return first.isOfGuide || second?.isOfGuide == true
  }

  /// The item that one of both relates to.
  fileprivate func item(otherThan reference: Reference) -> Item? { reference == first ? second?.item : first.item }
}

extension CodeWriter {
  /// The expression that makes a constraint with the initialiser of `NSLayoutConstraint`.
  ///
  /// - Throws: what the platform has no attribute for.
  func initializer(_ form: NormalForm) throws(LayoutProblem) -> String {
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

/// The names that come into code as they are written.
extension CodeWriter {
  /// Throws if one of them is no name there: it may have been given by a caller, or be that of a dialect whose names are
  /// others, and would be code.
  func refuseForeignNames(of form: NormalForm) throws(LayoutProblem) {
    let items = expression.code?.items.keys
    try refuse(form.first.item.name, .item(.left), among: items)
    try refuse(form.second?.item.name, .item(.right), among: items)
    try refuse(form.multiplier, .multiplier(.right))
    try refuse(form.constant, .constant(.right))
    try refuseNumber(form.priority?.name, .priority)
  }

  private func refuse(_ number: NormalForm.Number, _ part: EquationPart) throws(LayoutProblem) {
    switch number {
    case .scalar(let scalar), .reciprocal(let scalar): try refuseNumber(scalar.name, part)
    case .computed(let name, let multiplier, let constant):
      try refuseNumber(name, .metric(.right))
      try refuseNumber(multiplier?.value.name, .multiplier(.right))
      try refuseNumber(constant?.value.name, .constant(.right))
    }
  }

  private func refuseNumber(_ name: String?, _ part: EquationPart) throws(LayoutProblem) {
    try refuse(name, part, among: expression.code?.numbers.keys)
  }

  /// - Parameter known: the names that there is code for; `nil` where names are code.
  private func refuse(
    _ name: String?, _ part: EquationPart, among known: (some Collection<String>)?
  ) throws(LayoutProblem) {
    guard let name else { return }
    if let known {
      if !known.contains(name) { throw .noSuchName(name, in: target.name, part) }
      return
    }
    let isReserved = name.split(separator: ".").contains { expression.isReserved(String($0)) }
    if !name.isItemName || isReserved { throw .noSuchName(name, in: target.name, part) }
  }
}
