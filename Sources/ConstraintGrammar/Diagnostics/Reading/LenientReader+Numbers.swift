import GrammarCombinators
import Numerals

/// Numbers as they are written in some language or other, and what groups them.
extension LenientReader {
  mutating func primary() -> ReadPart? {
    depth += 1
    defer { depth -= 1 }
    guard let lexeme = next, depth <= Self.depthLimit else { return nil }
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
    note(.decoration, take().range, by: "")
    return primary()
  }

  // MARK: numbers

  private mutating func number(_ lexeme: Lexeme) -> ReadPart {
    if let part = numberInPieces(beginningWith: lexeme) ?? termOfDigits(lexeme) { return part }
    let number = ForeignNumber(lexeme.text)
    var lexeme = lexeme
    if number.peculiarity == .unit, lexeme.text.lowercased().hasSuffix("e"), let sign = next, sign.isGlued,
      sign.text == "+" || sign.text == "-", self.lexeme(at: 1) == nil
    {
      // The sign belongs to an exponent without digits.
      lexeme.range = lexeme.range.lowerBound..<take().range.upperBound
    }
    if let peculiarity = number.peculiarity {
      let value = number.value.map(DecimalNumeral.plainText(of:))
      // A number of many digits would hide the rest of the hint.
      note(
        peculiarity, lexeme.range, of: lexeme.text,
        value.map { [TextEdit(range: lexeme.range, replacement: $0)] } ?? [],
        instead: value.flatMap { $0.utf8.count <= 40 ? $0 : nil })
    }
    if let unit = next, !unit.isGlued, ForeignNumber.units.contains(unit.text), ![".", "["].contains(text(at: 1)) {
      let gap = lexeme.range.upperBound..<unit.range.upperBound
      note(.unit, gap, of: lexeme.text + " " + unit.text, replacing: gap, by: "", instead: lexeme.text)
      position += 1
    }
    guard next?.text == "%", let value = number.value else { return .number(number.value, lexeme.range) }
    position += 1
    let range = lexeme.range.lowerBound..<last.upperBound
    note(.percentage, range, by: DecimalNumeral.plainText(of: value / 100))
    return .number(value / 100, range)
  }

  /// The form of a side, where a percentage alone is that much of the same size: of the superview where the dialect has a
  /// word for it, or of the other view where it names none; `nil` where there is no telling of what.
  mutating func formOfSide(_ part: ReadPart, after left: LinearForm?) -> LinearForm? {
    guard let form = part.form, form.terms.isEmpty,
      let index = departures.lastIndex(where: { $0.kind == .percentage && part.range.contains($0.range) })
    else { return part.form }
    departures[index].kind = .percentageAlone
    departures[index].instead = departures[index].edits.first?.replacement
    departures[index].edits = []
    let item =
      writesItems ? dialect.meaning.superviewWord.map { .named($0.spelling) } : NormalForm<String>.Item.given(.right)
    // Of what stands beside it, or behind it, it would be a part as well.
    let isAlone = departures[index].range == part.range && (next == nil || next?.text == "@")
    guard isAlone, let item, let left, let term = left.terms.first, left == LinearForm(term.reference),
      term.reference.attribute.isSize
    else { return nil }
    return LinearForm(.init(item: item, attribute: term.reference.attribute), multiplier: form.constant)
  }

  /// `1 000`, `1. 5`, `1,000`, `0,5`, `1,000.5` and `1.000,5`
  private mutating func numberInPieces(beginningWith lexeme: Lexeme) -> ReadPart? {
    guard let second = next else { return nil }
    let isComma = second.text == "," && second.isGlued && self.lexeme(at: 1)?.isGlued == true
    let isPoint = second.text == "." && self.lexeme(at: 1)?.isGlued == true
    guard let rest = isComma || isPoint ? self.lexeme(at: 1) : second, rest.kind == .number else { return nil }
    let isGroup = rest.text.utf8.prefix(while: Digit.contains).count == 3
    var text = lexeme.text + (isPoint ? "." : "") + rest.text
    var kind = Departure.Kind.dividedNumber
    if isComma {
      let isThousands = isGroup && !lexeme.text.contains(".") && lexeme.text != "0"
      kind = isThousands ? .groupComma : .decimalComma
      let groups = lexeme.text.split(separator: ".")
      let whole = groups.dropFirst().allSatisfy { $0.utf8.count == 3 } ? groups.joined() : lexeme.text
      text = isThousands ? lexeme.text + rest.text : whole + "." + rest.text
    } else if !isPoint, !isGroup, lexeme.text.last != "." {
      return nil
    }
    let number = ForeignNumber(text)
    guard let value = number.value, number.peculiarity == nil || isComma else { return nil }
    position += isComma || isPoint ? 2 : 1
    let range = lexeme.range.lowerBound..<last.upperBound
    note(kind, range, by: DecimalNumeral.plainText(of: value))
    return .number(value, range)
  }

  private mutating func numberWithoutZero() -> ReadPart? {
    guard let digits = lexeme(at: 1), digits.isGlued, let value = ForeignNumber("0." + digits.text).value else {
      return nil
    }
    let range = take().range.lowerBound..<take().range.upperBound
    note(.missingZero, range, by: DecimalNumeral.plainText(of: value))
    return .number(value, range)
  }

  /// `2nd.left`, `2view.left * 3` and `2width`, which begin as numbers do.
  private mutating func termOfDigits(_ lexeme: Lexeme) -> ReadPart? {
    var digits = lexeme.text.prefix { "0"..."9" ~= $0 }
    let decimals = lexeme.text[digits.endIndex...].dropFirst().prefix { "0"..."9" ~= $0 }
    if lexeme.text[digits.endIndex...].first == ".", !decimals.isEmpty {
      digits = lexeme.text[..<decimals.endIndex]
    }
    let parts = lexeme.text.dropFirst(digits.count).split(separator: ".", omittingEmptySubsequences: false)
    guard let name = parts.first, let letter = name.utf8.first, WordStart.contains(letter) else { return nil }
    let isAttribute = !writesItems && parts.count == 1 && dialect.attribute(spelled: String(name)) != nil
    guard
      isAttribute || next?.text == "[" && vocabulary.literals.contains("[")
        || parts.count == 2 && dialect.attribute(spelled: String(parts[1])) != nil
    else { return nil }
    let isOrdinal = ["st", "nd", "rd", "th"].contains(name.prefix(2))
    let isProduct = isAttribute || !decimals.isEmpty || side == .right && !isOrdinal
    position -= 1
    lexemes.replaceSubrange(position..<position + 1, with: lexeme.cut(behind: isProduct ? digits.utf8.count : nil))
    if isProduct { return .number(ForeignNumber(String(digits)).value, take().range) }
    lexemes[position].text = "_" + lexemes[position].text
    let start = lexeme.range.lowerBound
    note(.nameBeginningWithDigit, lexeme.range, of: lexemes[position].text, replacing: start..<start, by: "_")
    return term()
  }

  /// The range of numbers that the whole of the right side is.
  mutating func readRange() -> ForeignRange? {
    guard let range = ForeignRange(lexemes[position...]) else { return nil }
    let hasTwoEnds = range.lower != nil && range.upper != nil
    note(hasTwoEnds ? .range : .openRange, lexemes[position].range.lowerBound..<end + 1, of: range.text)
    position = lexemes.count
    return range
  }

  // MARK: groups

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
