import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Spelling

/// An attribute of an item, however it is written, or a name alone.
extension LenientReader {
  mutating func term() -> ReadPart? {
    let start = position
    let mark = departures.count
    var path = TermPath(names: [take()])
    while !path.isBroken, readPiece(of: &path, from: mark) {}
    let range = lexemes[start].range.lowerBound..<last.upperBound
    let written = lexemes[start..<position].gluedText
    for index in departures.indices[mark...] where path.isBroken && departures[index].kind == .blankAroundDot {
      departures[index].instead = departures[index].instead ?? written
    }
    if path.isBroken { return ReadPart(form: nil, range: range, hasTerm: path.names.count > 1) }
    if let part = conversion(path) { return part }
    if path.names.count == 1, path.outside == nil, path.spelling == nil { return nameAlone(path.names[0]) }
    return attribute(path, from: start, mark)
  }

  /// `.left`, where the name of an item is missing.
  mutating func termWithoutItem() -> ReadPart? {
    guard let word = lexeme(at: 1), word.kind == .word, let attribute = knownAttribute(word.text) else { return nil }
    let dot = take()
    position += 1
    let range = dot.range.lowerBound..<word.range.upperBound
    guard writesItems else {
      note(.item, range, by: word.text)
      return ReadPart(
        form: LinearForm(.init(item: .given(side), attribute: attribute)), range: range, hasTerm: true)
    }
    note(.missingItem, range, of: "." + word.text, instead: dialect.notation.term(Self.exampleItem, word.text))
    return ReadPart(form: nil, range: range, hasTerm: true)
  }

  /// `[.left] == 10`
  mutating func subscriptWithoutItem() -> ReadPart? {
    guard vocabulary.literals.contains("["), text(at: 1) == ".", let word = lexeme(at: 2), word.kind == .word,
      let attribute = attribute(meantBy: word.text)
    else { return nil }
    let start = take().range.lowerBound
    position += 2
    _ = skip("]")
    let term = dialect.notation.term
    note(
      .missingItem, start..<last.upperBound, of: term("", attribute), instead: term(Self.exampleItem, attribute))
    return ReadPart(form: nil, range: start..<last.upperBound, hasTerm: true)
  }

  /// `[view left]`
  mutating func getter() -> ReadPart? {
    guard writesItems, let item = lexeme(at: 1), item.kind == .word, let word = lexeme(at: 2), word.kind == .word,
      text(at: 3) == "]", let attribute = attribute(meantBy: word.text)
    else { return nil }
    let start = take().range.lowerBound
    position += 3
    let range = start..<last.upperBound
    note(.getter, range, by: dialect.notation.term(item.text, attribute))
    return part(Attribute(anyCase: attribute), of: item.text, range)
  }

  private mutating func nameAlone(_ word: Lexeme) -> ReadPart? {
    let range = word.range
    let isBehindOperator = position > 1 && lexemes[position - 2].isOperator
    let isFactor = next?.text == "*"
    let values = ["nil", "null", "none", "undefined"]
    if !vocabulary.namesNumbers, side == .right, values.contains(word.text.lowercased()) {
      note(writesItems ? .noNumber : .noNumberOrAttribute, reach(range), of: word.text)
      return ReadPart(form: nil, range: range)
    }
    guard writesItems else {
      if let attribute = knownAttribute(word.text) ?? joinedAttribute(word)?.attribute {
        return part(attribute, of: nil, range.lowerBound..<last.upperBound)
      }
      if isBehindOperator && lexemes[position - 2].text != "*"
        || isFactor && nearestSpelling(to: word.text, among: vocabulary.attributes) == nil
      {
        note(.namedNumber, range, of: word.text)
        return ReadPart(form: nil, range: range)
      }
      return part(unknownAttribute(word, of: nil), of: nil, range)
    }
    let name = LinearForm(constant: .scalar(.name(word.text, isNegated: false)))
    if vocabulary.namesNumbers, side == .right || isBehindOperator || isFactor {
      // The rest of a term may have been left out.
      if word.isForeign || views.contains(where: { $0.name == word.text })
        || vocabulary.attributes.contains(word.text)
      {
        reading.isUncertain = true
      }
      return ReadPart(form: name, range: range)
    }
    // Where a dialect has one attribute, it may do without the word.
    if vocabulary.attributes.isEmpty { return ReadPart(form: nil, range: range, hasTerm: true) }
    if vocabulary.attributes.contains(word.text) {
      note(
        .attributeWithoutItem, reach(range), of: word.text, instead: dialect.notation.term(Self.exampleItem, word.text))
      return ReadPart(form: nil, range: range, hasTerm: true)
    }
    let rest = lexemes[position...].prefix { $0.kind != .relation }
    if isBehindOperator || isFactor && rest.contains(where: { $0.text == "]" || $0.text == "." }) {
      note(.namedNumber, reach(range), of: word.text)
      return ReadPart(form: vocabulary.namesNumbers ? name : nil, range: range)
    }
    note(side == .right ? .missingAttributeOrNumber : .missingAttribute, reach(range), of: word.text)
    return ReadPart(form: nil, range: range, hasTerm: true)
  }

