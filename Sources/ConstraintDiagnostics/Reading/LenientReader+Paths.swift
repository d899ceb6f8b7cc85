import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// A term as far as it has been read.
struct TermPath {
  /// The words, the attribute last.
  var names: [Lexeme]

  /// How many of them stand before the brackets.
  var outside: Int?

  /// The first thing about its spelling that no dialect has, or only other dialects.
  var spelling: (kind: Departure.Kind, text: String)?

  /// Whether no term can be made of it.
  var isBroken = false

  mutating func note(_ kind: Departure.Kind, of text: String = "") { spelling = spelling ?? (kind, text) }
}

/// The pieces of a term: what joins an attribute to an item, in any language.
extension LenientReader {
  /// Takes a piece that belongs to a term.
  ///
  /// - Returns: whether there was one.
  mutating func readPiece(of path: inout TermPath, from mark: Int) -> Bool {
    guard let piece = next, let name = path.names.last else { return false }
    if piece.kind == .word { return readAttributeBehindBlank(of: &path, piece) }
    guard piece.kind == .symbol else { return false }
    switch piece.text {
    case ".": return readDot(of: &path)
    case "[": return readSubscript(of: &path)
    case "?", "!":
      guard piece.isGlued else { return false }
      position += 1
      note(.optional, reach(piece.range), of: piece.text, replacing: piece.range, by: "")
      return true
    case "(":
      guard piece.isGlued else { return false }
      if text(at: 1) == ")" {
        // Behind a name alone something may have been left out between them.
        if path.names.count == 1 { reading.isUncertain = true }
        position += 2
        note(.emptyParentheses, piece.range.lowerBound..<last.upperBound, by: "")
        return true
      }
      if text(at: 1) == ".", lexeme(at: 2)?.kind == .word, text(at: 3) == ")" {
        position += 2
        path.names.append(take())
        position += 1
        path.note(.withoutDot)
        return true
      }
      if path.names.count > 2, name.text == "constraint" { return readCall(of: &path, from: mark) }
      return false
    case ":", "-":
      return readArrow(of: &path, piece)
    default: return false
    }
  }

  private mutating func readDot(of path: inout TermPath) -> Bool {
    // An attribute has nothing behind it.
    if !writesItems, lexeme(at: 1)?.kind != .word, let name = path.names.last?.text, knownAttribute(name) != nil {
      return false
    }
    let before = last.upperBound..<lexemes[position].range.lowerBound
    let dot = take()
    if skip(".") { path.note(.doubledDot) }
    if let word = next, word.kind == .word {
      let blanks = [before, last.upperBound..<word.range.lowerBound].filter { !$0.isEmpty && path.outside == nil }
      if !blanks.isEmpty, !vocabulary.hasSpacedDots {
        let range = (before.isEmpty ? dot.range.upperBound : before.lowerBound)..<word.range.lowerBound + 1
        note(.blankAroundDot, range, blanks.map { TextEdit(range: $0, replacement: "") })
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

  private mutating func readSubscript(of path: inout TermPath) -> Bool {
    guard path.outside == nil else {
      guard lexemes[position - 1].text == "]" else { return false }
      let open = take()
      while let piece = next, piece.kind != .relation, lexemes[position - 1].text != "]" || last == open.range {
        position += 1
        if piece.text == "]" { break }
      }
      note(.secondBrackets, open.range.lowerBound..<last.upperBound, by: "")
      return true
    }
    guard let bracket = next, bracket.isGlued || vocabulary.literals.contains("[") || text(at: 1) == "." else {
      return false
    }
    if !bracket.isGlued, path.spelling == nil { path.note(.blankBeforeBracket) }
    position += 1
    path.outside = path.names.count
    let first = next
    if first?.text != ".", let first, first.text != "]" { path.note(first.kind == .word ? .missingPoint : .noPoint) }
    if text(at: 0) == ".", text(at: 1) == "." { path.note(.doubledDot) }
    if text(at: 0) == ".", let word = lexeme(at: 1), word.kind == .word, !word.isGlued {
      let blank = lexemes[position].range.upperBound..<word.range.lowerBound
      note(.blankAroundDot, blank, by: "", instead: "." + word.text)
    }
    var isOpen = true
    let start = path.names.count
    while isOpen, let piece = next, piece.kind != .relation {
      position += 1
      if piece.text == "," {
        note(.listInBrackets, path.names[0].range.lowerBound..<last.upperBound + 1)
        while next?.kind != .relation, let piece = next, piece.text != "]" { position += 1 }
        path.isBroken = true
      } else if piece.text == "]" || piece.text == ")" {
        isOpen = false
        if piece.text == ")" { path.note(.openBracket) }
      } else if piece.kind == .word {
        // A word behind a blank in open brackets may not belong into them.
        if lexemes[position - 2].text != ".", path.names.count > start { reading.isUncertain = true }
        path.names.append(piece)
      } else if piece.isOperator || piece.kind == .number {
        // Arithmetic in the brackets gets lost.
        reading.isUncertain = true
      }
    }
    if !isOpen, text(at: 0) == ".", lexeme(at: 1)?.kind == .word {
      note(.element, path.names[0].range.lowerBound..<last.upperBound + 1)
      path.isBroken = true
      return true
    }
    if isOpen { path.note(.openBracket) }
    if path.names.count == start {
      if first?.text == "." {
        note(.noAttribute, reach(first?.range ?? last))
      } else {
        let item = path.names.map { $0.text }.joined(separator: ".")
        note(
          .emptyBrackets, reach(path.names[0].range),
          instead: dialect.notation.term(item, dialect.notation.attribute(.width)))
      }
      path.isBroken = true
    }
    return true
  }

  /// `view:left` and `view->left`, and a hyphen in the name of a view
  private mutating func readArrow(of path: inout TermPath, _ sign: Lexeme) -> Bool {
    guard sign.isGlued, let second = lexeme(at: 1), second.isGlued, path.outside == nil else { return false }
    let isArrow = sign.text == "-" && second.text == ">" || sign.text == ":" && second.text == ":"
    if isArrow || sign.text == ":", let word = isArrow ? lexeme(at: 2) : second, word.kind == .word,
      attribute(meantBy: word.text) != nil
    {
      position += isArrow ? 2 : 1
      path.names.append(take())
      path.note(.withoutDot)
      return true
    }
    let behind = text(at: 2)
    guard sign.text == "-", second.kind == .word, path.names.count == 1, behind == "." || behind == "[",
      lexeme(at: 2)?.isGlued == true
    else { return false }
    let first = path.names[0]
    position += 2
    note(
      .hyphenInName, first.range.lowerBound..<(next?.range.upperBound ?? end) + (next?.text == "." ? 1 : 0),
      replacing: first.range.lowerBound..<second.range.upperBound, by: first.text + "_" + second.text)
    path.names[0].text = first.text + "-" + second.text
    path.names[0].range = first.range.lowerBound..<second.range.upperBound
    return true
  }

  /// `view left`
  private mutating func readAttributeBehindBlank(of path: inout TermPath, _ word: Lexeme) -> Bool {
    guard writesItems, path.names.count == 1, path.outside == nil, path.spelling == nil,
      vocabulary.attributes.contains(word.text), lexeme(at: 1).map({ $0.kind != .word }) ?? true,
      ![".", "[", "("].contains(text(at: 1)), !["let", "var"].contains(path.names[0].text)
    else { return false }
    if path.names[0].text.hasSuffix(word.text) { reading.isUncertain = true }
    path.names.append(take())
    path.note(.missingDot)
    return true
  }
}
