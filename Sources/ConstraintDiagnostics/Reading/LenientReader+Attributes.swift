import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Spelling

/// Words for attributes: those of the dialect, and what is meant for them.
extension LenientReader {
  /// The attribute that a word is for in the dialect.
  func knownAttribute(_ word: String) -> Attribute? { vocabulary.attribute(spelled: word) }

  /// The dialect's word for an attribute that is written in other capitals, as UIKit has it, or misspelt: the likeliest.
  func attribute(meantBy word: String) -> String? { vocabulary.attributes(meantBy: word).first }

  /// Notes that a word is no attribute of the dialect.
  ///
  /// - Returns: the attribute that is meant; `nil` where there is no telling.
  mutating func unknownAttribute(_ word: Lexeme, of item: String?) -> Attribute? {
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
      let name = nearestSpelling(to: word.text, among: vocabulary.attributes(writtenLike: word.text))
      let index = departures.firstIndex { $0.kind == .letterOutsideASCII && $0.range == word.range }
      guard let name, let index else { return nil }
      return replace(word, by: name, instead(name), at: index)
    }
    if let platform = PlatformAttribute.named(word.text),
      vocabulary.attribute(anyCase: word.text, writtenLike: word.text) == nil
    {
      if let name = platform.equivalent.flatMap({ vocabulary.attribute(anyCase: $0, writtenLike: word.text) }) {
        note(.platformName, shown, of: word.text)
        return replace(word, by: name, instead(name))
      }
      let nearest = platform.nearest.flatMap {
        vocabulary.attribute(anyCase: $0.attribute.rawValue, writtenLike: word.text)
      }
      let kind = platform.nearest.map { self.kind(of: $0.difference) } ?? .platformAttribute
      note(kind, shown, of: word.text, instead: nearest.map(instead))
      // Where a margin has to be added, there is no telling how wide it is.
      guard let nearest, platform.nearest?.difference.isOfNumbers == false else { return nil }
      return replace(word, by: nearest, instead(nearest))
    }
    if let frame = FrameWord.named(word.text) { return noteFrameWord(frame, word, view, instead) }
    let names = nearestSpellings(to: word.text, among: vocabulary.attributes(writtenLike: word.text))
    if let name = names.first {
      // The name of the view may stand there twice. A digit is no letter. A letter that is glued to the word may be a
      // part of the rest.
      let isGlued = word.text.hasPrefix(name) && word.text.last != name.last
      if word.text == item || isGlued || word.text.utf8.contains(where: Digit.contains) { reading.isUncertain = true }
      note(.unknownAttribute, shown, of: word.text)
      departures[departures.count - 1].choices = (names, view)
      return replace(word, by: name, instead(name))
    }
    if let item, vocabulary.hasPaths, !vocabulary.literals.contains("[") {
      note(.pathWithoutAttribute, shown, of: item + "." + word.text)
    } else {
      let isFactor = !writesItems && side == .right && lexeme(at: -2)?.text != "*"
      note(isFactor ? .unknownFactor : .unknownAttribute, shown, of: word.text)
    }
    return nil
  }

  /// The words for what sets an attribute apart from the one that comes nearest.
  private func kind(of difference: PlatformAttribute.Difference) -> Departure.Kind {
    switch difference {
    // The constant is on the right side, so what is to be added on the left side is subtracted there.
    case .margin(let isAdded): isAdded != (side == .left) ? .marginToAdd : .marginToSubtract
    case .centerOfMargins: .centerOfMargins
    case .firstLine: .firstLine
    }
  }

  /// An attribute in two words, `center-x` and `center X`, as the one that it is.
  mutating func joinedAttribute(_ word: Lexeme) -> (word: Lexeme, attribute: Attribute)? {
    let isHyphenated = text(at: 0) == "-"
    guard FrameWord.named(word.text) != nil, let second = isHyphenated ? lexeme(at: 1) : next, second.kind == .word,
      let whole = vocabulary.attribute(anyCase: word.text + second.text, writtenLike: word.text),
      let meant = knownAttribute(whole)
    else { return nil }
    position += isHyphenated ? 2 : 1
    var joined = word
    joined.text = whole
    joined.range = word.range.lowerBound..<second.range.upperBound
    note(.unknownAttribute, reach(joined.range), of: word.text, replacing: joined.range, by: whole)
    departures[departures.count - 1].choices = ([whole], nil)
    return (joined, meant)
  }

  /// `view.center.x`, which is one attribute.
  mutating func joinCenter(of path: inout TermPath) {
    guard path.names.count > (writesItems ? 2 : 1), let word = path.names.last, ["x", "y"].contains(word.text),
      var center = path.names.dropLast().last, ["center", "centre"].contains(center.text.lowercased()),
      let whole = vocabulary.attribute(anyCase: "center" + word.text, writtenLike: center.text)
    else { return }
    let text = center.text + "." + word.text
    (center.text, center.range) = (whole, center.range.lowerBound..<word.range.upperBound)
    path.names.replaceSubrange((path.names.count - 2)..., with: [center])
    note(.unknownAttribute, reach(center.range), of: text, replacing: center.range, by: whole)
    departures[departures.count - 1].choices = ([whole], nil)
  }

  /// `view.x` and `view.size`
  private mutating func noteFrameWord(
    _ frame: FrameWord, _ word: Lexeme, _ view: String?, _ instead: (String) -> String
  ) -> Attribute? {
    let names = frame.attributes.compactMap { vocabulary.attribute(anyCase: $0.rawValue, writtenLike: word.text) }
    let isKnown = names.count == frame.attributes.count
    let areAlternatives = frame.areAlternatives || names.count == 1 || !isKnown
    note(areAlternatives ? .unknownAttribute : .severalAttributes, reach(word.range), of: word.text)
    guard isKnown else { return nil }
    departures[departures.count - 1].choices = (names, view)
    // Of alternatives the first is what frames have.
    return areAlternatives ? replace(word, by: names[0], instead(names[0])) : nil
  }

  /// Mends a departure by putting another word in place of one: the departure at an index, or the last one.
  private mutating func replace(_ word: Lexeme, by name: String, _ instead: String, at index: Int? = nil) -> Attribute?
  {
    let index = index ?? departures.count - 1
    departures[index].edits = [TextEdit(range: word.range, replacement: name)]
    departures[index].instead = instead
    if departures[index].choices.words.count > 1 { reading.isGuess = true }
    let attribute = knownAttribute(name)
    if let attribute { meant.append((attribute, name)) }
    return attribute
  }
}

extension Attribute {
  /// The attribute of that name, in capitals or small letters.
  init?(anyCase name: String) {
    guard let named = Self.allCases.first(where: { $0.rawValue.isSame(inAnyCase: name) }) else { return nil }
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
