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
    if let part, part.form != nil { reading.understood.append(part) }
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
    let range = open.range.lowerBound..<last.upperBound
    if !vocabulary.literals.contains("(") {
      note(.parentheses, range)
    } else if !isClosed, next == nil, let part {
      // Of a sum the parenthesis may end anywhere.
      if part.isAdded || part.isScaled { reading.isUncertain = true }
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
