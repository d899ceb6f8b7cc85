import GrammarCombinators

/// What somebody wrote in a visual format, from another language or out of habit. ``Wording`` has a row for each.
enum VisualFormatHabit: Hashable, Sendable {
  case equation
  case whiteSpace, whiteSpaceInName, quotationMark, comment
  case smallOrientation, orientationWithoutColon, unknownOrientation, secondOrientation
  case noView, nestedBracket, viewWithoutBrackets, otherBrackets, sizeWithoutParentheses, sizeBehindBrackets
  case openConnection, connectionWithoutStart, connectionWithoutEnd
  case negativeDistance, negativeName, listWithoutParentheses, openParenthesis
  case name, hyphenInName, pathOfView, leadingPoint, separators, notNumber, unit, attributeOfSize
  case strictRelation, otherRelation, placeholder, plusSign, emptyParentheses, secondList, emptyPredicate, range
  case percentage, arithmetic, otherLanguage
  case priority, priorityOutside, prioritySign, namedPriority, missingPriority
  case trailingText, secondText, identifier
}

/// What a mistake in a text of several constraints comes from, and the changes that mend it; none where it can't be told what
/// is meant.
struct ListHabit: Hashable, Sendable {
  let habit: VisualFormatHabit
  var edits: [TextEdit] = []
}

extension VisualFormatHabit {
  /// The habit behind a failure, where there is one.
  static func find(_ text: ContiguousArray<UInt8>, _ range: Range<Int>, _ code: DiagnosticCode) -> ListHabit? {
    Reading(text: text, place: range.lowerBound, range: range, code: code).habit
  }

  /// A text, and where it fails.
  private struct Reading {
    let text: ContiguousArray<UInt8>
    let place: Int
    let range: Range<Int>
    let code: DiagnosticCode

    var habit: ListHabit? {
      if code == .priorityOutOfRange { return priority }
      if code == .numberRunsOn { return runOn }
      if code == .whiteSpace || code == .unicodeSpace { return whiteSpace(range) }
      // Where white space may end a text, what stands behind it is what fails.
      let blanks = text[..<place].reversed().prefix { WhiteSpace.contains($0) }.count
      if blanks > 0 { return whiteSpace(place - blanks..<place) }
      return quotation ?? comment ?? orientation ?? view ?? connection ?? number ?? foreign
    }

    // MARK: a text as a whole

    private func whiteSpace(_ range: Range<Int>) -> ListHabit {
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
        return "](\t ".contains(next)
          ? ListHabit(.whiteSpaceInName, replacing: range, with: "_") : ListHabit(habit: .whiteSpaceInName)
      }
      return ListHabit(
        habit: .sizeWithoutParentheses,
        edits: [TextEdit(range: range, replacement: "("), insertion(")", at: end)])
    }

    private var quotation: ListHabit? {
      let marks = text.indices.filter { self[$0] == "\"" || self[$0] == "@" && self[$0 + 1] == "\"" }
      guard marks.contains(place), let last = marks.last else { return nil }
      // What ends an argument or a statement goes with them.
      let rest = text[(last + 1)...]
      let end = rest.allSatisfy { ",; )".contains(Unicode.Scalar($0)) } ? text.count : last + 1
      return ListHabit(
        habit: .quotationMark,
        edits: marks.map { TextEdit(range: $0..<($0 == last ? end : $0 + 1), replacement: "") })
    }

    private var comment: ListHabit? { comment(from: place, with: place) }

    /// A comment or an identifier, left out with the white space before it.
    private func comment(from place: Int, with start: Int) -> ListHabit? {
      if self[place] == "#" { return ListHabit(.identifier, replacing: start..<text.count, with: "") }
      guard self[place] == "/", self[place + 1] == "/" || self[place + 1] == "*" else { return nil }
      return ListHabit(.comment, replacing: start..<text.count, with: "")
    }

