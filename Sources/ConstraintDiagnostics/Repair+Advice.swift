import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Numerals
import Spelling

/// The words for a failure: a row of the table, with its blanks filled in.
extension Repair {
  var advice: Advice? {
    guard let departure else { return nil }
    let kind = kind(of: departure)
    func filled(_ template: ArraySlice<UInt8>) -> String? {
      Wording.filled(template) { blank($0, of: departure, kind) }
    }
    var hint: String?
    // A string is copied faster than it is gone through.
    for template in Array(kind.hint.utf8).split(separator: UInt8(ascii: "|")) where hint == nil {
      hint = filled(template)
    }
    var advice = Advice(message: kind.message.flatMap { filled(Array($0.utf8)[...]) }, hint: hint ?? "")
    if dialect.meaning.libraryIgnoresErrors, let said = silence(of: kind) { advice.message = said }
    if let word = departure.word, isBehind(word) {
      advice.marked = word.lowerBound - failure.range.lowerBound..<word.upperBound - failure.range.lowerBound
    }
    // A term that stands alone is no equation, even if it is mended.
    return isTermAlone ? Wording.inWholeEquation(advice, sample: dialect.sample) : advice
  }

  /// A sentence on what the library does with the text without reporting a mistake, where that is known.
  private func silence(of kind: Departure.Kind) -> String? {
    let place = failure.range.lowerBound
    guard let index = reading.lexemes.firstIndex(where: { $0.range.lowerBound == place }), index > 1,
      index + 1 < reading.lexemes.count || kind == .trailingText
    else { return nil }
    let lexemes = reading.lexemes
    guard kind == .constantArithmetic, lexemes[index - 2].kind == .relation else {
      return Wording.silence(about: kind, in: dialect.library)
    }
    return Wording.silence(
      aboutNumber: lexemes[index - 1].text, lexemes[index].text, lexemes[index + 1].text, in: dialect.library)
  }

  /// The row of a departure. If the dialect can't state at all what is meant, it is a row that says so.
  private func kind(of departure: Departure) -> Departure.Kind {
    let orders: [Departure.Kind] = [
      .signedNumber, .unneededSign, .negatedTerm, .constantBeforeTerm, .parentheses, .secondTerm,
    ]
    guard (orders + Departure.Kind.ordersOfSides).contains(departure.kind), sentence == nil,
      reading.equations.count == 1,
      let form = reading.equations[0].normalForm(in: dialect)
    else { return departure.kind }
    let isAlone = reading.equations[0].isConstantAlone
    if !vocabulary.hasNegativeNumbers, isAlone, form.constant.written ?? 0 < 0 { return .signedNumber }
    if elsewhere == nil { return departure.kind }
    return form.multiplier.written ?? 0 < 0 ? .negativeMultiplier : .elsewhere
  }

  private func blank(_ name: String, of departure: Departure, _ kind: Departure.Kind) -> String? {
    let new = departure.edits.first?.replacement
    switch name {
    case "text": return departure.text.isEmpty ? nil : departure.text.inQuotationMarks
    case "bare": return departure.text.isEmpty ? nil : departure.text
    case "last": return departure.text.split(separator: ".").last.map { String($0).inQuotationMarks }
    case "new": return new
    case "instead": return departure.instead
    case "terms":
      return choices(of: departure).map { Wording.list($0) } ?? (departure.instead ?? new ?? whole).map { "'\($0)'" }
    case "whole": return whole
    case "local": return new != nil && (isMendedLocally || !isWhole) ? departure.instead ?? new : whole
    case "choices": return choices(of: departure).map { Wording.list($0) }
    case "each": return choices(of: departure).map { Wording.list($0, "and") }
    case "part": return parts?.count == 1 ? parts.map { Wording.list($0) } : nil
    case "parts": return parts?.count == 2 ? parts.map { Wording.list($0, "and") } : nil
    case "example": return example(of: kind)
    case "other": return elsewhere?.dialect
    case "there": return elsewhere?.text
    case "sample": return dialect.sample
    case "noun": return vocabulary.writesItems ? "view" : "attribute"
    case "subject": return vocabulary.writesItems ? "a view" : "an attribute"
    case "beginning": return vocabulary.writesItems ? "the view and its attribute" : "the attribute"
    case "numbers": return vocabulary.namesNumbers ? "one number or one name" : "one number"
    case "relations": return Wording.list(vocabulary.relations)
    case "attributes": return Wording.attributes(vocabulary.attributes(writtenLike: departure.text))
    case "examples": return examples(of: departure.text).map { "'\($0)'" }.joined(separator: ", ")
    default: return nil
    }
  }

  /// The whole equation as the dialect would have it; `nil` if it is so long that it would hide the rest of the hint,
  /// or one of several that may be meant.
  private var whole: String? {
    reading.isGuess ? nil : sentence.flatMap { $0.utf8.count <= 400 ? $0.onOneLine : nil }
  }

