import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Numerals

/// Numbers as they are written in some language or other.
extension LenientReader {
  mutating func number(_ lexeme: Lexeme) -> ReadPart {
    if let part = numberInPieces(beginningWith: lexeme) ?? termOfDigits(lexeme) { return part }
    let number = ForeignNumber(lexeme.text)
    var lexeme = lexeme
    if number.peculiarity == .unit, lexeme.text.lowercased().hasSuffix("e"), let sign = next, sign.isGlued,
      sign.text == "+" || sign.text == "-"
    {
      if self.lexeme(at: 1) == nil {
        // The sign belongs to an exponent without digits.
        lexeme.range = lexeme.range.lowerBound..<take().range.upperBound
      } else {
        // It may belong to an exponent.
        reading.isUncertain = true
      }
    }
    // `5.left` lacks the name of a view.
    if vocabulary.attribute(spelled: String(number.unit.drop { $0 == "." })) != nil { reading.isUncertain = true }
    if number.mayLoseUnit { reading.isUncertain = true }
    // Of two points one may be another sign.
    if number.peculiarity == .trailingPoint, lexeme.text.dropLast().contains(".") { reading.isUncertain = true }
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

  /// The form of a side. A percentage alone is that much of the same size: of the superview if the dialect has a word
  /// for that, or of the other view if the dialect names no views. `nil` where it can't be told of what it is a part.
  mutating func formOfSide(_ part: ReadPart, after left: LinearForm?) -> LinearForm? {
    guard let form = part.form, form.terms.isEmpty,
      let index = departures.lastIndex(where: { $0.kind == .percentage && part.range.contains($0.range) })
    else { return part.form }
    departures[index].kind = .percentageAlone
    departures[index].instead = departures[index].edits.first?.replacement
    departures[index].edits = []
    let item =
      writesItems ? dialect.meaning.superviewWord.map { .named($0.spelling) } : NormalForm.Item.given(.right)
    // Beside something else, or before it, a percentage could be a part of that as well.
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
    } else if !isPoint, lexeme.text.last != "." {
      // A number with thousands of points is less likely than a priority whose sign is missing.
      let isPriority = lexeme.text.utf8.count > 1 && position == lexemes.count - 1 && isPriorityWithoutSign(rest)
      if !isGroup || isPriority { return nil }
    }
    let number = ForeignNumber(text)
    guard let value = number.value, number.peculiarity == nil || isComma else { return nil }
    position += isComma || isPoint ? 2 : 1
    let range = lexeme.range.lowerBound..<last.upperBound
    note(kind, range, by: DecimalNumeral.plainText(of: value))
    return .number(value, range)
  }

  mutating func numberWithoutZero() -> ReadPart? {
    guard let digits = lexeme(at: 1), digits.isGlued else { return nil }
    let number = ForeignNumber("0." + digits.text)
    guard let value = number.value else { return nil }
    if digits.text.contains(".") || number.mayLoseUnit { reading.isUncertain = true }
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
    let isAttribute = !writesItems && parts.count == 1 && vocabulary.attribute(spelled: String(name)) != nil
    guard
      isAttribute || next?.text == "[" && vocabulary.literals.contains("[")
        || parts.count == 2 && vocabulary.attribute(spelled: String(parts[1])) != nil
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
    guard next?.kind != .word, let range = ForeignRange(lexemes[position...]) else { return nil }
    let hasTwoEnds = range.lower != nil && range.upper != nil
    note(hasTwoEnds ? .range : .openRange, lexemes[position].range.lowerBound..<end + 1, of: range.text)
    position = lexemes.count
    return range
  }
}
