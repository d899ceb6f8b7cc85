import GrammarCombinators

/// A sign that somebody writes from the habit of another notation, or of a text program.
struct NotationSlip {
  /// What to write instead, and the changes that do so.
  typealias Advice = (hint: String, edits: [TextEdit])

  /// The notations in which it is one.
  let notations: Set<GrammarNotation>

  let sign: String
  let replacement: String
  let hint: String

  /// The sign at the other end, if it has one.
  var closing: (sign: String, replacement: String)?

  /// The signs behind the names of productions; none is the beginning of one behind it.
  private static let productionSigns = ["::=", ":=", "->", "=>", "→", "=", ":"]

  private static let all: [NotationSlip] = [
    NotationSlip(
      notations: [.ebnf, .abnf], sign: ",", replacement: "", hint: "parts stand side by side: leave out the ','"),
    NotationSlip(
      notations: [.ebnf], sign: "?", replacement: "", hint: "a repetition leaves what the rest needs: leave out the '?'"
    ),
    NotationSlip(notations: [.ebnf], sign: "\\d", replacement: "[0-9]", hint: "write '[0-9]'"),
    NotationSlip(notations: [.ebnf], sign: "\\w", replacement: "[0-9A-Z_a-z]", hint: "write '[0-9A-Z_a-z]'"),
    NotationSlip(notations: [.ebnf], sign: "\\s", replacement: "[#x9-#xD#x20]", hint: "write '[#x9-#xD#x20]'"),
    NotationSlip(notations: [.abnf], sign: "|", replacement: "/", hint: "write '/' between alternatives"),
    NotationSlip(
      notations: [.abnf], sign: "{", replacement: "*(", hint: "write '*(' and ')' around what is repeated",
      closing: ("}", ")")),
    NotationSlip(
      notations: Set(GrammarNotation.allCases), sign: "“", replacement: "\"",
      hint: "a text stands between straight quotation marks", closing: ("”", "\"")),
    NotationSlip(
      notations: Set(GrammarNotation.allCases), sign: "‘", replacement: "\"",
      hint: "a text stands between straight quotation marks", closing: ("’", "\"")),
  ]

  /// What to do where a text does not fit.
  static func advice(on failure: ParseFailure, in bytes: Span<UInt8>, _ notation: GrammarNotation) -> Advice? {
    let start = failure.offset
    let expected = failure.expectations.compactMap(\.spelling)
    if let sign = expected.first(where: productionSigns.contains) {
      guard let found = productionSigns.first(where: { bytes.hasText($0, at: start) }) else { return nil }
      return ("write '\(sign)'", [TextEdit(range: start..<start + found.utf8.count, replacement: sign)])
    }
    guard let slip = all.first(where: { $0.notations.contains(notation) && bytes.hasText($0.sign, at: start) }) else {
      return nil
    }
    // A comma with nothing before it is a text without its quotation marks.
    let before = (0..<start).last { !WhiteSpace.contains(bytes[$0]) }.map { bytes[$0] }
    if slip.sign == ",", let before, "(|=/".utf8.contains(before) {
      return ("a text stands between quotation marks", [TextEdit(range: start..<start + 1, replacement: "\",\"")])
    }
    var edits = [TextEdit(range: start..<start + slip.sign.utf8.count, replacement: slip.replacement)]
    if let closing = slip.closing {
      let line = start..<((start..<bytes.count).first { bytes[$0] == 10 } ?? bytes.count)
      guard let end = line.first(where: { bytes.hasText(closing.sign, at: $0) }) else { return (slip.hint, []) }
      edits.append(TextEdit(range: end..<end + closing.sign.utf8.count, replacement: closing.replacement))
    }
    return (slip.hint, edits)
  }
}

extension Span<UInt8> {
  fileprivate func hasText(_ text: String, at offset: Int) -> Bool {
    offset + text.utf8.count <= count && zip(text.utf8, offset...).allSatisfy { self[$1] == $0 }
  }
}
