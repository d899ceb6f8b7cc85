import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// The operand of an operator: a number, a term, or a group of them in brackets of some language or other.
extension LenientReader {
  mutating func primary() -> ReadPart? {
    depth += 1
    defer { depth -= 1 }
    guard let lexeme = next, depth <= Self.depthLimit else { return nil }
    let part = primary(beginningWith: lexeme)
    if let part, part.form != nil, part.hasTerm { reading.terms.append(part.range) }
    return part
  }

  private mutating func primary(beginningWith lexeme: Lexeme) -> ReadPart? {
    switch (lexeme.kind, lexeme.text) {
    case (.number, _): return number(take())
    case (.word, _): return term()
    case (.symbol, "("): return nameInParentheses() ?? (isCast ? cast() : group(closedBy: ")"))
    case (.symbol, "."): return self.lexeme(at: 1)?.kind == .number ? numberWithoutZero() : termWithoutItem()
    case (.symbol, "["), (.symbol, "{"): return bracket()
    case (.symbol, "%"), (.symbol, "\\"): return placeholder()
    case (.symbol, "@"), (.symbol, "$"), (.symbol, "#"), (.symbol, "&"): return decorated()
    case (.symbol, "?"): return [.word, .number].contains(self.lexeme(at: 1)?.kind) ? decorated() : nil
    default: return nil
    }
  }

  private mutating func decorated() -> ReadPart? {
    // Before a priority the number may have been left out.
    if hasPriorities, text(at: 0) == dialect.notation.prioritySign.description { reading.isUncertain = true }
    // An identifier may have its sign there.
    if text(at: 0) == "#" { reading.isUncertain = true }
    note(.decoration, take().range, by: "")
    return primary()
  }

  private mutating func group(closedBy sign: String) -> ReadPart? {
    let open = take()
    if let close = next, close.text == sign {
      note(.emptyGroup, close.range)
      position += 1
      return ReadPart(form: nil, range: open.range.lowerBound..<close.range.upperBound)
    }
    var part = sum()
    let isClosed = skip(sign)
    // Of a sum the parenthesis may end anywhere.
    if !isClosed, part?.isAdded == true || part?.isScaled == true { reading.isUncertain = true }
    let range = open.range.lowerBound..<last.upperBound
    if !vocabulary.literals.contains("(") {
      note(.parentheses, range)
    } else if !isClosed, next == nil, part != nil {
      note(.openParenthesis, end..<end + 1, replacing: end..<end, by: ")")
    } else if !isClosed, next?.kind == .relation {
      let isLeftOpen = !lexemes[position...].contains { $0.text == sign }
      note(.relationInParentheses, reach(range), isLeftOpen ? [TextEdit(range: open.range, replacement: "")] : [])
    }
    part?.range = range
    part?.isScaled = false
    part?.isAdded = false
    if !isClosed, let next, next.kind != .relation || lexemes[position...].contains(where: { $0.text == sign }) {
      // There is no telling where what is inside ends.
      part?.form = nil
      position = lexemes.count
    }
    return part ?? ReadPart(form: nil, range: range)
  }

  /// `(view).left`
  private mutating func nameInParentheses() -> ReadPart? {
    guard writesItems, lexeme(at: 1)?.kind == .word, text(at: 2) == ")", text(at: 3) == "." else { return nil }
    let around = [lexemes[position].range, lexemes[position + 2].range]
    note(
      .nameInParentheses, around[0].lowerBound..<around[1].upperBound,
      around.map { TextEdit(range: $0, replacement: "") })
    lexemes.removeAll { around.contains($0.range) }
    return term()
  }

  private var isCast: Bool {
    ForeignType.isOfNumbers(text(at: 1)) && text(at: 2) == ")" && lexeme(at: 3)?.kind == .number
  }

  private mutating func cast() -> ReadPart? {
    let start = take().range.lowerBound
    let type = take().text
    let range = start..<take().range.upperBound
    note(
      .cast, range, of: type, replacing: range.lowerBound..<(next?.range.lowerBound ?? end), by: "", instead: next?.text
    )
    return primary()
  }

