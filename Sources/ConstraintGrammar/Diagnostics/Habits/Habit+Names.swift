import Spelling

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
    let isItem = mistake.code == .numberRunsOn && mistake.after.dropFirst().first?.text == "["
    guard mistake.isAttributeOfDigits || isItem && mistake.dialectSpells("["),
      let name = mistake.found.split(separator: ".").first
    else { return nil }
    return Wording.nameBeginningWithDigit(instead: "_" + name)
  }

  /// `.left`
  static let missingItem = Habit { mistake in
    guard mistake.couldName, mistake.found == ".", mistake.before.last?.text != ".", mistake.after.count > 1,
      mistake.attributes.contains(mistake.after[1].text)
    else { return nil }
    return Wording.missingItem(instead: "view." + mistake.after[1].text)
  }

  /// `view.subview.left`
  static let keyPath = Habit { mistake in
    guard mistake.couldNameAttribute, mistake.after.first?.kind == .word else { return nil }
    var last = 0
    while last + 2 < mistake.after.count, mistake.after[last + 1].text == ".", mistake.after[last + 2].kind == .word {
      last += 2
    }
    guard last > 0 else { return nil }
    let attribute = mistake.after[last].text
    let term = mistake.dialect.notation.term(mistake.after[last - 2].text, attribute)
    return Wording.keyPath(
      through: mistake.found, instead: mistake.attributes.contains(attribute) ? term : nil)
  }

  /// `view.lefft` and `view.leftMargin`
  static let unknownAttribute = Habit { mistake in
    guard let word = mistake.unknownAttribute else { return nil }
    // Where each is known with a capital and without, the one that is written as the word is.
    let begins = mistake.attributes.filter { $0.first?.isUppercase == word.first?.isUppercase }
    let attributes = begins.isEmpty ? mistake.attributes : begins
    if let attribute = PlatformAttribute.named(word) {
      let equivalent = attribute.equivalent.flatMap { attributes.contains($0) ? $0 : nil }
      return Wording.platformAttribute(word, equivalent: equivalent, all: attributes)
    }
    if mistake.runsIntoForeignLetter { return Wording.attributeWithForeignLetter(word) }
    let nearest = nearestSpelling(to: word, among: attributes)
    if nearest == nil, mistake.couldCount { return Wording.neitherAttributeNorNumber(word, all: attributes) }
    return Wording.unknownAttribute(word, nearest: nearest, all: attributes)
  }

  /// `view.` without an attribute
  static let noAttribute = Habit { mistake in
    // Where a number would have fitted as well, it may have been meant.
    mistake.couldNameAttribute && !mistake.couldCount ? Wording.noAttribute(all: mistake.attributes) : nil
  }

  /// `view left`
  static let missingDot = Habit { mistake in
    // A name that begins the right side may have been read as a number already.
    let isAfterName = mistake.couldEnd && mistake.rightSideBefore?.count == 1 && mistake.writesItems
    guard mistake.spellings.contains(".") && !mistake.couldSubscript || isAfterName, let item = mistake.before.last,
      item.kind == .word,
      let attribute = mistake.after.first?.text, mistake.attributes.contains(attribute)
    else { return nil }
    return Wording.missingDot(item.text, attribute)
  }

  /// `view1 = view2`
  static let missingAttribute = Habit { mistake in
    guard mistake.spellings == ["."], mistake.expected.count == 1, let item = mistake.before.last, item.kind == .word
    else { return nil }
    if mistake.before.count == 1, mistake.attributes.contains(item.text) {
      return Wording.attributeWithoutItem(item.text)
    }
    return Wording.missingAttribute(of: item.text)
  }
}

extension Mistake {
  /// Whether what was found would be an attribute of an item, if names could begin with a digit: `2nd.left`.
  var isAttributeOfDigits: Bool {
    let parts = found.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && "0"..."9" ~= (found.first ?? " ") && attributes.contains(String(parts[1]))
  }
}
