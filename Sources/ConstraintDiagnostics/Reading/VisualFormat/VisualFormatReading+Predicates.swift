import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// Sizes, distances and priorities.
extension VisualFormatReading {
  /// `(50)@700` and `[a(50)]@700`: where the list has one predicate, that is what the priority is of.
  var priorityOutside: ListHabit {
    let end = text[(place + 1)...].prefix { WordPart.contains($0) || $0 == UInt8(ascii: ".") }.endIndex
    let start = self[place - 1] == "]" ? place - 2 : place - 1
    guard end > place + 1, self[start] == ")", let open = text[..<start].lastIndex(of: UInt8(ascii: "(")),
      !text[open..<start].contains(","), !text[open..<start].contains("@")
    else { return ListHabit(habit: .priorityOutside) }
    let closing = String(decoding: text[start..<place], as: UTF8.self)
    return ListHabit(
      habit: .priorityOutside,
      edits: [TextEdit(range: start..<place, replacement: ""), insertion(closing, at: end)])
  }

  /// `@.defaultHigh`
  var namedPriority: ListHabit? {
    let word = text[(place + 1)...].prefix { WordPart.contains($0) }
    guard self[place - 1] == "@",
      let number = PlatformPriority.number(writtenAs: "." + String(decoding: word, as: UTF8.self))
    else { return nil }
    return ListHabit(.namedPriority, replacing: place..<word.endIndex, with: number)
  }

  /// `50...100`, where a list may stand.
  var numberRange: ListHabit? {
    let isEnd: (UInt8) -> Bool = { Digit.contains($0) }
    let lower = text[range].prefix(while: isEnd)
    let dots = text[lower.endIndex..<range.upperBound].prefix { $0 == UInt8(ascii: ".") }
    let upper = text[dots.endIndex..<range.upperBound]
    guard "(,".unicodeScalars.contains(self[place - 1] ?? " "), 2...3 ~= dots.count, !lower.isEmpty, !upper.isEmpty,
      upper.allSatisfy(isEnd)
    else { return nil }
    let (least, most) = (String(decoding: lower, as: UTF8.self), String(decoding: upper, as: UTF8.self))
    return ListHabit(.range, replacing: range, with: ">=\(least),<=\(most)")
  }

  var priority: ListHabit {
    if self[range.lowerBound] == "-" { return ListHabit(.priority, replacing: place..<place + 1, with: "") }
    let isTooLarge = text[range].contains { ("1"..."9").contains(Unicode.Scalar($0)) }
    return ListHabit(.priority, replacing: range, with: isTooLarge ? "1000" : "1")
  }

  var unit: ListHabit? {
    let digits = text[range].prefix { Digit.contains($0) || $0 == UInt8(ascii: ".") }
    let rest = digits.endIndex..<range.upperBound
    // `50.0f` is a number of C.
    guard (ForeignNumber.units + ["f"]).contains(String(decoding: text[rest], as: UTF8.self)) else { return nil }
    return ListHabit(.unit, replacing: rest, with: "")
  }

  /// A number with more behind it than belongs to one.
  var runOn: ListHabit {
    if let habit = unit ?? numberRange { return habit }
    let digits = text[range].filter { $0 != UInt8(ascii: "_") }
    if digits.count < range.count, digits.allSatisfy({ Digit.contains($0) || $0 == UInt8(ascii: ".") }) {
      return ListHabit(.separators, replacing: range, with: String(decoding: digits, as: UTF8.self))
    }
    return ListHabit(habit: .notNumber)
  }

