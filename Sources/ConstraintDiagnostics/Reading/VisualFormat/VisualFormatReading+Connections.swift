import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

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
