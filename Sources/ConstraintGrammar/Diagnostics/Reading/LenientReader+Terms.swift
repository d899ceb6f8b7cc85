import GrammarCombinators
import Spelling

/// An attribute of an item, however it is written, or a name alone.
extension LenientReader {
  /// A term as far as it has been read.
  private struct Path {
    /// The words, the attribute last.
    var names: [Lexeme]

    /// How many of them stand before the brackets.
    var outside: Int?

    /// The first thing about it that no dialect has, or only others.
    var spelling: Departure.TermSpelling?

    /// Whether nothing comes of it.
    var isBroken = false

    mutating func note(_ spelling: Departure.TermSpelling) { self.spelling = self.spelling ?? spelling }
  }

  mutating func term() -> ReadPart? {
    let start = position
    let mark = departures.count
    var path = Path(names: [take()])
    while !path.isBroken, readPiece(of: &path, from: mark) {}
    let range = lexemes[start].range.lowerBound..<last.upperBound
    if path.isBroken { return ReadPart(form: nil, range: range, hasTerm: path.names.count > 1) }
    if let part = conversion(path, from: start) { return part }
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
      note(.term(.item), range, replacing: range, by: word.text)
      return ReadPart(
        form: LinearForm(reference: .init(item: .given(side), attribute: attribute)), range: range, hasTerm: true)
    }
    note(.missingItem(before: "." + word.text, attribute: word.text), range)
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
    note(
      .missingItem(before: dialect.notation.term("", attribute), attribute: attribute), start..<last.upperBound)
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
    note(.term(.getter), range, replacing: range, by: dialect.notation.term(item.text, attribute))
    return part(Attribute(anyCase: attribute), of: item.text, range)
  }

  /// Whether an attribute of an item comes next.
  var beginsTerm: Bool {
    guard let word = next, word.kind == .word else { return false }
    if !writesItems, knownAttribute(word.text) != nil { return true }
    return text(at: 1) == "[" || text(at: 1) == "." && lexeme(at: 2)?.kind == .word
  }

  // MARK: pieces

  /// Takes a piece that belongs to a term.
  ///
  /// - Returns: whether there was one.
  private mutating func readPiece(of path: inout Path, from mark: Int) -> Bool {
    guard let piece = next, let name = path.names.last else { return false }
    if piece.kind == .word { return readAttributeBehindBlank(of: &path, piece) }
    guard piece.kind == .symbol else { return false }
    switch piece.text {
    case ".": return readDot(of: &path)
    case "[": return readSubscript(of: &path)
    case "?", "!":
      guard piece.isGlued else { return false }
      position += 1
      note(.term(.optional(piece.text)), piece.range, replacing: piece.range, by: "")
      return true
    case "(":
      guard piece.isGlued else { return false }
      if text(at: 1) == ")" {
        position += 2
        let range = piece.range.lowerBound..<last.upperBound
        note(.term(.emptyParentheses), range, replacing: range, by: "")
        return true
      }
      if text(at: 1) == ".", lexeme(at: 2)?.kind == .word, text(at: 3) == ")" {
        position += 2
        path.names.append(take())
        position += 1
        path.note(.brackets)
        return true
      }
      if path.names.count > 2, name.text == "constraint" { return readCall(of: &path, from: mark) }
      return false
    case ":", "-":
      return readArrow(of: &path, piece)
    default: return false
    }
  }

  private mutating func readDot(of path: inout Path) -> Bool {
    // An attribute has nothing behind it.
    if !writesItems, lexeme(at: 1)?.kind != .word, let name = path.names.last?.text, knownAttribute(name) != nil {
      return false
    }
    let dot = take()
    let before = path.names.last.map { $0.range.upperBound..<dot.range.lowerBound } ?? 0..<0
    if skip(".") { path.note(.doubledDot) }
    if let word = next, word.kind == .word {
      let blanks = [before, last.upperBound..<word.range.lowerBound].filter { !$0.isEmpty && path.outside == nil }
      if !blanks.isEmpty {
        let range = (before.isEmpty ? dot.range.upperBound : before.lowerBound)..<word.range.lowerBound + 1
        note(.term(.blankAroundDot), range, blanks.map { TextEdit(range: $0, replacement: "") })
      }
      path.names.append(take())
      return true
    }
    if next?.text == "[" {
      path.note(.dotBeforeBracket)
      return true
    }
    if next?.kind == .number, next?.isGlued == true { position += 1 }
    path.isBroken = true
    // Where an attribute stands in brackets, a name has to follow the dot.
    if vocabulary.literals.contains("[") { return false }
    note(.noAttribute, dot.range.lowerBound..<(next?.range.lowerBound ?? end) + 1)
    return false
  }

  private mutating func readSubscript(of path: inout Path) -> Bool {
    guard path.outside == nil else {
      guard lexemes[position - 1].text == "]" else { return false }
      let open = take()
      while let piece = next, piece.kind != .relation, lexemes[position - 1].text != "]" || last == open.range {
        position += 1
        if piece.text == "]" { break }
      }
      let range = open.range.lowerBound..<last.upperBound
      note(.term(.secondBrackets), range, replacing: range, by: "")
      return true
    }
    guard let bracket = next, bracket.isGlued || vocabulary.literals.contains("[") || text(at: 1) == "." else {
      return false
    }
    if !bracket.isGlued, path.spelling == nil { path.note(.blankBeforeBracket) }
    position += 1
    path.outside = path.names.count
    let first = next
    if first?.text != ".", let first, first.text != "]" { path.note(.noPoint(isWord: first.kind == .word)) }
    if text(at: 0) == ".", text(at: 1) == "." { path.note(.doubledDot) }
    if text(at: 0) == ".", let word = lexeme(at: 1), word.kind == .word, !word.isGlued {
      let blank = lexemes[position].range.upperBound..<word.range.lowerBound
      departures.append(
        Departure(
          kind: .term(.blankAroundDot), range: blank, edits: [TextEdit(range: blank, replacement: "")],
          instead: "." + word.text))
    }
    var isOpen = true
    let start = path.names.count
    while isOpen, let piece = next, piece.kind != .relation {
      position += 1
      if piece.text == "," {
        path.note(.openBracket(isClosed: true))
        while next?.kind != .relation, let piece = next, piece.text != "]" { position += 1 }
      } else if piece.text == "]" || piece.text == ")" {
        isOpen = false
        if piece.text == ")" { path.note(.openBracket(isClosed: false)) }
      } else if piece.kind == .word {
        path.names.append(piece)
      }
    }
    if isOpen { path.note(.openBracket(isClosed: false)) }
    if path.names.count == start {
      if first?.text == "." {
        note(.noAttribute, reach(first?.range ?? last))
      } else {
        noteEmptyBrackets(of: path)
      }
      path.isBroken = true
    }
    return true
  }

  private mutating func noteEmptyBrackets(of path: Path) {
    let item = path.names.map { $0.text }.joined(separator: ".")
    departures.append(
      Departure(
        kind: .term(.emptyBrackets), range: reach(path.names[0].range),
        instead: dialect.notation.term(item, dialect.notation.attribute(.width))))
  }

  /// `view:left` and `view->left`, and a hyphen in the name of a view
  private mutating func readArrow(of path: inout Path, _ sign: Lexeme) -> Bool {
    guard sign.isGlued, let second = lexeme(at: 1), second.isGlued, path.outside == nil else { return false }
    let isArrow = sign.text == "-" && second.text == ">" || sign.text == ":" && second.text == ":"
    if isArrow || sign.text == ":", let word = isArrow ? lexeme(at: 2) : second, word.kind == .word,
      attribute(meantBy: word.text) != nil
    {
      position += isArrow ? 2 : 1
      path.names.append(take())
      path.note(.brackets)
      return true
    }
    let behind = text(at: 2)
    guard sign.text == "-", second.kind == .word, path.names.count == 1, behind == "." || behind == "[",
      lexeme(at: 2)?.isGlued == true
    else { return false }
    let first = path.names[0]
    position += 2
    note(
      .hyphenInName(instead: first.text + "_" + second.text),
      first.range.lowerBound..<(next?.range.upperBound ?? end) + (next?.text == "." ? 1 : 0))
    path.names[0].text = first.text + "-" + second.text
    path.names[0].range = first.range.lowerBound..<second.range.upperBound
    return true
  }

  /// `view left`
  private mutating func readAttributeBehindBlank(of path: inout Path, _ word: Lexeme) -> Bool {
    guard writesItems, path.names.count == 1, path.outside == nil, path.spelling == nil,
      vocabulary.attributes.contains(word.text), lexeme(at: 1).map({ $0.kind != .word }) ?? true,
      ![".", "[", "("].contains(text(at: 1)), !["let", "var"].contains(path.names[0].text)
    else { return false }
    path.names.append(take())
    path.note(.missingDot)
    return true
  }

  // MARK: what comes of it

  private mutating func nameAlone(_ word: Lexeme) -> ReadPart? {
    let range = word.range
    let isBehindOperator = position > 1 && lexemes[position - 2].isOperator
    let isFactor = next?.text == "*"
    let values = ["nil", "null", "none", "undefined"]
    if !dialect.namesNumbers, side == .right, values.contains(word.text.lowercased()) {
      note(.noValue(word.text, orAttribute: !writesItems), reach(range))
      return ReadPart(form: nil, range: range)
    }
    guard writesItems else {
      if let attribute = knownAttribute(word.text) ?? joinedAttribute(word).map(\.attribute) {
        return part(attribute, of: nil, range.lowerBound..<last.upperBound)
      }
      if isBehindOperator && lexemes[position - 2].text != "*"
        || isFactor && nearestSpelling(to: word.text, among: vocabulary.attributes) == nil
      {
        note(.namedNumber(word.text), range)
        return ReadPart(form: nil, range: range)
      }
      return part(unknownAttribute(word, of: nil, from: range.lowerBound), of: nil, range)
    }
    let name = LinearForm<String>(constant: .scalar(.name(word.text, isNegated: false)))
    if dialect.namesNumbers, side == .right || isBehindOperator || isFactor {
      return ReadPart(form: name, range: range)
    }
    if vocabulary.attributes.contains(word.text) {
      note(.attributeWithoutItem(word.text), reach(range))
      return ReadPart(form: nil, range: range, hasTerm: true)
    }
    let rest = lexemes[position...].prefix { $0.kind != .relation }
    if isBehindOperator || isFactor && rest.contains(where: { $0.text == "]" || $0.text == "." }) {
      note(.namedNumber(word.text), reach(range))
      return ReadPart(form: dialect.namesNumbers ? name : nil, range: range)
    }
    note(.missingAttribute(of: word.text, behind: nil, orNumber: side == .right), reach(range))
    return ReadPart(form: nil, range: range, hasTerm: true)
  }

  private mutating func attribute(_ path: Path, from start: Int, _ mark: Int) -> ReadPart? {
    var path = path
    dropProperty(of: &path)
    guard var word = path.names.last else { return nil }
    dropTypes(of: &path)
    if let joined = joinedAttribute(word) { word = joined.word }
    let names = path.names.dropLast().map { $0.text }
    let item = writesItems ? names.joined(separator: ".") : nil
    let known = knownAttribute(word.text)
    let attribute = known ?? unknownAttribute(word, of: item, from: lexemes[start].range.lowerBound)
    let range = lexemes[start].range.lowerBound..<last.upperBound
    let name = known != nil ? word.text : self.attribute(meantBy: word.text)
    let instead = name.map { name in item.map { dialect.notation.term($0, name) } ?? name }
    for index in departures.indices[mark...] {
      if case .term(.blankAroundDot) = departures[index].kind, departures[index].instead == nil {
        departures[index].instead = known == nil ? lexemes[start..<position].gluedText : instead
      }
    }
    if let instead, instead != asWritten(path, start, word, by: name) {
      let shown = reach(range)
      let kind = path.spelling ?? (writesItems ? .brackets : .item)
      note(.term(kind), shown, replacing: range, by: instead)
      // What is written anew is spelled right.
      if case .openBracket? = path.spelling {} else { departures.removeAll { $0.word == word.range } }
    }
    if writesItems, !vocabulary.hasPaths, names.count > 1, knownAttribute(names[1]) == nil {
      let term = name.map { dialect.notation.term(names[names.count - 1], $0) }
      note(.keyPath(through: names[1], instead: term), path.names[1].range.lowerBound..<range.upperBound)
    }
    return part(attribute, of: item, range)
  }

  /// What is written, with the attribute as it is meant, without blanks and what is mended by itself.
  private func asWritten(_ path: Path, _ start: Int, _ word: Lexeme, by name: String?) -> String? {
    if path.spelling != nil { return nil }
    var text = ""
    for lexeme in lexemes[start..<position] {
      let isMended = departures.contains { departure in
        guard case .term = departure.kind else { return false }
        return departure.edits.contains { $0.range.contains(lexeme.range.lowerBound) && $0.replacement.isEmpty }
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
  private mutating func dropProperty(of path: inout Path) {
    guard path.names.count > 2, let word = path.names.last, knownAttribute(word.text) == nil,
      PlatformAttribute.named(word.text) == nil, FrameWord.named(word.text) == nil,
      nearestSpelling(to: word.text, among: vocabulary.attributes) == nil
    else { return }
    let before = path.names[path.names.count - 2].text
    guard vocabulary.attributes.contains(before) || PlatformAttribute.named(before)?.equivalent != nil else { return }
    path.names.removeLast()
    path.note(.property(word.text))
  }

  /// `view.NSLayoutAttribute.left` and `view.frame.width`
  private mutating func dropTypes(of path: inout Path) {
    guard let word = path.names.last else { return }
    let items = path.names.dropLast()
    let start = path.outside ?? 1
    if let type = items.indices.first(where: { $0 >= 1 && ForeignType.isOfAttributes(items[$0].text) }) {
      path.names.removeSubrange(type..<path.names.count - 1)
      path.spelling = .type(items[type...].map { $0.text }.joined(separator: "."))
    } else if path.outside != nil, word.text.hasPrefix("NSLayoutAttribute"), path.spelling != nil {
      path.spelling = .type("NSLayoutAttribute")
    } else if attribute(meantBy: word.text) != nil, items.count > start || path.outside != nil,
      !vocabulary.hasPaths || path.outside != nil
    {
      let inside = items.indices.filter { $0 >= start }
      if let first = inside.first, inside.allSatisfy({ FrameWord.parts.contains(items[$0].text) }) {
        path.names.removeSubrange(first..<path.names.count - 1)
        path.note(.frame(items[first].text))
      } else if let first = inside.first, path.outside != nil {
        path.note(.pathInBrackets(items[first].text))
      }
    }
  }

  private func part(_ attribute: Attribute?, of item: String?, _ range: Range<Int>) -> ReadPart {
    let reference = attribute.map {
      NormalForm<String>.Reference(item: item.map { .named($0) } ?? .given(side), attribute: $0)
    }
    return ReadPart(form: reference.map { LinearForm(reference: $0) }, range: range, hasTerm: true)
  }

  // MARK: calls

  /// `CGFloat(10)` and `max(view.width, 10)`
  private mutating func conversion(_ path: Path, from start: Int) -> ReadPart? {
    guard path.names.count == 1, path.outside == nil, let open = next, open.text == "(",
      open.isGlued || side == .right
    else { return nil }
    let name = path.names[0]
    let inside = position + 1
    if ForeignType.isOfNumbers(name.text), lexeme(at: 1)?.kind != .relation {
      let (back, mark) = (position, departures.count)
      position += 1
      if let argument = sum(), skip(")") {
        let range = name.range.lowerBound..<last.upperBound
        let isPlain = argument.isSimple && !argument.hasTerm
        departures.insert(
          Departure(
            kind: .functionCall(name.text), range: range,
            edits: isPlain
              ? [TextEdit(range: range, replacement: lexemes[inside..<position - 1].gluedText)] : []),
          at: mark)
        return ReadPart(form: argument.form, range: range)
      }
      position = back
      departures.removeSubrange(mark...)
    }
    var depth = 0
    while let piece = next, piece.kind != .relation {
      position += 1
      if piece.text == "(" { depth += 1 }
      if piece.text == ")" { depth -= 1 }
      if depth == 0 { break }
    }
    let range = name.range.lowerBound..<last.upperBound
    note(.functionCall(name.text), range)
    return ReadPart(form: nil, range: range)
  }

  /// `view.leftAnchor.constraint(equalTo: other.leftAnchor, multiplier: 2, constant: 8)`
  private mutating func readCall(of path: inout Path, from mark: Int) -> Bool {
    let labels: [(String, Relation)] = [
      ("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual), ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ]
    let label = text(at: 1)
    guard let (word, relation) = labels.first(where: { label == $0.0 || label == $0.0 + "Constant" }),
      text(at: 2) == ":"
    else { return false }
    let start = lexemes[position - 1].range.lowerBound
    position += 3
    side = .right
    var right = sum()?.form
    if word != label, right?.reference != nil { right = nil }
    while skip(",") {
      let name = take().text
      guard skip(":"), let number = sum()?.form else {
        right = nil
        break
      }
      right = name == "multiplier" ? right?.multiplied(by: number) : name == "constant" ? right?.adding(number) : nil
    }
    if !skip(")") { right = nil }
    if text(at: 0) == ".", text(at: 1) == "isActive", lexeme(at: 2)?.kind == .relation { position += 4 }
    side = .left
    departures.removeSubrange(mark...)
    note(.constraintCall, path.names[0].range.lowerBound..<max(start, end) + 1)
    path.names.removeLast()
    call = (relation, right)
    return false
  }
}
