import Spelling

/// Attributes that are unknown, missing, or written without what belongs to them.
extension Habit {
  /// `view.leftMargin`, where the dialect has no margins
  static let platformAttribute = Habit.ofUnknownAttribute { mistake, word in
    guard let attribute = PlatformAttribute.named(word) else { return nil }
    let all = mistake.attributes(writtenLike: word)
    let equivalent = attribute.equivalent.flatMap { mistake.attribute(anyCase: $0, writtenLike: word) }
    if let equivalent {
      return Wording.platformAttribute(word, equivalent: equivalent)
    }
    guard let nearest = attribute.nearest,
      let name = mistake.attribute(anyCase: nearest.attribute.rawValue, writtenLike: word)
    else {
      return Wording.platformAttribute(word, all: all)
    }
    return Wording.platformAttribute(
      word, instead: mistake.wholeTermOfUnknownAttribute(with: name), nearest.difference,
      isOnTheLeft: mistake.rightSideBefore == nil)
  }

  /// `view.x` and `view.origin`
  static let frameAttribute = Habit.ofUnknownAttribute { mistake, word in
    guard let meant = FrameWord.named(word) else { return nil }
    let attributes = mistake.attributeInTwoWords(beginningWith: word).map { [$0] } ?? meant.attributes
    let names = attributes.compactMap { mistake.attribute(anyCase: $0.rawValue, writtenLike: word) }
    if names.isEmpty || names.count < attributes.count { return nil }
    let terms = names.map { mistake.termOfUnknownAttribute(with: $0) }
    return Wording.frameAttribute(word, terms: terms, areAlternatives: meant.areAlternatives || terms.count == 1)
  }

  /// `view.lefft`
  static let unknownAttribute = Habit.ofUnknownAttribute { mistake, word in
    let attributes = mistake.attributes(writtenLike: word)
    if mistake.runsIntoForeignLetter { return Wording.attributeWithForeignLetter(word) }
    let nearest = nearestSpelling(to: word, among: attributes).map { mistake.termOfUnknownAttribute(with: $0) }
    if nearest == nil, word != mistake.found, let item = mistake.item {
      // The item ends with the word and its dot.
      let rest = mistake.before.dropLast(2)
      if let last = rest.last?.text, rest.count > 2, mistake.isAttribute(last),
        let item = Mistake.item(endingIn: rest.dropLast(2)), let attribute = mistake.attribute(meantBy: last)
      {
        return Wording.propertyOfAttribute(word, instead: mistake.dialect.notation.term(item, attribute))
      }
      // Where a path may go on, so may this one: the attribute is yet to come.
      return Wording.missingAttribute(behind: word, of: item, examples: mistake.examples(of: item))
    }
    if nearest == nil, mistake.couldCount { return Wording.neitherAttributeNorNumber(word, all: attributes) }
    return Wording.unknownAttribute(word, nearest: nearest, all: attributes)
  }

  private static func ofUnknownAttribute(_ advice: @escaping @Sendable (Mistake, String) -> Advice?) -> Habit {
    Habit { mistake in
      guard let word = mistake.unknownAttribute, var advice = advice(mistake, word) else { return nil }
      advice.isAboutWordBefore = word != mistake.found
      return advice
    }
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
    if mistake.before.count == 1 || mistake.rightSideBefore?.count == 1, mistake.attributes.contains(item.text) {
      return Wording.attributeWithoutItem(
        item.text, example: mistake.dialect.notation.term(Wording.exampleItem, item.text))
    }
    return Wording.missingAttribute(of: item.text, examples: mistake.examples(of: item.text))
  }
}

extension Mistake {
  /// What is written in place of an unknown attribute. Where the place is behind the word, the word is shown with its
  /// item, so that it can be found.
  fileprivate func termOfUnknownAttribute(with attribute: String) -> String {
    unknownAttribute == found ? attribute : wholeTermOfUnknownAttribute(with: attribute)
  }

  /// The same with its item wherever that stands.
  fileprivate func wholeTermOfUnknownAttribute(with attribute: String) -> String {
    let isSubscripted = before.dropLast().last?.text == "["
    var lexemes = before.dropLast(unknownAttribute != found || isSubscripted ? 2 : 1)
    // Of a frame it is the view itself that has the attribute.
    while let word = lexemes.last?.text, FrameWord.parts.contains(word), lexemes.dropLast().last?.text == "." {
      lexemes = lexemes.dropLast(2)
    }
    guard writesItems, let item = Self.item(endingIn: lexemes) else { return attribute }
    return dialect.notation.term(item, attribute)
  }

  /// `center X` and `center-x`
  fileprivate func attributeInTwoWords(beginningWith word: String) -> Attribute? {
    let rest = after.dropFirst(word == found ? 1 : after.count)
    return (rest.first?.text == "-" ? rest.dropFirst() : rest).first.flatMap { Attribute(anyCase: word + $0.text) }
  }

  /// Whether a word is an attribute, here or in UIKit.
  fileprivate func isAttribute(_ word: String) -> Bool {
    attributes.contains(word) || PlatformAttribute.named(word)?.equivalent != nil
  }

  /// An item with attributes that the dialect has, the commonest ones if it has them.
  func examples(of item: String) -> [String] {
    let notation = notation
    let common = [Attribute.left, .width].map(notation.attribute).filter(attributes.contains)
    return (common.isEmpty ? Array(attributes.prefix(2)) : common).map { notation.term(item, $0) }
  }
}
