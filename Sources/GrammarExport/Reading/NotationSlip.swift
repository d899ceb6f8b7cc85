import GrammarCombinators

/// A sign that somebody writes from the habit of another notation, or of a text program.
struct NotationSlip {
  /// What to do about it.
  struct Advice {
    let hint: String

    /// The changes that do so, if they are known.
    let edits: [TextEdit]

    /// Whether nothing else can be meant.
    let isCertain: Bool

    init(hint: String, edits: [TextEdit] = [], isCertain: Bool = true) {
      (self.hint, self.edits, self.isCertain) = (hint, edits, isCertain && !edits.isEmpty)
    }

    /// To write something else in one place, or nothing.
    init(_ hint: String, at range: Range<Int>, _ replacement: String = "") {
      self.init(hint: hint, edits: [TextEdit(range: range, replacement: replacement)])
    }
  }

  /// The notations in which it is one.
  let notations: Set<GrammarNotation>

  let sign: String
  let replacement: String
  let hint: String

  /// The signs one of which stands before it, if not any may.
  var before: String?

  /// Whether it is one only where its line has no other.
  var isSingle = false

  /// The signs at the other end, if it has one, and what is written for them.
  var closing: (signs: [String], replacement: String)?

  /// The signs behind the names of productions; none is the beginning of one behind it.
  private static let productionSigns = ["::=", ":=", "->", "=>", "→", "=", ":"]

  private static let all: [NotationSlip] = [
    NotationSlip(
      notations: [.ebnf, .abnf], sign: ",", replacement: "", hint: "parts stand side by side: leave out the ','"),
    NotationSlip(
      notations: [.ebnf], sign: "?", replacement: "",
      hint: "a repetition leaves what the rest needs: leave out the '?'", before: "*+?"),
    NotationSlip(notations: [.ebnf], sign: "\\d", replacement: "[0-9]", hint: "write '[0-9]'"),
    NotationSlip(notations: [.ebnf], sign: "\\w", replacement: "[0-9A-Z_a-z]", hint: "write '[0-9A-Z_a-z]'"),
    NotationSlip(notations: [.ebnf], sign: "\\s", replacement: "[#x9-#xD#x20]", hint: "write '[#x9-#xD#x20]'"),
    NotationSlip(notations: [.ebnf], sign: "\\.", replacement: "\".\"", hint: "write '\".\"'"),
    NotationSlip(
      notations: [.ebnf, .abnf], sign: "`", replacement: "", hint: "leave out the '`'", isSingle: true),
    NotationSlip(notations: [.abnf], sign: "|", replacement: "/", hint: "write '/' between alternatives"),
    NotationSlip(
      notations: [.abnf], sign: "{", replacement: "*(", hint: "write '*(' and ')' around what is repeated",
      closing: (["}"], ")")),
    NotationSlip(
      notations: Set(GrammarNotation.allCases), sign: "“", replacement: "\"",
      hint: "a text stands between straight quotation marks", closing: (["”", "“"], "\"")),
    NotationSlip(
      notations: Set(GrammarNotation.allCases), sign: "‘", replacement: "\"",
      hint: "a text stands between straight quotation marks", closing: (["’", "‘"], "\"")),
  ]

  /// What to do where a text does not fit.
  static func advice(on failure: ParseFailure, in bytes: Span<UInt8>, _ notation: NotationGrammar) -> Advice? {
    let start = failure.offset
    let expected = failure.expectations.compactMap(\.spelling)
    if let sign = expected.first(where: productionSigns.contains) {
      guard let found = productionSigns.first(where: { bytes.hasText($0, at: start) }) else { return nil }
      return Advice("write '\(sign)'", at: start..<start + found.utf8.count, sign)
    }
    let previous = (0..<start).last { !WhiteSpace.contains(bytes[$0]) }
    if let previous, bytes[previous] == UInt8(ascii: ";"), bytes.hasText("|", at: start) {
      return Advice("alternatives follow: leave out the ';' before them", at: previous..<previous + 1)
    }
    for sign in [",", ";"] where bytes.hasText(sign, at: start) {
      let isSecond = previous.map { bytes.hasText(sign, at: $0) } ?? (sign == ";")
      guard isSecond else { continue }
      return Advice("leave out the second '\(sign)'", at: start..<start + 1)
    }
    if notation.notation == .isoEBNF, start < bytes.count, ";|)]}.".utf8.contains(bytes[start]), let previous,
      bytes[previous] == UInt8(ascii: ",")
    {
      return Advice("leave out the ',' that nothing follows", at: previous..<previous + 1)
    }
    if bytes.hasText("\\", at: start), start + 1 == bytes.count || bytes[start + 1] == 10 || bytes[start + 1] == 13 {
      return Advice("a production goes on in the next line: leave out the '\\'", at: start..<start + 1)
    }
    return missingSign(at: start, behind: previous, in: bytes, notation, isEndExpected: expected.contains(";"))
      ?? habit(at: start, in: bytes, notation.notation, behind: previous.map { bytes[$0] })
  }