  private mutating func attribute(_ path: TermPath, from start: Int, _ mark: Int) -> ReadPart? {
    var path = path
    joinCenter(of: &path)
    dropProperty(of: &path)
    guard var word = path.names.last else { return nil }
    dropTypes(of: &path)
    if let joined = joinedAttribute(word) { word = joined.word }
    let names = path.names.dropLast().map { $0.text }
    // Letters outside ASCII may be meant as they are in a name, whatever they look like.
    if writesItems ? path.names.dropLast().contains(where: { $0.isForeign }) : !names.isEmpty {
      reading.isUncertain = true
    }
    let item = writesItems ? names.joined(separator: ".") : nil
    let known = knownAttribute(word.text)
    let attribute = known ?? unknownAttribute(word, of: item)
    let range = lexemes[start].range.lowerBound..<last.upperBound
    let meant = known != nil ? [word.text] : vocabulary.attributes(meantBy: word.text)
    let name = meant.first
    let write = dialect.notation.term
    let term = { name in item.map { write($0, name) } ?? name }
    let instead = name.map(term)
    for index in departures.indices[mark...] {
      if departures[index].kind == .blankAroundDot, departures[index].instead == nil {
        departures[index].instead = known == nil ? lexemes[start..<position].gluedText : instead
      }
    }
    if let instead, instead != asWritten(path, start, word, by: name) {
      let shown = reach(range)
      // If half of the brackets is there, the other half may have been typed as a letter.
      if next?.text == "]" { reading.isUncertain = true }
      note(kind(of: path), shown, of: path.spelling?.text ?? "", replacing: range, by: instead)
      if meant.count > 1 { departures[departures.count - 1].choices = (meant.map(term), nil) }
      // A term that is written anew is spelled right.
      if path.spelling?.kind != .openBracket, path.spelling?.kind != .filledBrackets {
        departures.removeAll { $0.word == word.range }
        // The item is gone, and so are its letters. Their departure stays in the list, since later ones are found by
        // their index.
        for index in departures.indices where !writesItems && departures[index].kind == .letterOutsideASCII {
          departures[index].range = 0..<0
        }
      }
    }
    guard let item else { return part(attribute, of: nil, range) }
    var view = item
    if !vocabulary.hasPaths, names.count > 1, knownAttribute(names[1]) == nil {
      view = names[names.count - 1]
      note(
        .keyPath, path.names[1].range.lowerBound..<range.upperBound, of: names[1],
        replacing: lexemes[start].range.lowerBound..<path.names[names.count - 1].range.lowerBound, by: "",
        instead: name.map { dialect.notation.term(view, $0) })
    }
    view = String(view.map { $0 == "-" ? "_" : $0 })
    // No two views get one name, and none that of the superview.
    let isTaken = views.contains { $0.name == view && $0.written != item }
    views.append((view, item))
    let isSuperview = view != item && view == dialect.meaning.superviewWord?.spelling
    return part(isTaken || isSuperview ? nil : attribute, of: view, range)
  }