  /// `[10]`, `[view left]` and `{view[.left] + 1} * 2`
  private mutating func bracket() -> ReadPart? {
    if let part = getter() ?? subscriptWithoutItem() { return part }
    let close = text(at: 0) == "[" ? "]" : "}"
    guard let open = next else { return nil }
    guard vocabulary.literals.contains("(") else {
      // A word or a number stands by itself.
      position += 1
      let part = primary()
      var edits = [TextEdit(range: open.range, replacement: "")]
      if skip(close) { edits.append(TextEdit(range: last, replacement: "")) }
      note(.decoration, open.range, edits)
      return part
    }
    let index = departures.count
    let part = group(closedBy: close)
    let isClosed = lexemes[position - 1].text == close
    let inside = lexemes.filter {
      open.range.upperBound <= $0.range.lowerBound && $0.range.upperBound < last.upperBound
    }
    note(
      .foreignParenthesis, open.range,
      [
        TextEdit(range: open.range, replacement: "("),
        TextEdit(range: isClosed ? last : end..<end, replacement: ")"),
      ], instead: isClosed ? "(" + inside.text + ")" : nil)
    departures.swapAt(index, departures.count - 1)
    return part
  }

  private mutating func placeholder() -> ReadPart? {
    guard let behind = lexeme(at: 1), behind.isGlued, text(at: 0) == "%" || behind.text == "(" else {
      return next?.text == "\\" ? decorated() : nil
    }
    let start = take().range.lowerBound
    if behind.text == "(" {
      while let piece = next, piece.kind != .relation {
        position += 1
        if piece.text == ")" { break }
      }
    } else {
      position += 1
    }
    note(.placeholder, start..<last.upperBound)
    while next?.isGlued == true, next?.kind != .relation { position += 1 }
    return ReadPart(form: nil, range: start..<last.upperBound)
  }
}

/// Calls of functions.
extension LenientReader {
  /// `CGFloat(10)` and `max(view.width, 10)`
  mutating func conversion(_ path: TermPath) -> ReadPart? {
    guard path.names.count == 1, path.outside == nil, let open = next, open.text == "(",
      open.isGlued || side == .right
    else { return nil }
    let name = path.names[0]
    let inside = position + 1
    if ForeignType.isOfNumbers(name.text), lexeme(at: 1)?.kind != .relation {
      let (back, known) = (position, departures)
      position += 1
      if let argument = sum(), skip(")") {
        let range = name.range.lowerBound..<last.upperBound
        let isPlain = argument.isSimple && !argument.hasTerm
        let edit = TextEdit(range: range, replacement: lexemes[inside..<position - 1].gluedText)
        departures.insert(
          Departure(kind: .functionCall, range: range, text: name.text, edits: isPlain ? [edit] : []), at: known.count)
        return ReadPart(form: argument.form, range: range)
      }
      (position, departures) = (back, known)
    }
    var depth = 0
    while let piece = next, piece.kind != .relation {
      position += 1
      if piece.text == "(" { depth += 1 }
      if piece.text == ")" { depth -= 1 }
      if depth == 0 { break }
    }
    let range = name.range.lowerBound..<last.upperBound
    note(.functionCall, range, of: name.text)
    return ReadPart(form: nil, range: range)
  }

  /// `view.leftAnchor.constraint(equalTo: other.leftAnchor, multiplier: 2, constant: 8)`
  mutating func readCall(of path: inout TermPath, from mark: Int) -> Bool {
    let label = text(at: 1)
    guard let (word, relation) = Self.labels.first(where: { label == $0.0 || label == $0.0 + "Constant" }),
      text(at: 2) == ":"
    else { return false }
    let start = lexemes[position - 1].range.lowerBound
    position += 3
    side = .right
    var right = sum()?.form
    if word != label, right?.isConstant == false { right = nil }
    while skip(","), next != nil {
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

  /// The labels of the calls that make a constraint of an anchor.
  private static let labels: [(String, Relation)] = [
    ("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual), ("greaterThanOrEqualTo", .greaterThanOrEqual),
  ]
}
