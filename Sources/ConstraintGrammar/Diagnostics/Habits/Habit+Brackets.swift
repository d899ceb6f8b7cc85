/// Attributes in brackets as they are written by those who know another language.
extension Habit {
  /// `view [.width]`
  static let blankBeforeBracket = Habit { mistake in
    guard mistake.foundWhiteSpace, mistake.couldSubscript, mistake.after.first?.text == "[", let item = mistake.item,
      let attribute = mistake.after.dropFirst().first(where: { $0.kind == .word })
    else { return nil }
    return Wording.blankBeforeBracket(mistake.dialect.notation.term(item, mistake.spelling(of: attribute.text)))
  }

  /// `view.width`, `view.widthAnchor` and `view(.width)`, where the attribute stands in brackets
  static let attributeOutsideBrackets = Habit { mistake in
    guard let item = mistake.item else { return nil }
    let notation = mistake.dialect.notation
    if mistake.couldSubscript || mistake.before.last?.text == "." && mistake.couldName,
      ["(", "[", ":", "-"].contains(mistake.found), mistake.after[0].isGlued,
      let word = mistake.after.dropFirst().prefix(2).first(where: { $0.kind == .word }), mistake.isAttribute(word.text),
      mistake.after.dropFirst().first?.text == "." || mistake.found == ":"
    {
      return Wording.attributeOutsideBrackets(notation.term(item, mistake.spelling(of: word.text)))
    }
    guard mistake.couldSubscript, let dot = mistake.before.dropLast().last, dot.text == ".",
      let word = mistake.before.last?.text, let owner = Mistake.item(endingIn: mistake.before.dropLast(2))
    else { return nil }
    let attribute = word.hasSuffix("Anchor") ? String(word.dropLast(6)) : word
    guard mistake.isAttribute(attribute) else { return nil }
    return Wording.attributeOutsideBrackets(notation.term(owner, mistake.spelling(of: attribute)))
  }

  /// `view[width]`, `view[NSLayoutAttribute.width]` and `view[]`
  static let subscriptWithoutPoint = Habit { mistake in
    guard mistake.spellings == ["."], mistake.before.last?.text == "[",
      let item = Mistake.item(endingIn: mistake.before.dropLast())
    else { return nil }
    let notation = mistake.dialect.notation
    let inside = mistake.after.prefix { $0.text != "]" && $0.kind != .relation }
    if let word = inside.last(where: { $0.kind == .word }), mistake.isAttribute(word.text) {
      return Wording.subscriptWithoutPoint(notation.term(item, mistake.spelling(of: word.text)))
    }
    return Wording.emptyBrackets(notation.term(item, notation.attribute(.width)))
  }

  /// `[.width] == 10`
  static let subscriptWithoutItem = Habit { mistake in
    guard mistake.couldName, mistake.found == "[", mistake.dialectSpells("["), mistake.after.count > 2,
      mistake.after[1].text == ".", mistake.isAttribute(mistake.after[2].text)
    else { return nil }
    return Wording.missingItem(
      instead: mistake.dialect.notation.term("view", mistake.spelling(of: mistake.after[2].text)))
  }

  /// `view[.width == 10`
  static let openBracket = Habit { mistake in
    guard mistake.spellings == ["]"], mistake.before.count > 3, let attribute = mistake.before.last?.text,
      let item = Mistake.item(endingIn: mistake.before.dropLast(3))
    else { return nil }
    return Wording.openBracket(mistake.dialect.notation.term(item, attribute))
  }

  /// `view == 10`, `view() == 10` and `view[.left] + margin`
  static let itemAlone = Habit { mistake in
    guard mistake.couldSubscript, let item = mistake.item,
      mistake.found.isEmpty || mistake.foundWhiteSpace || mistake.after.first?.kind == .relation
        || mistake.after.first?.isOperator == true || mistake.found == "(" || mistake.found == ")"
    else { return nil }
    if mistake.found == "(" {
      let isEmpty = mistake.after.dropFirst().first?.text == ")"
      return isEmpty ? Wording.emptyParentheses : Wording.functionCall(item, mistake.numbers)
    }
    let side = (mistake.rightSideBefore ?? mistake.before[...]) + mistake.after.prefix { $0.kind != .relation }
    if side.contains(where: { $0.text == "]" }) { return Wording.namedNumber(item) }
    let notation = mistake.dialect.notation
    let examples = [Attribute.left, .width].map { notation.term(item, notation.attribute($0)) }
    return Wording.itemAlone(item, examples: examples, orNumber: mistake.rightSideBefore != nil)
  }
}

extension Mistake {
  /// Whether the brackets with an attribute would have fitted.
  var couldSubscript: Bool { spellings.contains("[") && before.last?.kind == .word }

  /// Whether the dialect knows a word for an attribute, or another one that differs in its capitals.
  func isAttribute(_ word: String) -> Bool { Attribute(anyCase: word).map(dialect.notation.attribute) != nil }

  /// The dialect's word for an attribute: as it stands if that is one.
  func spelling(of word: String) -> String {
    if attributes.contains(word) { return word }
    return Attribute(anyCase: word).map(dialect.notation.attribute) ?? word
  }

  /// The name before the place, with those before it that a dot joins to it.
  var item: String? { Self.item(endingIn: before.last?.text == "." ? before.dropLast() : before[...]) }

  static func item(endingIn lexemes: ArraySlice<Lexeme>) -> String? {
    guard let last = lexemes.last, last.kind == .word else { return nil }
    var names = [last.text]
    var rest = lexemes.dropLast()
    while rest.last?.text == ".", let name = rest.dropLast().last, name.kind == .word {
      names.append(name.text)
      rest = rest.dropLast(2)
    }
    return names.reversed().joined(separator: ".")
  }
}
