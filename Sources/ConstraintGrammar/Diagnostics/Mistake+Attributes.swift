/// What the pieces around the place of a mistake say of attributes.
extension Mistake {
  /// Whether white space was found, which is none where tokens must touch.
  var foundWhiteSpace: Bool { [" ", "\t", "\n", "\u{B}", "\u{C}", "\r"].contains(found) }

  /// Whether the text has one term, or a part of one, and nothing else.
  var isTermAlone: Bool {
    let lexemes = before + after
    guard isWhole, reachesStart, reachesEnd, lexemes.first?.kind == .word else { return false }
    return lexemes.dropFirst().allSatisfy { $0.isGlued && ($0.kind == .word || [".", "[", "]"].contains($0.text)) }
  }

  /// Whether an attribute begins with a piece from the place on: with its item, if the dialect writes items.
  func beginsAttribute(at index: Int) -> Bool {
    guard index < after.count, after[index].kind == .word else { return false }
    if index + 2 < after.count, after[index + 1].text == ".", after[index + 2].kind == .word { return true }
    return !writesItems && attributes.contains(after[index].text)
  }

  /// Whether a name stands before the place, and not an attribute.
  var isAfterName: Bool { before.last?.kind == .word && before.dropLast().last?.text != "." }

  /// Whether the item of an attribute was read as the name of a number, so that the dot after it came as a surprise.
  var isAttributeTakenForNumber: Bool {
    writesItems && couldEnd && found == "." && isAfterName && after.count > 1 && after[1].kind == .word
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

  /// The word that stands where an attribute should: what was found, or the word before it where that was taken for a
  /// part of an item's name.
  var unknownAttribute: String? {
    if couldNameAttribute { return after.first?.kind == .word && after[0].text == found ? found : nil }
    guard spellings == ["."], expected.count == 1, before.count > 2, let word = before.last, word.kind == .word,
      before[before.count - 2].text == ".", !attributes.contains(word.text)
    else { return nil }
    return word.text
  }

  /// Whether a letter outside ASCII touches the word that was found.
  var runsIntoForeignLetter: Bool {
    guard let next = after.dropFirst().first, next.isGlued, let scalar = next.text.unicodeScalars.first else {
      return false
    }
    return next.kind == .symbol && scalar.value >= 0x80 && scalar != "\u{FFFD}" && next.sign == nil
      && UnicodeSpace.name(of: scalar) == nil
  }

  private func isAttributePart(_ lexeme: Lexeme) -> Bool {
    lexeme.text == "." || !writesItems && attributes.contains(lexeme.text)
  }
}
