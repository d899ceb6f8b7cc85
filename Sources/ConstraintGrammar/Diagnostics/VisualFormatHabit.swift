import GrammarCombinators

/// What somebody wrote in a visual format, from another language or out of habit. ``Wording`` has a row for each.
enum VisualFormatHabit: Hashable, Sendable {
  case whiteSpace, quotationMark, smallOrientation, orientationWithoutColon
  case noView, nestedBracket, viewWithoutBrackets
  case openConnection, connectionWithoutStart, connectionWithoutEnd
  case negativeDistance, listWithoutParentheses
  case name, leadingPoint, unit, attributeOfSize
  case percentage, arithmetic, otherLanguage
  case priority
  case trailingText
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
      if code == .numberRunsOn { return unit ?? ListHabit(habit: .otherLanguage) }
      if code == .whiteSpace || code == .unicodeSpace { return ListHabit(.whiteSpace, replacing: range, with: "") }
      return quotation ?? orientation ?? view ?? connection ?? number ?? foreign
    }

    // MARK: a text as a whole

    private var quotation: ListHabit? {
      let marks = text.indices.filter { self[$0] == "\"" || self[$0] == "@" && self[$0 + 1] == "\"" }
      guard marks.contains(place) else { return nil }
      return ListHabit(habit: .quotationMark, edits: marks.map { TextEdit(range: $0..<$0 + 1, replacement: "") })
    }

    private var orientation: ListHabit? {
      switch (place, self[0], self[1]) {
      case (1, "H", "|"), (1, "V", "|"), (1, "H", "["), (1, "V", "["):
        ListHabit(.orientationWithoutColon, inserting: ":", at: 1)
      case (1, "H", "V"), (0, "Z", ":"), (0, "C", ":"): ListHabit(habit: .otherLanguage)
      case (0, "h", ":"): ListHabit(.smallOrientation, replacing: 0..<1, with: "H")
      case (0, "v", ":"): ListHabit(.smallOrientation, replacing: 0..<1, with: "V")
      default: nil
      }
    }

    // MARK: views

    private var view: ListHabit? {
      let (before, after) = (self[place - 1], self[range.upperBound])
      switch self[place] {
      case "[" where before == "[", "]" where before == "]":
        return ListHabit(.nestedBracket, replacing: range, with: "")
      case "|" where !text.contains("["), nil where !text.contains("["): return ListHabit(habit: .noView)
      case let first? where first.isWordStart && [nil, "-", "|", ":"].contains(before) && !isClosed:
        // A word where a view begins, and what may stand behind one.
        guard [nil, "-", "|", "["].contains(after) else { return nil }
        return ListHabit(
          habit: .viewWithoutBrackets, edits: [insertion("[", at: place), insertion("]", at: range.upperBound)])
      case .some where before == "[": return ListHabit(habit: .name)
      default: return nil
      }
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
      case "-" where place == 0 || before == ":":
        return ListHabit(.connectionWithoutStart, inserting: "|", at: place)
      case ",": return list
      case "[" where isBehindPredicate, "|" where isBehindPredicate:
        return ListHabit(.openConnection, inserting: "-", at: place)
      case nil where before == "-": return ListHabit(.connectionWithoutEnd, inserting: "|", at: place)
      case .some where isClosed:
        return ListHabit(.trailingText, replacing: place..<text.count, with: "")
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

    private var number: ListHabit? {
      guard self[place] == "." else { return nil }
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
      case "*" where isBehindPredicate, "/" where isBehindPredicate, "+" where isBehindPredicate:
        ListHabit(habit: .arithmetic)
      case ",", "~", ".", ":", "/",
        ">" where self[place - 1] == "-":
        ListHabit(habit: .otherLanguage)
      default: nil
      }
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
