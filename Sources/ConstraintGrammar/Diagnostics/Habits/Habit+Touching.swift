import GrammarCombinators

extension Habit {
  /// `- 5`, where a sign touches its number
  static let detachedSign = Habit { mistake in
    guard mistake.foundWhiteSpace, mistake.couldCount, let sign = mistake.before.last,
      sign.text == "-" || sign.text == "+",
      let number = mistake.after.first, number.kind == .number
    else { return nil }
    return Wording.detachedSign(sign.text, number.text)
  }

  /// `- (5)`, where a sign touches its parenthesis
  static let detachedParenthesis = Habit { mistake in
    guard mistake.foundWhiteSpace, mistake.spellings.contains("("), !mistake.spellings.contains("-"),
      let sign = mistake.before.last, sign.text == "-", mistake.after.first?.text == "("
    else { return nil }
    return Wording.detachedParenthesis(sign.text)
  }

  /// `view.left * -2` and `10 - view.left`, where no number has a sign
  static let negativeNumber = Habit { mistake in
    guard mistake.after.first?.isOperator == true, mistake.writesItems else { return nil }
    let number = mistake.found == "-" && mistake.couldCount ? mistake.after.dropFirst().first : nil
    let isNegative = number?.kind == .number && mistake.rewritten == nil
    if mistake.needsNegativeMultiplier || isNegative && mistake.before.last?.text == "*" {
      let (dialect, text) = mistake.meaning?.firstSentence ?? (.expressionFormat, nil)
      return Wording.negativeMultiplier(in: dialect.name, text)
    }
    guard mistake.needsNegativeConstant || isNegative && mistake.before.last?.kind == .relation else { return nil }
    let difference = Side<String>(.attribute(of: "view2", .width), constant: Constant(.minus, .number(10)))
    return Wording.negativeNumber(
      example: mistake.dialect.sentence(stating: Equation(Side(.attribute(of: "view1", .width)), .equal, difference)))
  }

  /// `-margin`, where only a number has a sign
  static let signedName = Habit { mistake in
    guard mistake.couldCount, !mistake.couldName, mistake.vocabulary.namesNumbers, let sign = mistake.before.last,
      sign.text == "-" || sign.text == "+", mistake.after.first?.kind == .word
    else { return nil }
    return Wording.signedName(rewritten: mistake.rewritten)
  }

  /// `view . left`, where a dot touches the words beside it
  static let blankAroundDot = Habit { mistake in
    let dot = Dot.spelling.description
    let next = mistake.after.first
    let isBeforeDot = mistake.spellings.contains(dot) && next?.text == dot
    let isAfterDot = mistake.before.last?.text == dot && next?.kind == .word
    // A name that begins the right side has been read as a number already.
    let isTakenForNumber =
      mistake.isAttributeTakenForNumber && mistake.rightSideBefore?.count == 1 && next?.isGlued == false
    guard mistake.foundWhiteSpace && (isBeforeDot || isAfterDot) || isTakenForNumber else { return nil }
    return Wording.blankAroundDot(instead: mistake.path.joined())
  }

  /// `view[left]` and `view:left`
  static let attributeWithoutDot = Habit { mistake in
    let isParenthesis = mistake.found == "(" && mistake.after.dropFirst().first?.text == "."
    guard mistake.found == "[" || mistake.found == ":" || isParenthesis, mistake.after[0].isGlued,
      mistake.couldEnd || mistake.spellings == ["."],
      !mistake.dialectSpells(mistake.found), let item = mistake.before.last, item.kind == .word,
      let first = mistake.after.dropFirst().prefix(2).first(where: { $0.kind == .word })
    else { return nil }
    let inside = mistake.after.dropFirst().prefix { $0.text != "]" }
    let type = mistake.found == "[" ? AttributeType.begun(by: inside) : nil
    let word = type == nil ? first.text : inside.last?.text ?? ""
    guard
      let attribute = mistake.attribute(anyCase: PlatformAttribute.named(word)?.equivalent ?? word, writtenLike: word)
    else { return nil }
    if let type { return Wording.typeOfAttribute(type, instead: mistake.dialect.notation.term(item.text, attribute)) }
    return Wording.attributeWithoutDot(item.text, attribute)
  }

  /// `[width = height]`
  static let brackets = Habit { mistake in
    guard mistake.before.isEmpty, mistake.found == "[", mistake.after.contains(where: { $0.text == "]" }),
      mistake.after.contains(where: { $0.kind == .relation })
    else { return nil }
    return Wording.brackets
  }
}

extension Equation<String> {
  /// The first documented dialect that can state the equation, and how.
  fileprivate var firstSentence: (Dialect, String?)? {
    for dialect in Dialect.all {
      if let sentence = dialect.sentence(stating: self) { return (dialect, sentence) }
    }
    return nil
  }
}
