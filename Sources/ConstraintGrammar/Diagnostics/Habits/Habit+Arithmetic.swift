extension Habit {
  /// `max(view.width, 10)`
  static let functionCall = Habit { mistake in
    if mistake.found == "(", mistake.couldEnd, mistake.isAfterName, let name = mistake.before.last {
      return Wording.functionCall(name.text, mistake.numbers)
    }
    guard mistake.couldNameAttribute, let name = mistake.after.first, name.kind == .word,
      let parenthesis = mistake.after.dropFirst().first, parenthesis.text == "(", parenthesis.isGlued
    else { return nil }
    return Wording.functionCall(name.text, mistake.numbers)
  }

  /// `view.width * 2)`
  static let closingParenthesis = Habit { mistake in
    let isOpen = mistake.before.count { $0.text == "(" } > mistake.before.count { $0.text == ")" }
    return mistake.found == ")" && !isOpen ? Wording.closingParenthesis : nil
  }

  /// `(view1.left == view2.left)`
  static let relationInParentheses = Habit { mistake in
    mistake.spellings.contains(")") && mistake.after.first?.kind == .relation ? Wording.relationInParentheses : nil
  }

  /// `view.width * (0.9 + 5)`
  static let parentheses = Habit { mistake in
    guard mistake.found == "(", !mistake.dialectSpells("("), !mistake.couldRelate else { return nil }
    return Wording.parentheses(rewritten: mistake.rewritten)
  }

  /// `-view.left`
  static let negatedView = Habit { mistake in
    guard mistake.isSecondAttribute, let rightSide = mistake.rightSideBefore, rightSide.count < 3,
      rightSide.first?.sign == "-", rightSide.dropFirst().allSatisfy({ $0.kind == .word })
    else { return nil }
    return Wording.negatedView(rewritten: mistake.rewritten, mistake.subject)
  }

  /// `view1.left + view2.left`
  static let secondView = Habit { mistake in
    guard mistake.isSecondAttribute, !mistake.isConstantBeforeView else { return nil }
    return Wording.secondView(rewritten: mistake.rewritten, mistake.subject)
  }

  /// `20 / view.left`
  static let divisionByView = Habit { mistake in
    guard mistake.isConstantBeforeView else { return nil }
    let isDivided =
      mistake.found == "/" ? mistake.beginsAttribute(at: 1) : mistake.rightSideBefore?.dropLast().last?.text == "/"
    return isDivided ? Wording.divisionByView(mistake.subject) : nil
  }

  /// `20 + superview.left`
  static let constantBeforeView = Habit { mistake in
    guard mistake.isConstantBeforeView, mistake.found != "/" else { return nil }
    return Wording.constantBeforeView(rewritten: mistake.rewritten, mistake.subject)
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
    if mistake.rewritten == nil, mistake.attributeCount > 2 {
      return Wording.secondView(rewritten: nil, mistake.subject)
    }
    return Wording.constantArithmetic(rewritten: mistake.rewritten ?? mistake.withNameFirst, mistake.numbers)
  }

  /// `2 * 3 * width`, where only an attribute can be multiplied
  static let factorOfFactor = Habit { mistake in
    guard mistake.couldNameAttribute, mistake.after.first?.kind == .number, mistake.before.last?.text == "*" else {
      return nil
    }
    return Wording.constantArithmetic(rewritten: mistake.rewritten, mistake.numbers)
  }

  /// `view.left + 20 = superview.left`
  static let arithmeticBeforeRelation = Habit { mistake in
    guard mistake.couldRelate, mistake.after.first?.isOperator == true else { return nil }
    return Wording.arithmeticBeforeRelation(
      rewritten: mistake.rewritten, hasThirdView: mistake.attributeCount > 2, mistake.subject)
  }

  /// `10 = view.left`
  static let constantOnTheLeft = Habit { mistake in
    guard mistake.couldName || mistake.couldNameAttribute, !mistake.couldCount, mistake.before.isEmpty,
      let first = mistake.after.first, first.kind == .number || first.sign != nil
    else { return nil }
    return Wording.constantOnTheLeft(rewritten: mistake.rewritten, sample: mistake.dialect.sample, mistake.subject)
  }

  /// `+ 3`, where a number is due
  static let plusSign = Habit { mistake in
    guard mistake.couldCount, mistake.found == "+" else { return nil }
    return Wording.plusSign(rewritten: mistake.rewritten, hasNames: mistake.dialect.namesNumbers)
  }

  /// `view.width ** 2`
  static let doubledOperator = Habit { mistake in
    guard mistake.couldCount || mistake.couldNameAttribute, mistake.after.first?.isOperator == true,
      mistake.before.last?.isOperator == true
    else { return nil }
    return Wording.doubledOperator(rewritten: mistake.rewritten)
  }
}
