import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// Views, by whatever brackets.
extension VisualFormatReading {
  var view: ListHabit? {
    let (before, after) = (self[place - 1], self[range.upperBound])
    switch self[place] {
    case "[" where before == "[", "]" where before == "]":
      return ListHabit(.nestedBracket, replacing: range, with: "")
    case "|" where !text.contains("["), nil where !text.contains("["):
      return wordBeforeConnection ?? ListHabit(habit: .noView)
    case nil where before != "-":
      return wordBeforeConnection ?? groupBeforeEnd
    case "(" where before == "]":
      guard let close = text[place...].firstIndex(of: UInt8(ascii: ")")), self[close + 1] != "[" else { return nil }
      // Before the side of the superview it may be a distance as well.
      if self[close + 1] == "|" { return ListHabit(habit: .sizeBehindBrackets) }
      return ListHabit(
        habit: .sizeBehindBrackets,
        edits: [TextEdit(range: place - 1..<place, replacement: ""), insertion("]", at: close + 1)])
    case "(" where [nil, "-", "|", ":"].contains(before) && !isClosed,
      "{" where [nil, "-", "|", ":"].contains(before) && !isClosed:
      return brackets(from: place)
    case "-" where isInView && (after?.isWordStart ?? false):
      let rest = text[(place + 1)...].prefix { WordPart.contains($0) }
      guard let end = self[rest.endIndex], "](".unicodeScalars.contains(end) else { return nil }
      return ListHabit(.hyphenInName, replacing: range, with: "_")
    case "." where isInView && (after?.isWordStart ?? false): return path
    case "=" where isInView, "<" where isInView, ">" where isInView:
      guard let end = text[place...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let isAlone = self[place] == "=" && after != "="
      let opening = isAlone ? TextEdit(range: range, replacement: "(==") : insertion("(", at: place)
      return ListHabit(habit: .sizeWithoutParentheses, edits: [opening, insertion(")", at: end)])
    case let first? where first.isWordStart && [nil, "-", "|", ":"].contains(before) && !isClosed:
      // A word where a view begins, and what may stand behind one.
      guard [nil, "-", "|", "["].contains(after) else { return nil }
      return ListHabit(
        habit: .viewWithoutBrackets, edits: [insertion("[", at: place), insertion("]", at: range.upperBound)])
    case let first? where before == "[" && first.isDigit && "](".unicodeScalars.contains(after ?? " "):
      // A number alone may be a distance.
      return text[range].allSatisfy(Digit.contains)
        ? ListHabit(habit: .name) : ListHabit(.name, inserting: "_", at: place)
    case .some where before == "[": return ListHabit(habit: .name)
    default: return nil
    }
  }

  /// Whether the name of a view stands before the place, and its bracket.
  var isInView: Bool {
    let word = text[..<place].reversed().prefix { WordPart.contains($0) }.count
    return word > 0 && self[place - word - 1] == "["
  }

  /// `-label-|` and `-label` at the end: a word where a view was meant.
  var wordBeforeConnection: ListHabit? {
    let end = self[place - 1] == "-" ? place - 1 : place
    let start = end - text[..<max(0, end)].reversed().prefix { WordPart.contains($0) }.count
    guard start < end, self[start]?.isWordStart == true, self[start - 1] == "-" else { return nil }
    return ListHabit(habit: .viewWithoutBrackets, edits: [insertion("[", at: start), insertion("]", at: end)])
  }

  /// `-(label)` at the end.
  var groupBeforeEnd: ListHabit? {
    guard self[place - 1] == ")", let start = text[..<place].lastIndex(of: UInt8(ascii: "(")), self[start - 1] == "-"
    else { return nil }
    return brackets(from: start)
  }

  /// Brackets in place of others around a name.
  func brackets(from start: Int) -> ListHabit? {
    let word = text[(start + 1)...].prefix { WordPart.contains($0) }
    guard self[start + 1]?.isWordStart == true, let close = self[word.endIndex], ")}".unicodeScalars.contains(close)
    else {
      return nil
    }
    return ListHabit(
      habit: .otherBrackets,
      edits: [
        TextEdit(range: start..<start + 1, replacement: "["),
        TextEdit(range: word.endIndex..<word.endIndex + 1, replacement: "]"),
      ])
  }

  /// `[self.view]`: the last word is the name; an attribute is left out.
  var path: ListHabit? {
    let rest = text[(place + 1)...].prefix { WordPart.contains($0) || $0 == UInt8(ascii: ".") }
    guard let end = self[rest.endIndex], "](".unicodeScalars.contains(end) else { return nil }
    let words = rest.split(separator: UInt8(ascii: "."))
    guard let last = words.last, last.first.map({ WordStart.contains($0) }) == true else { return nil }
    if Attribute(anyCase: String(decoding: last, as: UTF8.self)) != nil {
      return words.count == 1 ? ListHabit(.pathOfView, replacing: place..<rest.endIndex, with: "") : nil
    }
    let start = place - text[..<place].reversed().prefix { WordPart.contains($0) }.count
    return ListHabit(.pathOfView, replacing: start..<last.startIndex, with: "")
  }

  /// Whether the side of the superview that ends a text stands before the place.
  var isClosed: Bool { self[place - 1] == "|" && text[..<place].contains("]") }
}