    private var orientation: ListHabit? {
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

    // MARK: views

    private var view: ListHabit? {
      let (before, after) = (self[place - 1], self[range.upperBound])
      switch self[place] {
      case "[" where before == "[", "]" where before == "]":
        return ListHabit(.nestedBracket, replacing: range, with: "")
      case "|" where !text.contains("["), nil where !text.contains("["):
        return wordBeforeConnection ?? ListHabit(habit: .noView)
      case nil where before != "-":
        return wordBeforeConnection ?? groupBeforeEnd
      case "(" where before == "]":
        guard let close = text[place...].firstIndex(of: UInt8(ascii: ")")), self[close + 1] != "[",
          self[close + 1] != "|"
        else { return nil }
        return ListHabit(
          habit: .sizeBehindBrackets,
          edits: [TextEdit(range: place - 1..<place, replacement: ""), insertion("]", at: close + 1)])
      case "(" where [nil, "-", "|", ":"].contains(before) && !isClosed,
        "{" where [nil, "-", "|", ":"].contains(before) && !isClosed:
        return brackets(from: place)
      case "-" where isInView && (after?.isWordStart ?? false):
        let rest = text[(place + 1)...].prefix { WordPart.contains($0) }
        guard let end = self[rest.endIndex], "](".contains(end) else { return nil }
        return ListHabit(.hyphenInName, replacing: range, with: "_")
      case "." where isInView && (after?.isWordStart ?? false): return path
      case "=" where isInView, "<" where isInView, ">" where isInView:
        guard let end = text[place...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
        return ListHabit(
          habit: .sizeWithoutParentheses, edits: [insertion("(", at: place), insertion(")", at: end)])
      case let first? where first.isWordStart && [nil, "-", "|", ":"].contains(before) && !isClosed:
        // A word where a view begins, and what may stand behind one.
        guard [nil, "-", "|", "["].contains(after) else { return nil }
        return ListHabit(
          habit: .viewWithoutBrackets, edits: [insertion("[", at: place), insertion("]", at: range.upperBound)])
      case let first? where before == "[" && first.isDigit && "](".contains(after ?? " "):
        return ListHabit(.name, inserting: "_", at: place)
      case .some where before == "[": return ListHabit(habit: .name)
      default: return nil
      }
    }

    /// Whether the name of a view stands before the place, and its bracket.
    private var isInView: Bool {
      let word = text[..<place].reversed().prefix { WordPart.contains($0) }.count
      return word > 0 && self[place - word - 1] == "["
    }

    /// `-label-|` and `-label` at the end: a word where a view was meant.
    private var wordBeforeConnection: ListHabit? {
      let end = self[place - 1] == "-" ? place - 1 : place
      let start = end - text[..<max(0, end)].reversed().prefix { WordPart.contains($0) }.count
      guard start < end, self[start]?.isWordStart == true, self[start - 1] == "-" else { return nil }
      return ListHabit(habit: .viewWithoutBrackets, edits: [insertion("[", at: start), insertion("]", at: end)])
    }

    /// `-(label)` at the end.
    private var groupBeforeEnd: ListHabit? {
      guard self[place - 1] == ")", let start = text[..<place].lastIndex(of: UInt8(ascii: "(")), self[start - 1] == "-"
      else { return nil }
      return brackets(from: start)
    }

    /// Brackets in place of others around a name.
    private func brackets(from start: Int) -> ListHabit? {
      let word = text[(start + 1)...].prefix { WordPart.contains($0) }
      guard self[start + 1]?.isWordStart == true, let close = self[word.endIndex], ")}".contains(close) else {
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
    private var path: ListHabit? {
      let rest = text[(place + 1)...].prefix { WordPart.contains($0) || $0 == UInt8(ascii: ".") }
      guard let end = self[rest.endIndex], "](".contains(end) else { return nil }
      let words = rest.split(separator: UInt8(ascii: "."))
      guard let last = words.last, last.first.map({ WordStart.contains($0) }) == true else { return nil }
      if Attribute(anyCase: String(decoding: last, as: UTF8.self)) != nil {
        return words.count == 1 ? ListHabit(.pathOfView, replacing: place..<rest.endIndex, with: "") : nil
      }
      let start = place - text[..<place].reversed().prefix { WordPart.contains($0) }.count
      return ListHabit(.pathOfView, replacing: start..<last.startIndex, with: "")
    }

    /// Whether the side of the superview that ends a text stands before the place.
    private var isClosed: Bool { self[place - 1] == "|" && text[..<place].contains("]") }

    // MARK: connections

    private var connection: ListHabit? {
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
      case "-" where isInParentheses && "[|".contains(self[place + 1] ?? " "):
        return ListHabit(.openParenthesis, inserting: ")", at: place)
      case ",": return list
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
      case let digit? where digit.isDigit && before == "]":
        let end = text[place...].prefix { WordPart.contains($0) || $0 == UInt8(ascii: ".") }.endIndex
        guard self[end] == "[" || self[end] == "|" else { return nil }
        return ListHabit(habit: .openConnection, edits: [insertion("-", at: place), insertion("-", at: end)])
      default: return nil
      }
    }

    /// A list of predicates in a connection, which has no parentheses.
    private var list: ListHabit? {
      let start = text[..<place].indices.last { self[$0] == "-" && self[$0 - 1].map { "])|".contains($0) } ?? true }
      let end = text[place...].indices.first { self[$0] == "-" && self[$0 + 1].map { "[|".contains($0) } ?? true }
      guard let start, let end, !text[start..<place].contains("["), !text[start..<place].contains("(") else {
        return nil
      }
      return ListHabit(
        habit: .listWithoutParentheses, edits: [insertion("(", at: start + 1), insertion(")", at: end)])
    }

    /// Whether a number, a name or a list stands before the place.
    private var isBehindPredicate: Bool {
      self[place - 1].map { $0.isDigit || $0.isWordStart || $0 == ")" || $0 == "." } ?? false
    }

    // MARK: predicates

    /// `(50)@700` and `[a(50)]@700`: where the list has one predicate, that is what the priority is of.
    private var priorityOutside: ListHabit {
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
    private var namedPriority: ListHabit? {
      let word = text[(place + 1)...].prefix { WordPart.contains($0) }
      let numbers = ["required": "1000", "defaultHigh": "750", "defaultLow": "250", "fittingSizeLevel": "50"]
      guard self[place - 1] == "@", let number = numbers[String(decoding: word, as: UTF8.self)] else { return nil }
      return ListHabit(.namedPriority, replacing: place..<word.endIndex, with: number)
    }

    /// `50...100`, where a list may stand.
    private var numberRange: ListHabit? {
      let isEnd: (UInt8) -> Bool = { Digit.contains($0) }
      let lower = text[range].prefix(while: isEnd)
      let dots = text[lower.endIndex..<range.upperBound].prefix { $0 == UInt8(ascii: ".") }
      let upper = text[dots.endIndex..<range.upperBound]
      guard "(,".contains(self[place - 1] ?? " "), 2...3 ~= dots.count, !lower.isEmpty, !upper.isEmpty,
        upper.allSatisfy(isEnd)
      else { return nil }
      let (least, most) = (String(decoding: lower, as: UTF8.self), String(decoding: upper, as: UTF8.self))
      return ListHabit(.range, replacing: range, with: ">=\(least),<=\(most)")
    }

    /// `\(margin)`, which Swift puts in when the program runs.
    private var interpolation: ListHabit {
      let word = text[min(place + 2, text.count)...].prefix { WordPart.contains($0) }
      guard self[place + 1] == "(", word.first.map({ WordStart.contains($0) }) == true, self[word.endIndex] == ")" else {
        return ListHabit(habit: .placeholder)
      }
      return ListHabit(
        .placeholder, replacing: place..<word.endIndex + 1, with: String(decoding: word, as: UTF8.self))
    }

    private var priority: ListHabit {
      let isTooSmall =
        self[range.lowerBound] == "-" || !text[range].contains { ("1"..."9").contains(Unicode.Scalar($0)) }
      return ListHabit(.priority, replacing: range, with: isTooSmall ? "1" : "1000")
    }

    private var unit: ListHabit? {
      let digits = text[range].prefix { Digit.contains($0) || $0 == UInt8(ascii: ".") }
      let rest = digits.endIndex..<range.upperBound
      guard ["px", "pt", "pts", "dp", "f", "points"].contains(String(decoding: text[rest], as: UTF8.self)) else {
        return nil
      }
      return ListHabit(.unit, replacing: rest, with: "")
    }

    /// A number with more behind it than belongs to one.
    private var runOn: ListHabit {
      if let habit = unit ?? numberRange { return habit }
      let digits = text[range].filter { $0 != UInt8(ascii: "_") }
      if digits.count < range.count, digits.allSatisfy({ Digit.contains($0) || $0 == UInt8(ascii: ".") }) {
        return ListHabit(.separators, replacing: range, with: String(decoding: digits, as: UTF8.self))
      }
      return ListHabit(habit: .notNumber)
    }

    private var number: ListHabit? {
      switch (self[place], self[place + 1]) {
      case ("(", _) where self[place - 1] == ")":
        return ListHabit(.secondList, replacing: place - 1..<place + 1, with: ",")
      case (")", _) where self[place - 1] == ",":
        return ListHabit(.emptyPredicate, replacing: place - 1..<place, with: "")
      case (",", _) where "(,".contains(self[place - 1] ?? " "):
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
      case ("=", _): return ListHabit(.otherRelation, replacing: range, with: "==")
      case ("<", _) where !isBehindPredicate: return ListHabit(.strictRelation, replacing: range, with: "<=")
      case (">", "["), (">", "|"): return nil
      case (">", _) where !isBehindPredicate: return ListHabit(.strictRelation, replacing: range, with: ">=")
      case ("%", "@"), ("%", "d"), ("%", "f"): return ListHabit(habit: .placeholder)
      case ("\\", _): return interpolation
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
      guard word.elementsEqual(size.utf8), let next = self[word.endIndex], "),@".contains(next) else { return nil }
      return ListHabit(.attributeOfSize, replacing: place..<word.endIndex, with: "")
    }

    private var foreign: ListHabit? {
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
    private var isInParentheses: Bool {
      text[..<place].last { "()[]".contains(Unicode.Scalar($0)) }.map { $0 == UInt8(ascii: "(") } ?? false
    }

    // MARK: bytes

    private subscript(index: Int) -> Unicode.Scalar? {
      text.indices.contains(index) ? Unicode.Scalar(text[index]) : nil
    }

    private func insertion(_ word: String, at place: Int) -> TextEdit {
      TextEdit(range: place..<place, replacement: word)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isWordStart: Bool { isASCII && WordStart.contains(UInt8(value)) }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}

extension Collection<UInt8> {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { contains { Unicode.Scalar($0) == scalar } }
}

extension ListHabit {
  fileprivate init(_ habit: VisualFormatHabit, replacing range: Range<Int>, with text: String) {
    self.init(habit: habit, edits: [TextEdit(range: range, replacement: text)])
  }

  fileprivate init(_ habit: VisualFormatHabit, inserting text: String, at place: Int) {
    self.init(habit, replacing: place..<place, with: text)
  }
}
