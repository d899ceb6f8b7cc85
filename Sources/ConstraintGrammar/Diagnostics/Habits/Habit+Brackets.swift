/// Attributes in brackets as they are written by those who know another language.
extension Habit {
  /// `view [.width]`
  static let blankBeforeBracket = Habit { mistake in
    guard mistake.foundWhiteSpace, mistake.couldSubscript, mistake.after.first?.text == "[", let item = mistake.item,
      let word = mistake.after.dropFirst().first(where: { $0.kind == .word }),
      let attribute = mistake.attribute(meantBy: word.text)
    else { return nil }
    return Wording.blankBeforeBracket(mistake.dialect.notation.term(item, attribute))
  }

  /// `view.[.width]`
  static let dotBeforeBracket = Habit { mistake in
    guard mistake.found == "[", mistake.couldName, mistake.before.last?.text == ".", mistake.dialectSpells("["),
      let item = mistake.item, let word = mistake.after.dropFirst().prefix(2).first(where: { $0.kind == .word }),
      let attribute = mistake.attribute(meantBy: word.text)
    else { return nil }
    return Wording.dotBeforeBracket(mistake.dialect.notation.term(item, attribute))
  }

  /// `view.width` and `view.widthAnchor`, where the attribute stands in brackets
  static let attributeOutsideBrackets = Habit { mistake in
    guard mistake.couldSubscript, let dot = mistake.before.dropLast().last, dot.text == ".",
      let word = mistake.before.last?.text, let attribute = mistake.attribute(meantBy: word),
      let item = Mistake.item(endingIn: mistake.before.dropLast(2))
    else { return nil }
    let outer = AttributeType.dropped(from: mistake.before.dropLast(2))
    if let type = AttributeType.begun(by: mistake.before[outer.endIndex...].dropFirst()),
      let item = Mistake.item(endingIn: outer)
    {
      return Wording.typeOfAttribute(type, instead: mistake.dialect.notation.term(item, attribute))
    }
    return Wording.attributeOutsideBrackets(mistake.dialect.notation.term(item, attribute))
  }

  /// `view(.width)`, `view:width` and `view->width`
  static let attributeInForeignBrackets = Habit { mistake in
    guard mistake.couldSubscript, let item = mistake.item, ["(", ":", "-"].contains(mistake.found),
      mistake.after[0].isGlued, mistake.after.count > 1, mistake.found == ":" || mistake.after[1].kind != .word,
      let word = mistake.after.dropFirst().prefix(2).first(where: { $0.kind == .word }),
      let attribute = mistake.attribute(meantBy: word.text)
    else { return nil }
    return Wording.attributeOutsideBrackets(mistake.dialect.notation.term(item, attribute))
  }

  /// `view[width]`, `view["width"]`, `view[NSLayoutAttribute.width]` and `view[]`
  static let subscriptWithoutPoint = Habit { mistake in
    guard mistake.spellings == ["."], mistake.before.last?.text == "[", mistake.code != .unicodeSpace,
      let item = Mistake.item(endingIn: mistake.before.dropLast())
    else { return nil }
    let notation = mistake.notation
    let inside = mistake.after.prefix { $0.text != "]" && $0.kind != .relation }
    guard let word = inside.last(where: { $0.kind == .word }), let attribute = mistake.attribute(meantBy: word.text)
    else { return Wording.emptyBrackets(notation.term(item, notation.attribute(.width))) }
    let term = notation.term(item, attribute)
    if let type = AttributeType.begun(by: inside) { return Wording.typeOfAttribute(type, instead: term) }
    return Wording.subscriptWithoutPoint(term, isWord: inside.first?.kind == .word)
  }

  /// `[.width] == 10`
  static let subscriptWithoutItem = Habit { mistake in
    guard mistake.couldName, mistake.found == "[", mistake.dialectSpells("["), mistake.after.count > 2,
      mistake.after[1].text == ".", let attribute = mistake.attribute(meantBy: mistake.after[2].text)
    else { return nil }
    let notation = mistake.dialect.notation
    return Wording.missingItem(
      before: notation.term("", attribute), example: notation.term(Wording.exampleItem, attribute))
  }

  /// `view[.width == 10` and `view[.width, .height]`
  static let openBracket = Habit { mistake in
    guard mistake.spellings == ["]"], mistake.before.count > 3, let attribute = mistake.before.last?.text,
      let item = Mistake.item(endingIn: mistake.before.dropLast(3))
    else { return nil }
    let isClosed = mistake.after.prefix { $0.kind != .relation }.contains { $0.text == "]" }
    return Wording.openBracket(mistake.dialect.notation.term(item, attribute), isClosed: isClosed)
  }

  /// `[view[.width] + 1] * 2`, where a group stands in parentheses
  static let foreignParenthesis = Habit { mistake in
    guard mistake.spellings.contains("("), mistake.found == "[" || mistake.found == "{" else { return nil }
    let end = mistake.after.end(closedBy: mistake.found == "[" ? "]" : "}")
    guard let end, end > 1 else { return Wording.foreignParenthesis(instead: nil) }
    let inside = mistake.after[1..<end]
    return Wording.foreignParenthesis(instead: "(" + inside.text + ")")
  }

  /// `view[.width][.height]`
  static let secondBrackets = Habit { mistake in
    mistake.found == "[" && mistake.before.last?.text == "]" ? Wording.secondBrackets : nil
  }

  /// `view == 10`, and `view[.left] + margin`, where numbers have no names
  static let itemAlone = Habit { mistake in
    guard mistake.couldSubscript, let item = mistake.item,
      mistake.found.isEmpty || mistake.foundWhiteSpace || mistake.after.first?.kind == .relation
        || mistake.after.first?.isOperator == true || mistake.found == ")"
    else { return nil }
    let notation = mistake.notation
    if mistake.attributes.contains(item) {
      return Wording.attributeWithoutItem(item, example: notation.term(Wording.exampleItem, item))
    }
    let side = (mistake.rightSideBefore ?? mistake.before[...]) + mistake.after.prefix { $0.kind != .relation }
    if side.contains(where: { $0.text == "]" }) { return Wording.namedNumber(item) }
    return Wording.missingAttribute(
      of: item, examples: mistake.examples(of: item), orNumber: mistake.rightSideBefore != nil)
  }
}

extension Mistake {
  /// Whether the brackets with an attribute would have fitted.
  var couldSubscript: Bool { spellings.contains("[") && before.last?.kind == .word }

  /// The name before the place, with those before it that a dot joins to it.
  var item: String? { Self.item(endingIn: before.last?.text == "." ? before.dropLast() : before[...]) }

  /// The name at the end of some pieces, with those before it that a dot joins to it.
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
