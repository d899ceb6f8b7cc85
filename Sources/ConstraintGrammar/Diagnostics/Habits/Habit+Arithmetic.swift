extension Habit {
  /// `max(view.width, 10)`
  static let functionCall = Habit { mistake in
    guard mistake.found == "(", mistake.couldEnd, mistake.isAfterName, let name = mistake.before.last else {
      return nil
    }
    return Wording.functionCall(name.text)
  }

  /// `view.width * 2)`
  static let closingParenthesis = Habit { mistake in mistake.found == ")" ? Wording.closingParenthesis : nil }

  /// `view.width * (0.9 + 5)`
  static let parentheses = Habit { mistake in
    guard mistake.found == "(", !mistake.dialectSpells("(") else { return nil }
    return Wording.parentheses(rewritten: mistake.rewritten)
  }

  /// `-view.left`
  static let negatedView = Habit { mistake in
    guard mistake.isAttributeTakenForNumber, let rightSide = mistake.rightSideBefore, rightSide.count == 2,
      rightSide.first?.sign == "-"
    else { return nil }
    return Wording.negatedView(rewritten: mistake.rewritten)
  }

  /// `view1.left + view2.left`
  static let secondView = Habit { mistake in
    guard mistake.isAttributeTakenForNumber else { return nil }
    return Wording.secondView(rewritten: mistake.rewritten)
  }

  /// `20 / view.left`
  static let divisionByView = Habit { mistake in
    mistake.isConstantBeforeView && mistake.found == "/" ? Wording.divisionByView : nil
  }

  /// `20 + superview.left`
  static let constantBeforeView = Habit { mistake in
    guard mistake.isConstantBeforeView else { return nil }
    return Wording.constantBeforeView(rewritten: mistake.rewritten)
  }

  /// `view.width / 2` and `view.width ÷ 2`
  static let division = Habit { mistake in
    guard mistake.couldEnd, mistake.after.first?.sign == "/", !mistake.dialectSpells("/") else { return nil }
    return Wording.division(rewritten: mistake.rewritten)
  }

  /// `20 + 3`
  static let constantArithmetic = Habit { mistake in
    guard mistake.couldEnd, mistake.after.first?.isOperator == true, mistake.after.count > 1,
      let operand = mistake.before.last, operand.kind == .number || operand.kind == .word
    else { return nil }
    if mistake.rewritten == nil, mistake.attributeCount > 2 { return Wording.secondView(rewritten: nil) }
    return Wording.constantArithmetic(rewritten: mistake.rewritten)
  }

  /// `view.left + 20 = superview.left`
  static let arithmeticBeforeRelation = Habit { mistake in
    guard mistake.couldRelate, mistake.after.first?.isOperator == true else { return nil }
    return Wording.arithmeticBeforeRelation(rewritten: mistake.rewritten, hasThirdView: mistake.attributeCount > 2)
  }

  /// `10 = view.left`
  static let constantOnTheLeft = Habit { mistake in
    guard mistake.couldName, !mistake.couldCount, mistake.before.isEmpty,
      let first = mistake.after.first, first.kind == .number || first.sign != nil
    else { return nil }
    return Wording.constantOnTheLeft(rewritten: mistake.rewritten, sample: mistake.dialect.sample)
  }

  /// `+ 3`, where a number is due
  static let plusSign = Habit { mistake in
    guard mistake.couldCount, mistake.found == "+" else { return nil }
    return Wording.plusSign(rewritten: mistake.rewritten)
  }

  /// `view.width ** 2`
  static let doubledOperator = Habit { mistake in
    guard mistake.couldCount, mistake.after.first?.isOperator == true, mistake.before.last?.isOperator == true else {
      return nil
    }
    return Wording.doubledOperator(rewritten: mistake.rewritten)
  }
}

extension Mistake {
  /// Whether the right side ought to begin with the view that is found after an operator.
  fileprivate var isConstantBeforeView: Bool {
    guard couldEnd, after.first?.isOperator == true, after.count > 3, after[1].kind == .word, after[2].text == ".",
      after[3].kind == .word, let constant = rightSideBefore
    else { return false }
    return !constant.contains { $0.text == "." }
  }

  /// Whether a name stands before the place, and not an attribute.
  fileprivate var isAfterName: Bool { before.last?.kind == .word && before.dropLast().last?.text != "." }

  /// Whether the item of an attribute was read as the name of a number, so that the dot after it came as a surprise.
  fileprivate var isAttributeTakenForNumber: Bool {
    couldEnd && found == "." && isAfterName && after.count > 1 && after[1].kind == .word
  }
}
