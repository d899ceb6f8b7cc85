import Spelling

extension Habit {
  /// `view.width = 10`, where the views are given along with the text
  static let writtenItem = Habit { mistake in
    guard !mistake.writesItems, mistake.couldNameAttribute || mistake.found == "." else { return nil }
    let path = mistake.path
    let isSubscript = mistake.couldNameAttribute && mistake.after.dropFirst().prefix(2).map { $0.text } == ["[", "."]
    guard path.contains(".") || isSubscript else { return nil }
    let word = isSubscript ? mistake.after.dropFirst(3).first?.text : path.last
    let attribute = word.flatMap { mistake.attribute(meantBy: $0) }
    // A word behind an attribute is anything but an attribute of a view.
    if mistake.found == ".", attribute == nil { return nil }
    return Wording.writtenItem(rewritten: mistake.rewritten, attribute: attribute)
  }

  /// `width + margin`, where numbers have no names
  static let namedNumber = Habit { mistake in
    guard mistake.couldCount, !mistake.couldName, let word = mistake.after.first, word.kind == .word,
      word.text == mistake.found, !mistake.vocabulary.namesNumbers,
      !mistake.couldNameAttribute || mistake.isUnknownFactor
    else { return nil }
    return Wording.namedNumber(word.text)
  }

  /// `2 width` and `2width`
  static let missingTimesSign = Habit { mistake in
    guard mistake.dialect.notation.multiplierComesFirst else { return nil }
    if mistake.code == .numberRunsOn {
      let digits = mistake.found.prefix { "0"..."9" ~= $0 || $0 == "." }
      let word = String(mistake.found.dropFirst(digits.count))
      return mistake.attributes.contains(word) ? Wording.missingTimesSign(instead: "\(digits) * \(word)") : nil
    }
    // Behind the relation, what another one follows is a second equation.
    guard mistake.spellings.contains("*"), let number = mistake.before.last, number.kind == .number,
      mistake.attributes.contains(mistake.found), !mistake.after.contains(where: { $0.kind == .relation })
    else { return nil }
    let sign = number.isGlued && mistake.before.dropLast().last?.text == "-" ? "-" : ""
    return Wording.missingTimesSign(instead: sign + number.text + " * " + mistake.found)
  }

  /// `2 view[.left]`, `2 (view[.left] + 1)` and `2 view.left`
  static let missingTimesSignBeforeTerm = Habit { mistake in
    // Behind the relation, what another one follows is a second equation.
    let isLeft = mistake.rightSideBefore == nil && mistake.couldRelate
    let isRight = mistake.couldEnd && !mistake.after.contains { $0.kind == .relation }
    guard isLeft || isRight, mistake.writesItems, let number = mistake.before.last, number.kind == .number else {
      return nil
    }
    let hasFactorsAnywhere = mistake.spellings.contains("*")
    if mistake.found == "(", hasFactorsAnywhere, mistake.dialectSpells("(") {
      return Wording.missingTimesSign(instead: number.text + " * (")
    }
    guard mistake.after.first?.kind == .word, mistake.rightSideBefore?.count == 1 || hasFactorsAnywhere else {
      return nil
    }
    if hasFactorsAnywhere, let end = mistake.after.firstIndex(where: { $0.text == "]" }) {
      return Wording.missingTimesSign(instead: number.text + " * " + mistake.after[...end].map { $0.text }.joined())
    }
    guard mistake.beginsAttribute(at: 0), mistake.rightSideBefore?.count == 1 else { return nil }
    return Wording.missingTimesSign(instead: mistake.after[0..<3].map { $0.text }.joined() + " * " + number.text)
  }

  /// `2 x width` and `view.width x 2`
  static let letterForTimesSign = Habit { mistake in
    guard mistake.found == "x" || mistake.found == "X", mistake.spellings.contains("*"), mistake.after.count > 1 else {
      return nil
    }
    return Wording.lookalike(meant: "*")
  }

  /// `width * 2`, where it is `2 * width`
  static let multiplierBehindAttribute = Habit { mistake in
    guard mistake.couldEnd, mistake.dialect.notation.multiplierComesFirst, mistake.after.first?.sign == "*",
      mistake.after.count > 1, mistake.before.last?.kind == .word
    else { return nil }
    if mistake.beginsAttribute(at: 1) { return Wording.secondView(rewritten: mistake.rewritten, mistake.subject) }
    return Wording.multiplierBehindAttribute(rewritten: mistake.rewritten)
  }
}

extension Mistake {
  /// Whether a word before a times sign is like no attribute.
  fileprivate var isUnknownFactor: Bool {
    after.dropFirst().first?.text == "*" && nearestSpelling(to: found, among: attributes) == nil
  }
}