  /// The equations that together say what one equation is to say.
  private var parts: [String]? {
    let notation = reading.notation(in: vocabulary)
    let parts = reading.equations.compactMap {
      $0.sentence(in: dialect, spelledAs: notation).map { $0 + reading.suffix }
    }
    return parts.count == reading.equations.count ? parts : nil
  }

  /// Whether the failure stands behind a word.
  private func isBehind(_ word: Range<Int>) -> Bool { word.upperBound <= failure.range.lowerBound }

  private func choices(of departure: Departure) -> [String]? {
    let (words, item) = departure.choices
    guard !words.isEmpty else { return nil }
    guard let item, departure.word.map(isBehind) == true else { return words }
    return words.map { dialect.notation.term(item, $0) }
  }

  /// An item with attributes that the dialect has, the commonest ones if it has them.
  private func examples(of item: String) -> [String] {
    let notation = reading.notation(in: vocabulary)
    let known = vocabulary.attributes
    let common = [Attribute.left, .width].map(notation.attribute).filter(known.contains)
    return (common.isEmpty ? Array(known.prefix(2)) : common).map { notation.term(item, $0) }
  }

  /// An equation that shows what to write in place of a number that is none here.
  private func example(of kind: Departure.Kind) -> String? {
    if kind == .signedNumber {
      let difference = Side(.attribute(of: "view2", .width), constant: Constant(.minus, .number(10)))
      let text = dialect.text(of: Equation(Side(.attribute(of: "view1", .width)), .equal, difference))
      return dialect.accepts(text) ? text : nil
    }
    guard let left = reading.left, let relation = reading.relation, reading.isValueAlone else { return nil }
    return MeantEquation(left: left, relation: relation, right: LinearForm(constant: .scalar(.number(10)))).sentence(
      in: dialect, spelledAs: reading.notation(in: vocabulary))
  }

  /// A dialect that can state what this one can't, and how.
  private var elsewhere: (dialect: String, text: String)? {
    guard let form = reading.equations.first?.normalForm(in: dialect) else { return nil }
    for other in dialect.others.joined() where reading.equations[0].normalForm(in: other) == form {
      guard let text = reading.equations[0].sentence(in: other) else { continue }
      return (other.name, text)
    }
    return nil
  }

  /// Whether the text has one term, or a part of one, and nothing else.
  private var isTermAlone: Bool {
    guard isWhole, reading.lexemes.first?.kind == .word else { return false }
    return reading.lexemes.dropFirst().allSatisfy {
      $0.isGlued && ($0.kind == .word || [".", "[", "]"].contains($0.text))
    }
  }
}

extension String {
  /// The text with one blank in place of line feeds and the like, and without any at its ends.
  fileprivate var onOneLine: String {
    unicodeScalars.split { $0 == " " || $0.isControl }.map { String($0) }.joined(separator: " ")
  }
}

/// What the grammar accepts and a parser refuses.
extension Repair {
  /// The departure for a text that the grammar accepts and a parser refuses, by the code of the refusal; `nil` for
  /// any other text.
  static func refusal(
    _ failure: Failure, in reading: Reading, _ bytes: ContiguousArray<UInt8>
  ) -> Departure? {
    guard failure.cause.refusal != nil else { return nil }
    let after = reading.lexemes.drop { $0.range.lowerBound < failure.range.upperBound }
    let before = reading.lexemes.prefix { $0.range.upperBound <= failure.range.lowerBound }
    let kind: Departure.Kind
    switch failure.code {
    case .twoTerms: kind = reading.lexemes.count { $0.text == "]" } == 2 ? .movableTerms : .joinedTerms
    case .constantMinusTerm: kind = .constantMinusTerm
    case .termTimesTerm: kind = .nonlinearTerm
    case .negatedTerm: kind = .negatedSide
    case .noTerm: kind = .noTerm
    case .touchingSigns: kind = .doubledSign
    case .nestingTooDeep: kind = .deepNesting
    case .notFinite:
      let isQuotient = failure.range.count == 1 && bytes[failure.range.lowerBound] == UInt8(ascii: "/")
      kind = isQuotient ? .endlessQuotient : .endlessNumber
    case .dividedTerm:
      guard after.first?.kind == .word else { return division(at: failure.range, by: after.first) }
      kind = before.last?.text == "]" ? .quotientOfTerms : .nonlinearTerm
    default: return nil
    }
    return Departure(kind: kind, range: failure.range)
  }

  private static func division(at range: Range<Int>, by divisor: Lexeme?) -> Departure {
    guard let divisor, divisor.kind == .number, let value = ForeignNumber(divisor.text).value else {
      return Departure(kind: .dividedTerm, range: range)
    }
    if value == 0 { return Departure(kind: .divisionByZero, range: range) }
    let factor = "* (1 / \(divisor.text))"
    var departure = Departure(kind: .dividedTerm, range: range, text: factor)
    // A fraction that does not end is better left to the dialect to compute.
    if (1 / value).isFinite, DecimalNumeral.plainText(of: 1 / value).utf8.count >= 12 {
      departure.edits = [TextEdit(range: range.lowerBound..<divisor.range.upperBound, replacement: factor)]
      departure.instead = factor
    }
    return departure
  }
}
