import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// A text, and where it fails.
struct VisualFormatReading {
  let text: ContiguousArray<UInt8>
  let place: Int
  let range: Range<Int>
  let code: DiagnosticCode

  var habit: ListHabit? {
    if code == .priorityOutOfRange { return priority }
    if code == .numberRunsOn { return runOn }
    if code == .whiteSpace || code == .unicodeSpace { return whiteSpace(range) }
    let isInName = self[place - 1].map { $0 == "[" || $0.isDigit || $0.isWordStart } ?? false
    if let scalar = String(decoding: text[range], as: UTF8.self).unicodeScalars.first,
      let meant = Lookalike.meant(by: scalar).map({ String($0) }) ?? (isInName ? Lookalike.letters(for: scalar) : nil),
      !meant.isEmpty
    {
      return ListHabit(.lookalike, replacing: range, with: meant)
    }
    // Where white space may end a text, what stands behind it is what fails.
    let blanks = text[..<place].reversed().prefix { WhiteSpace.contains($0) }.count
    if blanks > 0 { return whiteSpace(place - blanks..<place) }
    return quotation ?? comment ?? orientation ?? view ?? connection ?? number ?? foreign
  }

  subscript(index: Int) -> Unicode.Scalar? {
    text.indices.contains(index) ? Unicode.Scalar(text[index]) : nil
  }

  func insertion(_ word: String, at place: Int) -> TextEdit {
    TextEdit(range: place..<place, replacement: word)
  }
}

extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isWordStart: Bool { isASCII && WordStart.contains(UInt8(value)) }
}

extension Collection<UInt8> {
  func contains(_ scalar: Unicode.Scalar) -> Bool { contains { Unicode.Scalar($0) == scalar } }
}

extension ListHabit {
  init(_ habit: VisualFormatHabit, replacing range: Range<Int>, with text: String) {
    self.init(habit: habit, edits: [TextEdit(range: range, replacement: text)])
  }

  init(_ habit: VisualFormatHabit, inserting text: String, at place: Int) {
    self.init(habit, replacing: place..<place, with: text)
  }
}

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

/// The connections between views.
extension VisualFormatReading {
  var connection: ListHabit? {
    let before = self[place - 1]
    switch self[place] {
    case "-" where before == "-" && (self[place + 1]?.isDigit ?? false):
      let end = text[(place + 1)...].firstIndex { !WordPart.contains($0) && $0 != UInt8(ascii: ".") } ?? text.count
      return ListHabit(habit: .negativeDistance, edits: [insertion("(", at: place), insertion(")", at: end)])
    case "-" where before == "-" && (self[place + 1]?.isWordStart ?? false):
      return ListHabit(habit: .negativeName)
    case let first? where before == "-" && first.isWordStart && self[place - 2] == "(":
      return ListHabit(habit: .negativeName)
    case "-" where place == 0 || before == ":":
      return ListHabit(.connectionWithoutStart, inserting: "|", at: place)
    case "-" where isInParentheses && "[|".unicodeScalars.contains(self[place + 1] ?? " "):
      return ListHabit(.openParenthesis, inserting: ")", at: place)
    case "," where !isClosed: return list
    case "[" where isBehindPredicate, "|" where isBehindPredicate:
      return ListHabit(.openConnection, inserting: "-", at: place)
    case nil where before == "-": return ListHabit(.connectionWithoutEnd, inserting: "|", at: place)
    case nil where self[place - 1]?.isDigit ?? false:
      return ListHabit(.connectionWithoutEnd, inserting: "-|", at: place)
    case .some where isClosed:
      let states = text[place...].contains("[")
      return states
        ? ListHabit(habit: .secondText) : ListHabit(.trailingText, replacing: place..<text.count, with: "")
    case "@" where before == "]" || before == ")": return priorityOutside
    case let digit? where digit.isDigit && (before == "]" || before == "|" && !isClosed):
      let end = text[place...].prefix { WordPart.contains($0) || $0 == UInt8(ascii: ".") }.endIndex
      guard self[end] == "[" || self[end] == "|" else { return nil }
      return ListHabit(habit: .openConnection, edits: [insertion("-", at: place), insertion("-", at: end)])
    default: return nil
    }
  }

  /// A list of predicates in a connection, which has no parentheses.
  var list: ListHabit? {
    let start = text[..<place].indices.last {
      self[$0] == "-" && self[$0 - 1].map { "])|".unicodeScalars.contains($0) } ?? true
    }
    let end = text[place...].indices.first {
      self[$0] == "-" && self[$0 + 1].map { "[|".unicodeScalars.contains($0) } ?? true
    }
    guard let start, let end, !text[start..<place].contains("["), !text[start..<place].contains("(") else {
      return nil
    }
    let numbers = text[(start + 1)..<end].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    if numbers.allSatisfy({ $0.allSatisfy(Digit.contains) && !$0.isEmpty }) {
      // Two numbers would contradict each other: the comma is that of one.
      let groups = numbers.dropFirst()
      let comma = TextEdit(range: place..<place + 1, replacement: groups.first?.count == 3 ? "" : ".")
      return ListHabit(habit: .notNumber, edits: groups.count == 1 ? [comma] : [])
    }
    return ListHabit(
      habit: .listWithoutParentheses, edits: [insertion("(", at: start + 1), insertion(")", at: end)])
  }

  /// Whether a number, a name or a list stands before the place.
  var isBehindPredicate: Bool {
    self[place - 1].map { $0.isDigit || $0.isWordStart || $0 == ")" || $0 == "." } ?? false
  }
}
