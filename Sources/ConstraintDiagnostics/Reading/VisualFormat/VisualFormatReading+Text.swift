import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// The text as a whole, and its beginning.
extension VisualFormatReading {
  func whiteSpace(_ range: Range<Int>) -> ListHabit {
    let place = range.lowerBound
    let before = text[..<place].reversed().prefix { WordPart.contains($0) }.count
    let after = text[range.upperBound...].prefix { WordPart.contains($0) }.count
    // Words that it parts would become one.
    guard before > 0, after > 0 else {
      return comment(from: range.upperBound, with: place) ?? ListHabit(.whiteSpace, replacing: range, with: "")
    }
    let end = range.upperBound + after
    guard self[place - before - 1] == "[", let next = self[end] else { return ListHabit(habit: .whiteSpaceInName) }
    guard self[range.upperBound]?.isDigit == true, next == "]" else {
      return "](\t ".unicodeScalars.contains(next)
        ? ListHabit(.whiteSpaceInName, replacing: range, with: "_") : ListHabit(habit: .whiteSpaceInName)
    }
    return ListHabit(
      habit: .sizeWithoutParentheses,
      edits: [TextEdit(range: range, replacement: "("), insertion(")", at: end)])
  }

  var quotation: ListHabit? {
    let marks = text.indices.filter { self[$0] == "\"" || self[$0] == "@" && self[$0 + 1] == "\"" }
    guard marks.contains(place), let last = marks.last else { return nil }
    // What ends an argument or a statement goes with them.
    let rest = text[(last + 1)...]
    let end = rest.allSatisfy { ",; )".unicodeScalars.contains(Unicode.Scalar($0)) } ? text.count : last + 1
    return ListHabit(
      habit: .quotationMark,
      edits: marks.map { TextEdit(range: $0..<($0 == last ? end : $0 + 1), replacement: "") })
  }

  var comment: ListHabit? { comment(from: place, with: place) }

  /// A comment or an identifier, left out with the white space before it.
  func comment(from place: Int, with start: Int) -> ListHabit? {
    if self[place] == "#" { return ListHabit(.identifier, replacing: start..<text.count, with: "") }
    guard self[place] == "/", self[place + 1] == "/" || self[place + 1] == "*" else { return nil }
    return ListHabit(.comment, replacing: start..<text.count, with: "")
  }

  var orientation: ListHabit? {
    let word = text[range.lowerBound..<range.upperBound]
    let isBeforeColon = self[range.upperBound] == ":" && word.allSatisfy { WordPart.contains($0) }
    switch (place, self[0], self[1]) {
    case (1, "H", "|"), (1, "V", "|"), (1, "H", "["), (1, "V", "["):
      return ListHabit(.orientationWithoutColon, inserting: ":", at: 1)
    case (1, "H", "-"), (1, "V", "-"):
      // A sign before the side of the superview is none of a connection.
      return self[2] == "|"
        ? ListHabit(.orientationWithoutColon, replacing: 1..<2, with: ":")
        : ListHabit(.orientationWithoutColon, inserting: ":", at: 1)
    case (0, "H", "V") where self[2] == ":", (0, "Z", ":"), (0, "C", ":"): return ListHabit(habit: .otherLanguage)
    case (0, "h", _) where isBeforeColon: return ListHabit(.smallOrientation, replacing: range, with: "H")
    case (0, "v", _) where isBeforeColon: return ListHabit(.smallOrientation, replacing: range, with: "V")
    case (0, _, _) where isBeforeColon: return ListHabit(habit: .unknownOrientation)
    case (2, "H", ":") where isBeforeColon, (2, "V", ":") where isBeforeColon:
      return ListHabit(habit: .secondOrientation)
    default: return nil
    }
  }
}