  /// A sign that was forgotten: the end of the production before, a quotation mark, or the bracket behind a name.
  private static func missingSign(
    at start: Int, behind previous: Int?, in bytes: Span<UInt8>, _ notation: NotationGrammar, isEndExpected: Bool
  ) -> Advice? {
    if isEndExpected {
      let end = (start..<min(bytes.count, start + 1_000)).first {
        bytes[$0] == UInt8(ascii: ";") || bytes[$0] == UInt8(ascii: ".")
      }
      let sign = end.map { String(Unicode.Scalar(bytes[$0])) } ?? ";"
      if start == bytes.count, let previous {
        return Advice("the last production ends with '\(sign)', too", at: previous + 1..<previous + 1, " " + sign)
      }
      var line = start
      while line > 0, bytes[line - 1] != 10 { line -= 1 }
      var cursor = Cursor(offset: line)
      _ = WhiteSpace.skip(bytes, &cursor)
      line = cursor.offset
      if line < start, notation.head.accepts(bytes, from: &cursor), cursor.offset > start {
        return Advice("the production before ends with '\(sign)'", at: line..<line, sign + " ")
      }
    }
    if start < bytes.count, "\"'".utf8.contains(bytes[start]) {
      let mark = bytes[start]
      var end = start + 1
      while end < bytes.count, !WhiteSpace.contains(bytes[end]), bytes[end] != mark { end += 1 }
      let isLast = end == bytes.count || bytes[end] == 10 || bytes[end] == 13
      guard isLast, end > start + 1 else { return nil }
      let sign = String(Unicode.Scalar(mark))
      return Advice("write \(sign) behind the text", at: end..<end, sign)
    }
    guard bytes.hasText("<", at: start), start + 1 < bytes.count, WordStart.contains(bytes[start + 1]) else {
      return nil
    }
    var end = start + 1
    while end < bytes.count, WordPart.contains(bytes[end]) || bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end == bytes.count || WhiteSpace.contains(bytes[end]) else { return nil }
    return Advice("write '>' behind the name", at: end..<end, ">")
  }

  private static func habit(
    at start: Int, in bytes: Span<UInt8>, _ notation: GrammarNotation, behind previous: UInt8?
  ) -> Advice? {
    var line = start..<start
    while line.lowerBound > 0, bytes[line.lowerBound - 1] != 10 { line = line.lowerBound - 1..<start }
    while line.upperBound < bytes.count, bytes[line.upperBound] != 10 { line = line.lowerBound..<line.upperBound + 1 }
    let slip = all.first { slip in
      slip.notations.contains(notation) && bytes.hasText(slip.sign, at: start)
        && slip.before.map { signs in previous.map(signs.utf8.contains) ?? false } ?? true
        && !(slip.isSingle && line.contains { $0 != start && bytes.hasText(slip.sign, at: $0) })
    }
    guard let slip else { return nil }
    // A comma with nothing before it is a text without its quotation marks.
    if slip.sign == ",", let previous, "(|=/".utf8.contains(previous) {
      return Advice(
        hint: "a text stands between quotation marks",
        edits: [TextEdit(range: start..<start + 1, replacement: "\",\"")], isCertain: false)
    }
    let end = start + slip.sign.utf8.count
    // What stood beside it stays apart.
    let isBetweenWords =
      start > 0 && end < bytes.count && WordPart.contains(bytes[start - 1]) && WordPart.contains(bytes[end])
    let replacement = slip.replacement.isEmpty && isBetweenWords ? " " : slip.replacement
    let open = TextEdit(range: start..<end, replacement: replacement)
    guard let closing = slip.closing else { return Advice(hint: slip.hint, edits: [open]) }
    for offset in open.range.upperBound..<line.upperBound {
      guard let sign = closing.signs.first(where: { bytes.hasText($0, at: offset) }) else { continue }
      let close = TextEdit(range: offset..<offset + sign.utf8.count, replacement: closing.replacement)
      return Advice(hint: slip.hint, edits: [open, close])
    }
    return Advice(hint: slip.hint)
  }
}

extension Span<UInt8> {
  fileprivate func hasText(_ text: String, at offset: Int) -> Bool {
    offset + text.utf8.count <= count && zip(text.utf8, offset...).allSatisfy { self[$1] == $0 }
  }
}
