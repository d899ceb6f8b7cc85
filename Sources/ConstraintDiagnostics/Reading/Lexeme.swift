import ConstraintGrammar
import ConstraintMeaning

/// A piece of a text as a person sees it, whatever the grammar makes of it.
struct Lexeme: Equatable {
  enum Kind {
    case word
    case number
    case relation
    case symbol
  }

  var kind: Kind

  /// The letters or the sign, or what they are meant for: `-` for `−`.
  var text: String

  /// Where it stands, in bytes.
  var range: Range<Int>

  /// Whether it touches what stands before it.
  var isGlued = false

  /// Whether a letter outside ASCII is among its letters.
  var isForeign = false

  /// Whether it is an operator as a keyboard has it.
  var isOperator: Bool { kind == .symbol && ["+", "-", "*", "/"].contains(text) }

  /// Whether it is a quotation mark of some language.
  var isQuotationMark: Bool {
    ["\"", "'", "`", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}"].contains(text)
  }
}

extension Lexeme {
  /// The words of a number that runs on into names, with the dots between them, and the number before them if it ends there.
  func cut(behind count: Int?) -> [Lexeme] {
    var pieces: [Lexeme] = []
    var start = range.lowerBound
    func add(_ kind: Kind, _ text: Substring) {
      let end = start + text.utf8.count
      pieces.append(Lexeme(kind: kind, text: String(text), range: start..<end, isGlued: !pieces.isEmpty || isGlued))
      start = end
    }
    if let count { add(.number, text.prefix(count)) }
    for (index, word) in text.dropFirst(count ?? 0).split(separator: ".").enumerated() {
      if index > 0 { add(.symbol, ".") }
      add(.word, word)
    }
    return pieces
  }
}

extension Sequence<Lexeme> {
  /// The pieces in a row, with one blank where the text has any.
  var text: String {
    var text = ""
    for lexeme in self { text += (text.isEmpty || lexeme.isGlued ? "" : " ") + lexeme.text }
    return text
  }

  /// The pieces in a row without blanks.
  var gluedText: String { map { $0.text }.joined() }
}
