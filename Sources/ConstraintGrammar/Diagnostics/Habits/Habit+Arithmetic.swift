extension Habit {
  /// `max(view.width, 10)`, `CGFloat(10)` and `UInt(margin)`
  static let functionCall = Habit { mistake in
    guard let parenthesis = mistake.after.firstIndex(where: { $0.text == "(" }), parenthesis < 2 else { return nil }
    let name: Lexeme?
    if parenthesis == 0 {
      let couldBeName = mistake.couldEnd || mistake.spellings == ["."] || mistake.couldSubscript
      name = couldBeName && mistake.isAfterName ? mistake.before.last : nil
    } else {
      let isGlued = mistake.couldNameAttribute && mistake.after[1].isGlued
      name = isGlued && mistake.after[0].kind == .word ? mistake.after[0] : nil
    }
    guard let name else { return nil }
    if NumberType.isName(name.text), let argument = mistake.argument(at: parenthesis + 1) {
      return Wording.conversion(argument)
    }
    return Wording.functionCall(name.text, mistake.numbers)
  }

  /// `(CGFloat)10`
  static let cast = Habit { mistake in
    guard mistake.found == "(", mistake.after.count > 3, NumberType.isName(mistake.after[1].text),
      mistake.after[2].text == ")", mistake.after[3].kind == .number
    else { return nil }
    return Wording.cast(mistake.after[1].text, mistake.after[3].text)
  }

  /// `view.width() = 10`
  static let emptyParentheses = Habit { mistake in
    guard mistake.found == "(", mistake.after[0].isGlued, mistake.after.dropFirst().first?.text == ")",
      mistake.before.last?.kind == .word,
      mistake.couldRelate || mistake.couldSubscript || mistake.before.dropLast().last?.text == "."
    else { return nil }
    return Wording.emptyParentheses
  }

  /// `view.width * 2)` and `()`
  static let closingParenthesis = Habit { mistake in
    guard mistake.found == ")" else { return nil }
    let open = mistake.before.count { $0.text == "(" } - mistake.before.count { $0.text == ")" }
    if open <= 0 { return Wording.closingParenthesis }
    return mistake.before.last?.text == "(" ? Wording.nothingInParentheses : nil
  }

  /// `(view1.left == view2.left) ~ 750`
  static let relationInParentheses = Habit { mistake in
    let isRelation = mistake.spellings.contains(")") && mistake.after.first?.kind == .relation
    guard isRelation || mistake.before.isEmpty && mistake.found == "(" else { return nil }
    let all = mistake.before + mistake.after
    if mistake.reachesStart, mistake.reachesEnd, all[0].text == "(", let end = all.end(closedBy: ")") {
      let inside = all[1..<end]
      let next = all.text(at: end + 1)
      let hasPriority = next == "~" || next == "@"
      if hasPriority || next.isEmpty, inside.contains(where: { $0.kind == .relation }) {
        return Wording.equationInParentheses(instead: mistake.sentence(meantBy: inside), hasPriority: hasPriority)
      }
    }
    return isRelation ? Wording.relationInParentheses : nil
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
    if let divisor = mistake.after.dropFirst().first, divisor.kind == .number, ForeignNumber(divisor.text).value == 0 {
      return Wording.divisionByZero
    }
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
    if let equations = mistake.rewrittenChain { return Wording.secondRelation(instead: equations) }
    return Wording.constantOnTheLeft(rewritten: mistake.rewritten, sample: mistake.dialect.sample, mistake.subject)
  }

  /// `+ 3`, where a number is due
  static let plusSign = Habit { mistake in
    guard mistake.couldCount, mistake.found == "+" else { return nil }
    let isBeforeName = mistake.after.dropFirst().first?.kind == .word
    return Wording.plusSign(
      rewritten: mistake.rewritten, hasNames: isBeforeName || mistake.vocabulary.namesNumbers)
  }

  /// `view.width ^ 2` and `view.width % 2`
  static let foreignOperator = Habit { mistake in
    mistake.couldEnd && (mistake.found == "^" || mistake.found == "%") ? Wording.foreignOperator : nil
  }

  /// `view.width ** 2`
  static let doubledOperator = Habit { mistake in
    guard mistake.couldCount || mistake.couldNameAttribute, mistake.after.first?.isOperator == true,
      mistake.before.last?.isOperator == true
    else { return nil }
    return Wording.doubledOperator(rewritten: mistake.rewritten)
  }
}
