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

  /// `-margin`, where only a number has a sign
  static let signedName = Habit { mistake in
    guard mistake.couldCount, !mistake.couldName, mistake.dialect.namesNumbers, let sign = mistake.before.last,
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

  /// `[width = height]`
  static let brackets = Habit { mistake in
    guard mistake.before.isEmpty, mistake.found == "[", mistake.after.contains(where: { $0.text == "]" }),
      mistake.after.contains(where: { $0.kind == .relation })
    else { return nil }
    return Wording.brackets
  }
}
