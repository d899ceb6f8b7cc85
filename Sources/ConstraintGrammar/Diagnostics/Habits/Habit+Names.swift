extension Habit {
  /// `größe.left`
  static let letterOutsideASCII = Habit { mistake in
    guard let scalar = mistake.found.unicodeScalars.first, scalar.value >= 0x80, !ForeignRelation.isSign(scalar),
      mistake.couldName || mistake.after[0].isGlued && mistake.before.last?.kind == .word
    else { return nil }
    return Wording.letterOutsideASCII
  }

  /// `my-view.left`
  static let hyphenInName = Habit { mistake in
    if mistake.spellings == ["."] || mistake.couldSubscript, mistake.found == "-", mistake.after[0].isGlued,
      mistake.after.count > 2, mistake.after[1].isGlued, mistake.spellings.contains(mistake.after[2].text),
      let first = mistake.before.last
    {
      return Wording.hyphenInName(instead: first.text + "_" + mistake.after[1].text)
    }
    // What looks like the name of a number, a minus and an attribute.
    guard mistake.isAttributeTakenForNumber, let name = mistake.rightSideBefore.map(Array.init), name.count == 3,
      name[1].text == "-", name[1].isGlued, name[2].isGlued
    else { return nil }
    return Wording.hyphenInName(instead: name[0].text + "_" + name[2].text)
  }

  /// `2nd.left`
  static let nameBeginningWithDigit = Habit { mistake in
    let isSubscripted =
      mistake.code == .numberRunsOn && mistake.after.dropFirst().first?.text == "[" && mistake.dialectSpells("[")
    guard mistake.isAttributeOfDigits || isSubscripted, let name = mistake.found.split(separator: ".").first else {
      return nil
    }
    let factor = name.prefix { "0"..."9" ~= $0 }
    let view = String(name.dropFirst(factor.count))
    var product: String?
    if !["st", "nd", "rd", "th"].contains(view.prefix(2)), view.first?.isLetter == true {
      if isSubscripted { product = "\(factor) * \(view)" }
      if !isSubscripted, mistake.rightSideBefore?.isEmpty == true {
        product = view + mistake.found.dropFirst(name.count) + " * \(factor)"
      }
    }
    return Wording.nameBeginningWithDigit(instead: "_" + name, product: product)
  }

  /// `view..left`
  static let doubledDot = Habit { mistake in
    guard mistake.found == ".", mistake.before.last?.text == ".", mistake.after.count > 1,
      let attribute = mistake.attribute(meantBy: mistake.after[1].text)
    else { return nil }
    let isSubscripted = mistake.before.dropLast().last?.text == "["
    guard let item = Mistake.item(endingIn: mistake.before.dropLast(isSubscripted ? 2 : 1)) else { return nil }
    return Wording.doubledDot(instead: mistake.dialect.notation.term(item, attribute))
  }

  /// `view?.left` and `view![.left]`
  static let optionalItem = Habit { mistake in
    guard mistake.found == "?" || mistake.found == "!", mistake.after[0].kind == .symbol, mistake.after[0].isGlued,
      mistake.before.last?.kind == .word, mistake.spellings.contains(".") || mistake.couldSubscript
    else { return nil }
    return Wording.optionalItem(mistake.found)
  }

  /// `.left`
  static let missingItem = Habit { mistake in
    guard mistake.couldName, mistake.found == ".", mistake.before.last?.text != ".", mistake.after.count > 1,
      mistake.attributes.contains(mistake.after[1].text)
    else { return nil }
    let attribute = mistake.after[1].text
    return Wording.missingItem(
      before: "." + attribute, example: mistake.dialect.notation.term(Wording.exampleItem, attribute))
  }

  /// `view.subview.left` and `view.frame.width`
  static let keyPath = Habit { mistake in
    guard mistake.couldNameAttribute, mistake.after.first?.kind == .word,
      PlatformAttribute.named(mistake.found)?.equivalent == nil
    else { return nil }
    var last = 0
    while last + 2 < mistake.after.count, mistake.after[last + 1].text == ".", mistake.after[last + 2].kind == .word {
      last += 2
    }
    guard last > 0 else { return nil }
    let path = mistake.after[0..<last].map { $0.text }
    let notation = mistake.dialect.notation
    let attribute = mistake.attribute(meantBy: mistake.after[last].text)
    let isSubscripted = mistake.before.dropLast().last?.text == "["
    if let attribute, let item = Mistake.item(endingIn: mistake.before.dropLast(isSubscripted ? 2 : 1)) {
      if path.allSatisfy({ $0 == "." || FrameWord.parts.contains($0) }) {
        return Wording.frame(mistake.found, instead: notation.term(item, attribute))
      }
      if let type = AttributeType.begun(by: mistake.after) {
        return Wording.typeOfAttribute(type, instead: notation.term(item, attribute))
      }
      if isSubscripted {
        return Wording.pathInBrackets(
          mistake.found, instead: notation.term(([item, "."] + path.dropLast()).joined(), attribute))
      }
    }
    let term = attribute.map { notation.term(mistake.after[last - 2].text, $0) }
    return Wording.keyPath(through: mistake.found, instead: term)
  }
}

extension Mistake {
  /// Whether what was found would be an attribute of an item, if names could begin with a digit: `2nd.left`.
  var isAttributeOfDigits: Bool {
    let parts = found.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && "0"..."9" ~= (found.first ?? " ") && attributes.contains(String(parts[1]))
  }
}
