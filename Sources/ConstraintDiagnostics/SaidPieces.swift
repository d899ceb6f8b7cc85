import ConstraintGrammar
import GrammarCombinators

/// A number that a text has.
struct SaidNumber {
  /// The part of it that counts.
  struct Said: Equatable {
    let value: Double
    let isPriority: Bool

    /// Whether it says nothing that goes without it.
    var isRequired: Bool { isPriority && value == 1000 }
  }

  let said: Said

  /// Where it stands.
  let place: Int

  /// Its sign, if it is below zero, and its digits, in ASCII.
  let digits: [UInt8]

  init(_ value: Double, isPriority: Bool, _ text: String, at place: Int) {
    said = Said(value: value, isPriority: isPriority)
    self.place = place
    digits = (value < 0 ? [UInt8(ascii: "-")] : []) + text.utf8.filter(Digit.contains)
  }
}

/// The pieces of a text, looked at for what each says where it stands.
struct SaidPieces {
  let lexemes: [Lexeme]

  /// Whether the text states any number of constraints.
  let isList: Bool

  private func text(_ index: Int) -> String { lexemes.indices.contains(index) ? lexemes[index].text : "" }

  /// Whether a word says nothing where it stands: it belongs to a language that the text is written in, or says again what
  /// goes without it.
  func isIdle(at index: Int) -> Bool {
    let (before, word, after) = (text(index - 1), text(index), text(index + 1))
    if ForeignType.isOfAttributes(word) || before == "." && ForeignType.isOfAttributes(word, in: text(index - 2)) {
      return true
    }
    if before == "(" || after == "(", ForeignType.isOfNumbers(word) { return true }
    if before == ".", after == ".", FrameWord.parts.contains(word) { return true }
    if ForeignNumber.units.contains(word), index > 0, lexemes[index - 1].kind == .number { return true }
    if word == PlatformPriority.type, after == "(" { return true }
    if word == "priority", [".", "["].allSatisfy({ $0 != after }) { return true }
    if LenientReader.isOfCall(word, after: before, before: after) { return true }
    if word == "true", text(index - 2) == "isActive" { return true }
    if word == "x" || word == "X", stands(between: index) { return true }
    // The orientation is no name, and says which size is meant.
    if index == 0, after == ":", word.orientation != nil { return true }
    let isVertical = text(0) == "V" || text(1) == ":" && text(0).lowercased().hasPrefix("v")
    let size = isVertical ? "height" : "width"
    if isList, word == size, before == "." || before == "(" && lexemes[index + 1].kind == .relation { return true }
    if lexemes.contains(where: { $0.kind == .relation }) { return false }
    let words = [word, before + " " + word, word + " " + after]
    return words.contains { ForeignRelation.meaning(ofWords: $0) != nil }
  }

  /// Whether a sign computes something: a plus sign that nothing stands before does not.
  func isOperator(at index: Int) -> Bool {
    let sign = lexemes[index].text
    if isList || !lexemes[index].isOperator { return false }
    return sign != "+" || index > 0 && !mayPrecedeSign(index - 1)
  }

  /// Whether a word stands where an operator could.
  private func stands(between index: Int) -> Bool {
    guard index > 0, index + 1 < lexemes.count else { return false }
    let (before, after) = (lexemes[index - 1], lexemes[index + 1])
    return (before.kind == .number || before.kind == .word || [")", "]"].contains(before.text))
      && (after.kind == .number || after.kind == .word || after.text == "(")
  }

  /// Whether a priority comes next, behind its sign.
  private func isPriority(at index: Int) -> Bool {
    guard let place = lexemes[..<index].lastIndex(where: { !Self.isBeforePriority($0.text) }) else { return false }
    // Behind a relation the sign is that of a number in Objective-C.
    return Self.isSignOfPriority(lexemes[place].text) && (place == 0 || lexemes[place - 1].kind != .relation)
  }

  private static func isSignOfPriority(_ text: String) -> Bool { text == "@" || text == "~" || text == "priority" }

  /// Whether a piece can stand between a priority and its sign.
  private static func isBeforePriority(_ text: String) -> Bool {
    switch text {
    case "(", ":", "=", "-", "+", ".", PlatformPriority.type: true
    default: false
    }
  }

  /// The priority that a word is for.
  func namedPriority(at index: Int) -> SaidNumber? {
    guard lexemes[index].kind == .word, text(index - 1) == ".", isPriority(at: index),
      let number = PlatformPriority.number(writtenAs: "." + text(index)), let value = ForeignNumber(number).value
    else { return nil }
    return SaidNumber(value, isPriority: true, number, at: lexemes[index].range.lowerBound)
  }

  /// The numbers that a piece has: several where no number is written so.
  func numbers(at index: Int) -> [SaidNumber] {
    let lexeme = lexemes[index]
    let (isPriority, place) = (isPriority(at: index), lexeme.range.lowerBound)
    let number = ForeignNumber(lexeme.text)
    if let value = number.value {
      // Behind a run of signs it is anybody's guess which of them is the number's.
      let isNegative = text(index - 1) == "-" && mayPrecedeSign(index - 2)
      let numeral = String(lexeme.text.dropLast(number.unit.count))
      return [SaidNumber(isNegative ? -value : value, isPriority: isPriority, numeral, at: place)]
    }
    return lexeme.text.split { !("0"..."9" ~= $0) }.map { part in
      let digits = String(part)
      return SaidNumber(ForeignNumber(digits).value ?? 0, isPriority: isPriority, digits, at: place)
    }
  }

  private func mayPrecedeSign(_ index: Int) -> Bool {
    let before = text(index)
    return before == "(" || before == "," || Self.isSignOfPriority(before)
      || lexemes.indices.contains(index) && lexemes[index].kind == .relation
  }

  /// The words that a number runs on into, but for its unit.
  func wordsOfNumber(at index: Int) -> [String] {
    ForeignNumber(text(index)).unit.split { $0 == "." }.map { String($0) }.filter {
      $0 != "f" && !ForeignNumber.units.contains($0.lowercased())
    }
  }
}
