import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// The rest of a text behind an equation: a priority, an identifier, or what belongs to no equation.
extension LenientReader {
  /// Notes what follows a whole equation.
  mutating func readRest() {
    while let first = next {
      // Behind an equation there is no name, so any letters may stand there.
      departures.removeAll { $0.kind == .letterOutsideASCII && $0.range.lowerBound >= first.range.lowerBound }
      let start = last.upperBound
      if first.text == ")" {
        position += 1
        note(.closingParenthesis, first.range, replacing: start..<last.upperBound, by: "")
      } else if first.text == "(", ["@", "~"].contains(text(at: 1)), let close = lexemes.last, close.text == ")" {
        note(
          .parenthesizedPriority, first.range.lowerBound..<end + 1,
          [first, close].map { TextEdit(range: $0.range, replacement: "") })
        lexemes.removeLast()
        lexemes.remove(at: position)
      } else if first.text == "#", vocabulary.literals.contains("#") {
        position = lexemes.count
        // What looks like a comment is a part of it.
        departures.removeAll { $0.kind == .comment && $0.range.lowerBound > first.range.lowerBound }
        reading.suffix += " #" + (label.isEmpty ? "" : " " + label)
      } else if ["@", "~", "priority"].contains(first.text),
        first.text != "~" || priority.count > 1 || isPrioritySign(first)
      {
        let pieces = priority
        position += pieces.count
        if hasPriorities {
          readPriority(Array(pieces), behind: start)
          continue
        }
        let rank = pieces.drop { Self.priorityMarks.contains($0.text) }.gluedText
        let isRequired = (PlatformPriority.number(writtenAs: rank) ?? rank) == "1000"
        note(
          isRequired ? .requiredPriority : .priority, first.range.lowerBound..<last.upperBound, of: pieces.text,
          replacing: start..<last.upperBound,
          by: "")
      } else if position == lexemes.count - 1, isPriorityWithoutSign(first), reading.suffix.isEmpty {
        position += 1
        let sign = dialect.notation.prioritySign.description
        let place = first.range.lowerBound
        note(.missingPrioritySign, first.range, of: "\(sign) \(first.text)", replacing: place..<place, by: sign + " ")
        reading.suffix = " \(sign) \(first.text)"
      } else {
        return noteRest(beginningWith: first, behind: start)
      }
    }
  }

  /// Whether the dialect has a sign for priorities.
  var hasPriorities: Bool { vocabulary.literals.contains(dialect.notation.prioritySign.description) }

  private func isPrioritySign(_ lexeme: Lexeme) -> Bool {
    hasPriorities && lexeme.text == dialect.notation.prioritySign.description
  }

  /// Whether a number can be a priority, in a dialect that has them.
  func isPriorityWithoutSign(_ lexeme: Lexeme) -> Bool {
    hasPriorities && lexeme.kind == .number && ForeignNumber(lexeme.text).value?.isPriority == true
  }

  /// A priority where the dialect has them, which goes along with the equation.
  private mutating func readPriority(_ pieces: [Lexeme], behind start: Int) {
    let sign = dialect.notation.prioritySign.description
    let whole = pieces[0].range.lowerBound..<last.upperBound
    guard reading.suffix.isEmpty else {
      return note(.secondPriority, whole, replacing: start..<last.upperBound, by: "")
    }
    let named = pieces.drop { Self.priorityMarks.contains($0.text) }
    if let first = named.first, let last = named.last, let number = PlatformPriority.number(writtenAs: named.gluedText)
    {
      note(.platformPriority, first.range.lowerBound..<last.range.upperBound, of: named.text, by: number)
      reading.suffix = " \(sign) \(number)"
      return
    }
    var marks = pieces.dropLast()
    let signBefore = marks.count > 1 && ["-", "+"].contains(marks[marks.count - 1].text) ? marks.removeLast() : nil
    guard let value = pieces.last,
      value.text.utf8.first.map({ WordStart.contains($0) }) == true
        || ForeignNumber(value.text).value != nil, !marks.isEmpty,
      marks.allSatisfy({ Self.priorityMarks.contains($0.text) })
    else {
      reading.isComplete = false
      return note(.noPriority, whole.lowerBound..<(next?.range.lowerBound ?? end) + 1)
    }
    if marks.text != sign {
      let signs = marks[0].range.lowerBound..<marks[marks.count - 1].range.upperBound
      note(.prioritySign, signs.lowerBound..<value.range.upperBound, replacing: signs, by: sign)
    }
    let isNegative = signBefore?.text == "-"
    var text = value.text
    if value.kind == .number, let number = ForeignNumber(text).value, isNegative || !number.isPriority {
      // A number that can be a priority is meant without its sign.
      if !number.isPriority { text = number > 0 ? "1000" : "1" }
      note(.priorityOutOfRange, (signBefore ?? value).range.lowerBound..<value.range.upperBound, by: text)
    }
    reading.suffix = " \(sign) \(text)"
  }

  private mutating func noteRest(beginningWith first: Lexeme, behind start: Int) {
    let range = first.range.lowerBound..<end + 1
    let hasRelation = lexemes[position...].contains { $0.kind == .relation }
    let isRest = !hasRelation && first.text != "^" && first.text != "%"
    reading.isComplete = reading.isComplete && isRest
    let isEnding = lexemes[position...].allSatisfy { Self.endings.contains($0.text) }
    let saysNothing = lexemes[position...].allSatisfy { $0.kind == .word || Self.endings.contains($0.text) }
    if !isEnding { reading.isUncertain = true }
    if isRest, first.text == "#" || saysNothing && lexemes.count - position < 3 {
      note(.trailingText, range, replacing: start..<(lexemes.last?.range.upperBound ?? end), by: "")
    } else if isRest {
      // The libraries that the dialects come from leave the rest unread, but somebody meant something by it.
      reading.isComplete = false
      note(.trailingText, range)
    } else if hasRelation {
      note(first.isBehindReturn ? .lineEnding : .secondEquation, range)
    } else {
      note(.foreignOperator, range)
    }
  }

  /// The marks behind a statement in one language or another, which say nothing.
  private static let endings = [";", ",", ".", "!", "?", "]", "}", "\\"]

  /// The marks before a priority in one language or another.
  static let priorityMarks = ["@", "~", "priority", ":", "="]

  /// The pieces of the priority that begins at the place: `@750`, `~ high`, `priority(.high)`.
  private var priority: ArraySlice<Lexeme> {
    let after = Array(lexemes[position...])
    let marks = after.prefix { Self.priorityMarks.contains($0.text) }
    let rest = after[marks.endIndex...]
    if rest.first?.text == "(", let end = rest.firstIndex(where: { $0.text == ")" }) { return after[...end] }
    if let first = rest.first, first.text == "-" || first.text == "+", rest.count > 1,
      rest[rest.startIndex + 1].kind == .number
    {
      return after[...(rest.startIndex + 1)]
    }
    var end = rest.startIndex
    if end < after.count, after[end].text == "." { end += 1 }
    guard end < after.count, after[end].kind == .word || after[end].kind == .number else { return marks }
    end += 1
    if after[end - 1].text == PlatformPriority.type, end < after.count, after[end].text == "(",
      let close = after[end...].firstIndex(where: { $0.text == ")" })
    {
      return after[...close]
    }
    while end + 1 < after.count, after[end].text == ".", after[end + 1].kind == .word { end += 2 }
    // A step from a priority that has a name: `high - 1`.
    if after[end - 1].kind == .word, end + 1 < after.count, after[end].isOperator, after[end + 1].kind == .number {
      end += 2
    }
    return after[..<end]
  }
}
