import ConstraintGrammar

/// Writes statements in a dialect, and finds out why one can't be written.
///
/// What a dialect can say is not listed anywhere: a text is composed, and taken if the dialect reads it as the statement.
struct DialectWriter {
  let target: Dialect

  /// Whether the dialect gives up the names of views.
  let isImplied: Bool

  init(target: Dialect) {
    self.target = target
    isImplied = !target.writesItems
  }

  /// The text that states the same in the dialect: the equation as it stands, if that will do.
  func translation(
    of statement: Statement<String>, from equation: Equation<String>
  ) throws(LayoutProblem) -> Translation {
    let original = target.text(of: equation)
    guard let text = states(original, statement) ? original : text(stating: statement, other: original) else {
      throw obstacle(to: statement)
    }
    guard isImplied else { return Translation(text: text) }
    return Translation(
      text: text, leftItem: statement.first.item.name,
      rightItem: statement.second.map { $0.item.name ?? statement.first.item.name.map { $0 + ".superview" } ?? "" })
  }

  /// The text that states something in the dialect; `nil` if there is none.
  ///
  /// - Parameter other: a text that is known not to state it.
  func text(stating statement: Statement<String>, other: String? = nil) -> String? {
    for side in sides(stating: statement) {
      let text = target.text(of: Equation(Side(operand(statement.first, .left)), statement.relation, side))
      if text != other, states(text, statement) { return text }
    }
    return nil
  }

  /// Whether a text states something in the dialect.
  private func states(_ text: String, _ statement: Statement<String>) -> Bool {
    guard let equation = target.equation(in: text),
      let read = Statement(equation, meaning: target.meaning, matches: ==)
    else { return false }
    let (lhs, rhs) = isImplied ? names(in: statement) : ("", "")
    guard var solved = try? read.solved(lhs: lhs, rhs: rhs) else { return false }
    // A superview that is given along with the equation is as good as one that is named.
    if isImplied, case .superview? = statement.second?.item { solved.second?.item = .superview(unlessView: nil) }
    return solved == statement
  }

  /// Whether the word for the superview would mean the view on the left, which is called by it.
  func hidesSuperview(_ statement: Statement<String>) -> Bool {
    guard let word = target.meaning.superviewWord, word.yieldsToView, case .superview? = statement.second?.item else {
      return false
    }
    return statement.first.item.name == word.spelling
  }

  private func names(in statement: Statement<String>) -> (String, String) {
    (statement.first.item.name ?? "", statement.second?.item.name ?? "")
  }

  // MARK: composing

  /// The right sides that might state the same, the plainest first.
  private func sides(stating statement: Statement<String>) -> [Side<String>] {
    let alone = constantAlone(statement.constant)
    guard let second = statement.second else { return [alone] }
    let related = Side(
      operand(second, .right), multiplier: multiplier(statement.multiplier), constant: addend(statement.constant))
    switch target.meaning.constantAlone {
    case .noItem: return [related]
    case .superview: return second.item == .superview(unlessView: nil) ? [related, alone] : [related]
    // A dialect that counts a constant alone from the same item means nothing else by it.
    case .sameItem: return second.item == statement.first.item ? [alone, related] : [related]
    }
  }

  private func operand(_ reference: Statement<String>.Reference, _ side: WrittenSide) -> Operand<String> {
    if isImplied { return .implied(reference.attribute) }
    // Where there is no word for the superview, no text with this name is taken.
    let name = reference.item.name ?? target.meaning.superviewWord?.spelling ?? ""
    return .attribute(of: name, reference.attribute)
  }

  private func multiplier(_ number: Statement<String>.Number) -> Multiplier<String>? {
    switch number {
    case .scalar(.number(1)): nil
    case .scalar(let scalar): Multiplier(.times, scalar)
    case .reciprocal(let scalar): Multiplier(.dividedBy, scalar)
    case .computed: nil
    }
  }

  private func addend(_ number: Statement<String>.Number) -> Constant<String>? {
    switch number {
    case .scalar(.number(0)): nil
    case .scalar(.number(let number)) where number < 0: Constant(.minus, .number(-number))
    case .scalar(.name(let name, isNegated: true)): Constant(.minus, .name(name, isNegated: false))
    case .scalar(let scalar): Constant(.plus, scalar)
    case .reciprocal, .computed: nil
    }
  }

  private func constantAlone(_ number: Statement<String>.Number) -> Side<String> {
    switch number {
    case .scalar(let scalar), .reciprocal(let scalar): Side(constant: scalar)
    case .computed(let name, let multiplier, let constant):
      Side(.metric(name), multiplier: multiplier, constant: constant)
    }
  }
}

extension Statement<String>.Item {
  /// The name of the item; `nil` for a superview.
  var name: String? { if case .named(let name) = self { name } else { nil } }
}
