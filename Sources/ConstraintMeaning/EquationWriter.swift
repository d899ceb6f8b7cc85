package import ConstraintGrammar

/// Says in a dialect what a normal form states.
///
/// The means of a dialect are not listed anywhere: a text is composed, and taken if the dialect reads it as the same.
package struct EquationWriter {
  package let dialect: Dialect

  /// The spelling of what is written: the dialect's own, unless another is given.
  package var notation: Notation

  /// Whether the dialect gives up the names of views.
  package let isImplied: Bool

  /// The names that are known for those of numbers, where they might be those of views.
  let numbers: Set<String>

  package init(_ dialect: Dialect, numbers: Set<String> = []) {
    self.dialect = dialect
    isImplied = !dialect.writesItems
    self.numbers = numbers
    notation = dialect.notation
  }

  /// The text that states something in the dialect: an equation that is known to state it, if it will do as it stands; `nil`
  /// if there is none.
  package func text(stating form: NormalForm, like equation: Equation? = nil) -> String? {
    let original = equation.map(text)
    if let original, states(original, form) { return original }
    for equation in equations(stating: form) {
      let text = text(of: equation)
      if text != original, states(text, form) { return text }
    }
    return nil
  }

  /// The text that states something without what the dialect leaves unsaid: a constant alone stays alone.
  package func plainText(stating form: NormalForm, isConstantAlone: Bool) -> String? {
    let sides = isConstantAlone ? constantsAlone(form.constant) : form.second.map { [related(to: $0, in: form)] } ?? []
    return sides.lazy.map { text(of: equation(form, $0)) }.first { states($0, form) }
  }

  /// Whether the word for the superview would mean the view on the left, which is called by it.
  package func hidesSuperview(_ form: NormalForm) -> Bool {
    guard let word = dialect.meaning.superviewWord, word.isShadowedByView, case .superview? = form.second?.item else {
      return false
    }
    return form.first.item.name == word.spelling
  }

  /// Whether a text states something in the dialect.
  func states(_ text: String, _ form: NormalForm) -> Bool {
    guard let equation = dialect.equation(in: text),
      let read = try? NormalForm(equation, meaning: dialect.meaning(of: text))
    else { return false }
    return solved(read, with: form).map { $0.behindItem == form.behindItem } ?? false
  }

  /// Whether a form that was read states the same as another, but for what rounding has missed by a hair.
  package func isSame(_ read: NormalForm, _ form: NormalForm) -> Bool {
    solved(read, with: form).map { $0.tidy == form.tidy } ?? false
  }

  /// A form that was read, solved with the names of another.
  private func solved(_ read: NormalForm, with form: NormalForm) -> NormalForm? {
    let (lhs, rhs) = isImplied ? (form.first.item.name ?? "", form.second?.item.name ?? "") : ("", "")
    // What the form has for a number is one.
    var numbers = numbers
    if form.second == nil { for name in form.constant.names { numbers.insert(name) } }
    guard var solved = try? read.solved(lhs: lhs, rhs: rhs, numbers: numbers) else { return nil }
    // A superview that is given along with the equation is as good as one that is named.
    if isImplied, case .superview? = form.second?.item { solved.second?.item = .superview(unlessView: nil) }
    return solved
  }

  private func text(of equation: Equation) -> String { dialect.text(of: equation, spelledAs: notation) }

  // MARK: composing

  /// The equations that might state the same, the plainest first.
  private func equations(stating form: NormalForm) -> [Equation] {
    let equations = sides(stating: form).map { equation(form, $0) }
    guard dialect.lists != nil else { return equations }
    return equations + [form, form.beforeItem].map { equation($0, side(inChain: $0)) }
  }

  private func equation(_ form: NormalForm, _ right: Side) -> Equation {
    let left: Operand =
      if case .superview = form.first.item { .superview(form.first.attribute) } else { operand(form.first, .left) }
    return Equation(Side(left), form.relation, right, priority: form.priority, identifier: form.identifier)
  }

  /// The right side as a chain of views has it.
  private func side(inChain form: NormalForm) -> Side {
    guard let second = form.second else {
      guard case .scalar(.name(let name, isNegated: false)) = form.constant else {
        return constantsAlone(form.constant)[0]
      }
      return Side(.numberOrItem(name))
    }
    let multiplier = multiplier(form.multiplier)
    guard case .scalar(let distance) = form.constant, multiplier == nil else {
      return Side(operand(second, .right), multiplier: multiplier, constant: addend(form.constant))
    }
    switch second.item {
    case .named(let name) where second.attribute.isSize && distance == .number(0): return Side(.numberOrItem(name))
    case .superview: return Side(.superview(second.attribute), constant: Constant(.plus, distance))
    default: return Side(operand(second, .right), constant: Constant(.plus, distance))
    }
  }

  /// The right sides that might state the same, the plainest first.
  private func sides(stating form: NormalForm) -> [Side] {
    let alone = constantsAlone(form.constant)
    guard let second = form.second else { return alone }
    let related = related(to: second, in: form)
    switch dialect.meaning.constantAlone {
    case .noItem: return [related]
    case .superview: return second.item == .superview(unlessView: nil) ? [related] + alone : [related]
    // A dialect that counts a constant alone from the same item means nothing else by it.
    case .sameItem: return second.item == form.first.item ? alone + [related] : [related]
    }
  }

  private func related(to second: NormalForm.Reference, in form: NormalForm) -> Side {
    Side(operand(second, .right), multiplier: multiplier(form.multiplier), constant: addend(form.constant))
  }

  private func operand(_ reference: NormalForm.Reference, _ side: WrittenSide) -> Operand {
    if isImplied { return .implied(reference.attribute) }
    // Where there is no word for the superview, no text with this name is taken.
    let word =
      if case .safeArea = reference.item { dialect.meaning.safeAreaWord } else { dialect.meaning.superviewWord }
    return .attribute(of: reference.item.name ?? word?.spelling ?? "", reference.attribute)
  }

  private func multiplier(_ number: NormalForm.Number) -> Multiplier? {
    switch number {
    case .scalar(.number(1)), .computed: nil
    case .scalar(let scalar): Multiplier(.times, scalar)
    case .reciprocal(let scalar): Multiplier(.dividedBy, scalar)
    }
  }

  private func addend(_ number: NormalForm.Number) -> Constant? {
    switch number {
    case .scalar(.number(0)), .reciprocal, .computed: nil
    case .scalar(.number(let number)) where number < 0: Constant(.minus, .number(-number))
    case .scalar(.name(let name, isNegated: true)): Constant(.minus, .name(name, isNegated: false))
    case .scalar(let scalar): Constant(.plus, scalar)
    }
  }

  private func constantsAlone(_ number: NormalForm.Number) -> [Side] {
    switch number {
    // Where no name has a sign, it may have a factor.
    case .scalar(.name(let name, isNegated: true)):
      [
        Side(constant: .name(name, isNegated: true)),
        Side(.metric(name), multiplier: Multiplier(.times, .number(-1))),
      ]
    case .scalar(let scalar), .reciprocal(let scalar): [Side(constant: scalar)]
    case .computed(let name, let multiplier, let constant):
      [Side(.metric(name), multiplier: multiplier, constant: constant)]
    }
  }
}
