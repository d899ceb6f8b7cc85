import GrammarCombinators
import Spelling

/// What is wrong in a file.
extension GrammarReader {
  mutating func refuse(_ message: String, at place: Range<Int>, _ advice: NotationSlip.Advice? = nil) {
    mistakes.append(text.mistake(message, at: place, hint: advice?.hint, edits: advice?.edits ?? []))
  }

  mutating func warn(_ message: String, at place: Range<Int>, _ edits: [TextEdit] = []) {
    warnings.append(text.mistake(message, at: place, edits: edits))
  }

  /// Says where the text that was given is none of the notation.
  mutating func refuse(_ failure: ParseFailure) {
    let offset = failure.offset
    // What is added behind it is nobody's mistake.
    let given = text.bytes[..<text.length]
    func begins(with beginning: String) -> Bool { given[offset...].starts(with: beginning.utf8) }
    if failure.refusal != nil { return refuse("parentheses are nested too deeply here", at: offset..<offset) }
    let range = word(at: offset)
    if begins(with: "/*") { return refuse("this comment does not end: */ is missing", at: range) }
    // A '/' may stand between alternatives.
    if begins(with: "*"), offset > 0, text.bytes[offset - 1] == UInt8(ascii: "/") {
      return refuse("this comment does not end: */ is missing", at: offset - 1..<offset)
    }
    if begins(with: "\"") || begins(with: "'"), !isClosed(at: offset) {
      return refuse("this text does not end: the closing quotation mark is missing on the line", at: range)
    }
    if begins(with: "[") {
      return refuse(
        "this is no class: one is written like [a-z], [^\"] or [#x20-#x7E], and is not empty", at: range)
    }
    let wanted = failure.expectations.map { expectation in
      expectation.role == .end ? "the end of the text" : expectation.spelling.map { "'\($0)'" } ?? expectation.name
    }.filter { $0 != "the end of the text" && !notation.rareSigns.contains($0) }
    if begins(with: "/"), wanted.isEmpty {
      return refuse("'/' stands between alternatives: nothing is before it", at: range)
    }
    let list =
      wanted.count < 2
      ? wanted.first ?? "something else" : wanted.dropLast().joined(separator: ", ") + " or " + (wanted.last ?? "")
    let isHead = given.span.fits(notation.head, at: offset)
    let found =
      range.isEmpty ? "the text ends here" : isHead ? "the next production begins" : "found '\(text.string(range))'"
    refuse(
      "expected \(list), but \(found)", at: range,
      NotationSlip.advice(on: failure, in: given.span, notation))
  }

  /// Whether the quotation mark at a place has another one on its line.
  private func isClosed(at offset: Int) -> Bool {
    text.bytes[(offset + 1)..<text.length].prefix { $0 != 10 }.contains(text.bytes[offset])
  }

  /// What stands at a place: a name, or a character.
  private func word(at offset: Int) -> Range<Int> {
    var cursor = Cursor(offset: offset)
    if notation.nameToken.accepts(text.bytes.span.extracting(..<text.length), from: &cursor) {
      return offset..<cursor.offset
    }
    return offset..<min(text.length, offset + max(1, text.bytes.span.lengthOfCharacter(at: offset)))
  }

  /// Tells of a `;` that only some productions have: it may be meant as a text.
  mutating func checkEnds() {
    guard notation.notation == .ebnf, let first = ends.marked.first, !ends.unmarked.isEmpty else { return }
    warn("a ';' ends this production, and not all others: a text stands between quotation marks", at: first)
  }

  /// Tells that a production has more alternatives in another place.
  mutating func warnOfSecond(_ entry: Entry, at place: Range<Int>) {
    let line = text.mistake("", at: entry.place).line
    warn("'\(entry.name)' is defined twice, first in line \(line): it is taken for either", at: place)
  }

  mutating func checkNames() {
    let known = Dictionary(entries.lazy.map { ($0.name, $0) }) { first, _ in first }
    if let start, known[text.name(start)] == nil {
      refuse("no production is called '\(text.name(start))'", at: start)
    }
    for entry in entries {
      guard let mark = entry.mark, mark != "explicit", mark != "definition" else { continue }
      guard known[mark]?.mark != "definition" else { continue }
      refuse(
        "the mark 'ws: \(mark)' of '\(entry.name)' is neither 'explicit' nor 'definition', nor a production marked so",
        at: entry.place)
    }
  }
}
