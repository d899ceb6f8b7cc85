/// What the pieces around the place of a mistake say of attributes.
extension Mistake {
  /// Whether white space was found, which is none where tokens must touch.
  var foundWhiteSpace: Bool { [" ", "\t", "\n", "\u{B}", "\u{C}", "\r"].contains(found) }

  /// Whether an attribute begins with a piece from the place on: with its item, if the dialect writes items.
  func beginsAttribute(at index: Int) -> Bool {
    guard index < after.count, after[index].kind == .word else { return false }
    if index + 2 < after.count, after[index + 1].text == ".", after[index + 2].kind == .word { return true }
    return !writesItems && attributes.contains(after[index].text)
  }

  /// Whether the item of an attribute was read as the name of a number, so that the dot after it came as a surprise.
  var isAttributeTakenForNumber: Bool {
    writesItems && couldEnd && found == "." && before.last?.kind == .word && after.count > 1
      && after[1].kind == .word
  }

  /// Whether an attribute stands where only a number can.
  var isSecondAttribute: Bool {
    if isAttributeTakenForNumber { return true }
    return couldCount && !couldNameAttribute && !couldName && before.last?.isOperator == true
      && beginsAttribute(at: 0)
  }

  /// Whether the right side ought to begin with the attribute that comes after an operator.
  var isConstantBeforeView: Bool {
    guard couldEnd, let constant = rightSideBefore, !constant.contains(where: isAttributePart) else { return false }
    if isAttributeTakenForNumber { return constant.dropLast().last?.isOperator == true }
    guard after.first?.isOperator == true else { return false }
    // A product that is added may have its attribute at the end.
    return beginsAttribute(at: 1) || dialect.notation.multiplierComesFirst && beginsAttribute(at: 3)
  }

  private func isAttributePart(_ lexeme: Lexeme) -> Bool {
    lexeme.text == "." || !writesItems && attributes.contains(lexeme.text)
  }
}