  /// The words for the way in which a term is written.
  private func kind(of path: TermPath) -> Departure.Kind {
    let kind = path.spelling?.kind ?? (writesItems ? .withoutDot : .item)
    let hasBrackets = dialect.notation.term("", "").contains("[")
    let needed = kind == .missingDot ? false : Departure.Kind.ofBrackets.contains(kind) ? true : hasBrackets
    return kind == .withoutDot || needed != hasBrackets ? hasBrackets ? .withoutBrackets : .withoutDot : kind
  }

  /// The term as it is written, with the attribute as it is meant, without blanks and what is mended by itself.
  private func asWritten(_ path: TermPath, _ start: Int, _ word: Lexeme, by name: String?) -> String? {
    if path.spelling != nil { return nil }
    var text = ""
    for lexeme in lexemes[start..<position] {
      let isMended = departures.contains { departure in
        departure.edits.contains { $0.range.contains(lexeme.range.lowerBound) && $0.replacement.isEmpty }
      }
      if isMended { continue }
      if !word.range.contains(lexeme.range.lowerBound) {
        text += lexeme.text
      } else if lexeme.range.lowerBound == word.range.lowerBound {
        text += name ?? lexeme.text
      }
    }
    return text
  }

  /// `view.left.constant`
  private mutating func dropProperty(of path: inout TermPath) {
    guard path.names.count > (writesItems ? 2 : 1), let word = path.names.last, knownAttribute(word.text) == nil,
      PlatformAttribute.named(word.text) == nil, FrameWord.named(word.text) == nil,
      nearestSpelling(to: word.text, among: vocabulary.attributes) == nil
    else { return }
    let before = path.names[path.names.count - 2].text
    guard vocabulary.attributes.contains(before) || PlatformAttribute.named(before)?.equivalent != nil else { return }
    path.names.removeLast()
    path.note(.property, of: word.text)
  }

  /// `view.NSLayoutAttribute.left` and `view.frame.width`
  private mutating func dropTypes(of path: inout TermPath) {
    guard let word = path.names.last else { return }
    let items = path.names.dropLast()
    let start = path.outside ?? 1
    if let type = items.indices.first(where: { $0 >= 1 && ForeignType.isOfAttributes(items[$0].text) }) {
      path.names.removeSubrange(type..<path.names.count - 1)
      path.spelling = (.type, items[type...].map { $0.text }.joined(separator: "."))
    } else if path.outside != nil, word.text.hasPrefix("NSLayoutAttribute"), path.spelling != nil {
      path.spelling = (.type, "NSLayoutAttribute")
    } else if items.count > start, attribute(meantBy: word.text) != nil {
      let first = items[start].text
      if items[start...].allSatisfy({ FrameWord.parts.contains($0.text) }) {
        path.names.removeSubrange(start..<path.names.count - 1)
        path.note(.frame, of: first)
      } else if path.outside != nil {
        path.note(.pathInBrackets, of: first)
      }
    }
  }

  private func part(_ attribute: Attribute?, of item: String?, _ range: Range<Int>) -> ReadPart {
    let reference = attribute.map {
      NormalForm.Reference(item: item.map { .named($0) } ?? .given(side), attribute: $0)
    }
    return ReadPart(form: reference.map { LinearForm($0) }, range: range, hasTerm: true)
  }
  /// The name of a view in an example: one that nobody takes for a part of the language, as they would `view`.
  private static let exampleItem = "button"
}

extension Departure.Kind {
  /// The ways to write a term that are about brackets which a dialect may do without.
  fileprivate static let ofBrackets = [
    blankBeforeBracket, dotBeforeBracket, missingPoint, noPoint, filledBrackets, openBracket, pathInBrackets,
  ]
}
