import Spelling

/// Words for attributes: those of the dialect, and what is meant for them.
extension LenientReader {
  /// The attribute that a word is for in the dialect.
  func knownAttribute(_ word: String) -> Attribute? { dialect.attribute(spelled: word) }

  /// The attributes that the dialect knows: where it knows each with a capital and without, as a word is written.
  func attributes(writtenLike word: String) -> [String] {
    let alike = vocabulary.attributes.filter { $0.first?.isUppercase == word.first?.isUppercase }
    return alike.isEmpty ? vocabulary.attributes : alike
  }

  /// The dialect's word for an attribute: where it has one with a capital and one without, as a word is written.
  func attribute(anyCase name: String, writtenLike word: String) -> String? {
    attributes(writtenLike: word).first { $0.lowercased() == name.lowercased() }
  }

  /// The dialect's word for an attribute that is written in other capitals, as UIKit has it, or misspelt.
  func attribute(meantBy word: String) -> String? {
    if knownAttribute(word) != nil { return word }
    let name = PlatformAttribute.named(word)?.equivalent ?? FrameWord.named(word)?.first?.rawValue ?? word
    return attribute(anyCase: name, writtenLike: word)
      ?? nearestSpelling(to: word, among: attributes(writtenLike: word))
  }

  /// Notes that a word is no attribute of the dialect.
  ///
  /// - Parameter start: where the term begins.
  /// - Returns: the attribute that is meant; `nil` where there is no telling.
  mutating func unknownAttribute(_ word: Lexeme, of item: String?, from start: Int) -> Attribute? {
    let mark = departures.count
    let attribute = noteUnknownAttribute(word, of: item)
    for index in departures.indices[mark...] { departures[index].word = word.range }
    return attribute
  }

  private mutating func noteUnknownAttribute(_ word: Lexeme, of item: String?) -> Attribute? {
    let shown = reach(word.range)
    let term = dialect.notation.term
    let view = item?.withoutFrame
    let instead = { (name: String) in view.map { term($0, name) } ?? name }
    if word.isForeign {
      var letters = ""
      for scalar in word.text.unicodeScalars {
        guard scalar.isASCII else { break }
        letters += String(scalar)
      }
      note(.letterOutsideASCII(attribute: letters), word.range)
      return nil
    }
    if let platform = PlatformAttribute.named(word.text) {
      if let name = platform.equivalent.flatMap({ attribute(anyCase: $0, writtenLike: word.text) }) {
        note(.platformAttribute(word.text, platform, nearest: nil, isOnTheLeft: side == .left), shown)
        return replace(word, by: name, instead(name))
      }
      let nearest = platform.nearest.flatMap { attribute(anyCase: $0.attribute.rawValue, writtenLike: word.text) }
      let nearestTerm = nearest.map(instead)
      note(.platformAttribute(word.text, platform, nearest: nearestTerm, isOnTheLeft: side == .left), shown)
      // Where a margin has to be added, there is no telling how wide it is.
      guard let nearest, let nearestTerm, platform.nearest?.difference.isOfNumbers == false else { return nil }
      return replace(word, by: nearest, nearestTerm)
    }
    if let frame = FrameWord.named(word.text) { return noteFrameWord(frame, word, instead) }
    if let name = nearestSpelling(to: word.text, among: attributes(writtenLike: word.text)) {
      note(.unknownAttribute(word.text, isFactor: false), shown)
      return replace(word, by: name, instead(name))
    }
    if let item, vocabulary.hasPaths, !vocabulary.literals.contains("[") {
      let path = item + "." + word.text
      note(.missingAttribute(of: path, behind: word.text, orNumber: false), shown)
    } else {
      let isFactor = !writesItems && side == .right && lexeme(at: -2)?.text != "*"
      note(.unknownAttribute(word.text, isFactor: isFactor), shown)
    }
    return nil
  }

  /// An attribute in two words, `center-x` and `center X`, as the one that it is.
  mutating func joinedAttribute(_ word: Lexeme) -> (word: Lexeme, attribute: Attribute)? {
    let isHyphenated = text(at: 0) == "-"
    guard FrameWord.named(word.text) != nil, let second = isHyphenated ? lexeme(at: 1) : next, second.kind == .word,
      let whole = attribute(anyCase: word.text + second.text, writtenLike: word.text),
      let meant = knownAttribute(whole)
    else { return nil }
    position += isHyphenated ? 2 : 1
    var joined = word
    joined.text = whole
    joined.range = word.range.lowerBound..<second.range.upperBound
    note(
      .frameAttribute(word.text, words: [whole], terms: [whole], areAlternatives: true), reach(joined.range),
      replacing: joined.range,
      by: whole)
    return (joined, meant)
  }

  /// `view.x` and `view.size`
  private mutating func noteFrameWord(
    _ frame: FrameWord, _ word: Lexeme, _ instead: (String) -> String
  ) -> Attribute? {
    let names = frame.attributes.compactMap { attribute(anyCase: $0.rawValue, writtenLike: word.text) }
    let isKnown = names.count == frame.attributes.count
    guard isKnown else {
      note(.unknownAttribute(word.text, isFactor: false), reach(word.range))
      return nil
    }
    let areAlternatives = frame.areAlternatives || names.count == 1
    let terms = names.map(instead)
    note(
      .frameAttribute(word.text, words: names, terms: terms, areAlternatives: areAlternatives), reach(word.range))
    // Of alternatives the first is what frames have.
    return areAlternatives ? replace(word, by: names[0], terms[0]) : nil
  }

  /// Mends what was noted last by another word.
  private mutating func replace(_ word: Lexeme, by name: String, _ instead: String) -> Attribute? {
    departures[departures.count - 1].edits = [TextEdit(range: word.range, replacement: name)]
    departures[departures.count - 1].instead = instead
    let attribute = knownAttribute(name)
    if let attribute { meant.append((attribute, name)) }
    return attribute
  }

  /// The dialect's notation, with each attribute as the text spells it if the dialect knows that spelling.
  var notation: Notation {
    var spelled = meant
    for lexeme in lexemes where lexeme.kind == .word {
      guard let attribute = knownAttribute(lexeme.text), !spelled.contains(where: { $0.attribute == attribute }) else {
        continue
      }
      spelled.append((attribute, lexeme.text))
    }
    let known = vocabulary.attributes
    let prefersSmallLetters = spelled.contains { $0.word.first?.isLowercase == true }
    var notation = dialect.notation
    notation.attribute = { [spelled, usual = notation.attribute] attribute in
      let word = attribute.rawValue
      let spelling = spelled.first { $0.attribute == attribute }
      return spelling?.word ?? (prefersSmallLetters && known.contains(word) ? word : usual(attribute))
    }
    return notation
  }
}

extension Attribute {
  /// The attribute of that name, in capitals or small letters.
  init?(anyCase name: String) {
    let name = name.lowercased()
    let named = Self.allCases.first { $0.rawValue.lowercased() == name }
    guard let named else { return nil }
    self = named
  }
}

extension String {
  /// The view that has the attributes of what a path ends with: `view` of `view.frame`.
  fileprivate var withoutFrame: String {
    var names = split(separator: ".")
    while names.count > 1, let name = names.last, FrameWord.parts.contains(String(name)) { names.removeLast() }
    return names.joined(separator: ".")
  }
}