  var number: ListHabit? {
    switch (self[place], self[place + 1]) {
    case ("(", _) where self[place - 1] == ")":
      return ListHabit(.secondList, replacing: place - 1..<place + 1, with: ",")
    case (")", _) where self[place - 1] == ",":
      return ListHabit(.emptyPredicate, replacing: place - 1..<place, with: "")
    case (",", _) where "(,".unicodeScalars.contains(self[place - 1] ?? " "):
      return ListHabit(.emptyPredicate, replacing: range, with: "")
    case (")", _) where self[place - 1] == "@", (",", _) where self[place - 1] == "@":
      return ListHabit(.missingPriority, replacing: place - 1..<place, with: "")
    case ("~", let next?) where isBehindPredicate && (next.isDigit || next.isWordStart):
      return ListHabit(.prioritySign, replacing: range, with: "@")
    case (")", let next) where self[place - 1] == "(":
      // In a connection the sign behind them goes too.
      let end = self[place - 2] == "-" && next == "-" ? place + 2 : place + 1
      return ListHabit(.emptyParentheses, replacing: place - 1..<end, with: "")
    case ("+", _) where !isBehindPredicate: return ListHabit(.plusSign, replacing: range, with: "")
    case ("=", ">"): return ListHabit(.otherRelation, replacing: place..<place + 2, with: ">=")
    case ("=", "<"): return ListHabit(.otherRelation, replacing: place..<place + 2, with: "<=")
    case ("=", _) where isInParentheses && isBehindPredicate: return valueBeforeRelation
    case ("=", _): return ListHabit(.otherRelation, replacing: range, with: "==")
    case ("<", _) where !isBehindPredicate: return ListHabit(.strictRelation, replacing: range, with: "<=")
    case (">", "["), (">", "|"): return nil
    case ("<", _) where isInParentheses && isBehindPredicate, (">", _) where isInParentheses && isBehindPredicate:
      return valueBeforeRelation
    case (">", _) where !isBehindPredicate: return ListHabit(.strictRelation, replacing: range, with: ">=")
    case ("%", "@"), ("%", "d"), ("%", "f"), ("\\", _): return ListHabit(habit: .placeholder)
    default: break
    }
    switch String(decoding: text[range], as: UTF8.self) {
    case "≥": return ListHabit(.otherRelation, replacing: range, with: ">=")
    case "≤": return ListHabit(.otherRelation, replacing: range, with: "<=")
    default: break
    }
    guard self[place] == "." else { return nil }
    if let namedPriority { return namedPriority }
    guard isBehindPredicate else {
      return self[place + 1]?.isDigit == true ? ListHabit(.leadingPoint, inserting: "0", at: place) : nil
    }
    let word = text[(place + 1)...].prefix { WordPart.contains($0) }
    let size = self[0] == "V" ? "height" : "width"
    let open = text[..<place].lastIndex(of: UInt8(ascii: "(")) ?? 0
    guard word.elementsEqual(size.utf8), let next = self[word.endIndex], "),@".unicodeScalars.contains(next),
      text[..<open].last.map({ WordPart.contains($0) }) == true
    else { return nil }
    return ListHabit(.attributeOfSize, replacing: place..<word.endIndex, with: "")
  }

  /// `[a(width>=20)]`: the size is meant without its name; of another value before a relation there is no telling.
  var valueBeforeRelation: ListHabit? {
    let start = place - text[..<place].reversed().prefix { WordPart.contains($0) }.count
    let isSize = text[start..<place].elementsEqual((self[0] == "V" ? "height" : "width").utf8)
    guard isSize, self[start - 1] == "(" else { return ListHabit(habit: .valueBeforeRelation) }
    return ListHabit(.valueBeforeRelation, replacing: start..<place, with: "")
  }

  var foreign: ListHabit? {
    switch self[place] {
    case "%": ListHabit(habit: .percentage)
    case "*" where isBehindPredicate, "/" where isBehindPredicate, "+" where isBehindPredicate,
      "-" where isInParentheses && isBehindPredicate:
      ListHabit(habit: .arithmetic)
    case "," where !isInParentheses, "~", ".", ":", "/",
      ">" where self[place - 1] == "-":
      ListHabit(habit: .otherLanguage)
    default: nil
    }
  }

  /// Whether a parenthesis is open before the place.
  var isInParentheses: Bool {
    text[..<place].last { "()[]".unicodeScalars.contains(Unicode.Scalar($0)) }.map { $0 == UInt8(ascii: "(") } ?? false
  }
}
