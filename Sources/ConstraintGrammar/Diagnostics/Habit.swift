import Spelling

/// Something that people write out of habit, from another language or another dialect.
struct Habit: Sendable {
  let recognize: @Sendable (Mistake) -> Advice?

  /// What the first habit that is recognised has to say.
  static func advice(for mistake: Mistake) -> Advice? {
    for habit in all {
      if let advice = habit.recognize(mistake) { return advice }
    }
    return nil
  }

  /// The habits, the more particular ones first.
  static let all: [Habit] = [
    objectiveCMessage, unicodeSpace, numberWithUnit, keyPath, unknownAttribute, missingAttribute, parentheses,
    constantBeforeView, constantArithmetic, arithmeticBeforeRelation, foreignRelation, textAfterEquation,
  ]

  /// `[view setLeft:20]`
  static let objectiveCMessage = Habit { mistake in
    guard mistake.before.isEmpty, mistake.found == "[" else { return nil }
    return Wording.objectiveCMessage(sample: mistake.dialect.sample)
  }

  /// A no-break space, pasted from a web page.
  static let unicodeSpace = Habit { mistake in
    mistake.code == .unicodeSpace ? Wording.unicodeSpace : nil
  }

  /// `10px`, `1.4f`, `29.5.0`
  static let numberWithUnit = Habit { mistake in
    guard mistake.code == .numberRunsOn else { return nil }
    var number = mistake.found.prefix { "0"..."9" ~= $0 }
    let rest = mistake.found.dropFirst(number.count)
    let fraction = rest.dropFirst().prefix { "0"..."9" ~= $0 }
    if rest.first == ".", !fraction.isEmpty { number = mistake.found.prefix(number.count + 1 + fraction.count) }
    return Wording.numberRunsOn(mistake.found, number: String(number))
  }

  /// `view.subview.left`
  static let keyPath = Habit { mistake in
    guard mistake.couldNameAttribute, mistake.after.dropFirst().first?.text == ".", mistake.after.count > 2 else {
      return nil
    }
    return Wording.keyPath(through: mistake.found, to: mistake.after[2].text)
  }

  /// `view.lefft`
  static let unknownAttribute = Habit { mistake in
    guard mistake.couldNameAttribute, mistake.after.first?.kind == .word else { return nil }
    let attributes = Attribute.allCases.map { $0.rawValue }
    return Wording.unknownAttribute(
      mistake.found, nearest: nearestSpelling(to: mistake.found, among: attributes), all: attributes)
  }

  /// `view1 = view2`
  static let missingAttribute = Habit { mistake in
    guard mistake.spellings == ["."], mistake.expected.count == 1, let item = mistake.before.last, item.kind == .word
    else { return nil }
    return Wording.missingAttribute(of: item.text)
  }

  /// `view.width * (0.9 + 5)`
  static let parentheses = Habit { mistake in
    guard mistake.found == "(", !mistake.couldEnd else { return nil }
    let inside = mistake.after.dropFirst().prefix { $0.text != ")" }
    return Wording.parentheses(result: Arithmetic.result(of: inside))
  }

  /// `20 + superview.left`
  static let constantBeforeView = Habit { mistake in
    guard mistake.couldEnd, let sign = mistake.after.first, sign.isOperator, mistake.after.count > 3,
      mistake.after[1].kind == .word, mistake.after[2].text == ".", mistake.after[3].kind == .word,
      let constant = mistake.rightSideBefore, !constant.contains(where: { $0.text == "." })
    else { return nil }
    let view = mistake.after[1...3].spelled
    return Wording.constantBeforeView(constant.spelled, sign.text, view)
  }

  /// `20 + 3`
  static let constantArithmetic = Habit { mistake in
    guard mistake.couldEnd, let sign = mistake.after.first, sign.isOperator, mistake.after.count > 1,
      let operand = mistake.before.last, operand.kind == .number || operand.kind == .word
    else { return nil }
    return Wording.constantArithmetic(result: Arithmetic.result(of: [operand, sign, mistake.after[1]]))
  }

  /// `view.left + 20 = superview.left`
  static let arithmeticBeforeRelation = Habit { mistake in
    guard mistake.couldRelate, let sign = mistake.after.first, sign.isOperator else { return nil }
    guard sign.text == "+" || sign.text == "-", mistake.after.count > 3, mistake.after[2].kind == .relation else {
      return Wording.arithmeticBeforeRelation(rewritten: nil)
    }
    let opposite = sign.text == "+" ? " - " : " + "
    return Wording.arithmeticBeforeRelation(
      rewritten: mistake.before.spelled + mistake.after[2...].spelled + opposite + mistake.after[1].text)
  }

  /// `==` where the dialect says `=`
  static let foreignRelation = Habit { mistake in
    let signs: Set<Character> = ["=", "<", ">", ":", "!", "~", "≤", "≥", "≠"]
    guard let first = mistake.found.first, signs.contains(first),
      mistake.couldRelate || mistake.before.last?.kind == .relation
    else { return nil }
    return Wording.foreignRelation(spellings: Relation.allCases.map(mistake.dialect.notation.relation))
  }

  /// `view.left = 10 garbage`
  static let textAfterEquation = Habit { mistake in
    mistake.couldEnd ? Wording.textAfterEquation : nil
  }
}
