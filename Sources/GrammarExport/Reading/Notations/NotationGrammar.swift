import GrammarCombinators

/// A notation in which grammars are published, and which a ``WrittenGrammar`` is read from.
public enum GrammarNotation: String, CaseIterable, Sendable {
  /// The EBNF of the W3C, `list ::= item ( "," item )*`, in which XML is specified, and its kin.
  case ebnf
  /// The EBNF of ISO/IEC 14977, `list = item, { ",", item } ;`, with or without commas.
  case isoEBNF = "iso-ebnf"
  /// The augmented BNF of RFC 5234 and RFC 7405, `list = item *( "," item )`.
  case abnf
  /// The BNF of SQL and its kin, `<list> ::= <item> [ { <comma> <item> }... ]`, in which words stand for themselves.
  case bnf

  /// Those that a text may be written in, the likeliest first.
  static func candidates(for bytes: Span<UInt8>) -> [GrammarNotation] {
    let w3c = [W3CNotation.unnumbered.head, W3CNotation.numbered.head, BNFNotation.notation.head]
    if w3c.contains(where: { bytes.line(beginningWith: $0) != nil }) { return [.ebnf, .bnf] }
    guard bytes.line(beginningWith: ISONotation.withBlanks.head) != nil else { return [.ebnf] }
    // A `;` ends the one's productions and begins the other's comments.
    return (ISONotation.ends(bytes) ? [.isoEBNF, .abnf] : [.abnf, .isoEBNF]) + [.ebnf]
  }

  /// The grammar of the notation, as it is in a text.
  func grammar(for bytes: Span<UInt8>) -> NotationGrammar {
    switch self {
    case .ebnf: W3CNotation.notation(of: bytes)
    case .isoEBNF: ISONotation.notation(of: bytes)
    case .abnf: ABNFNotation.notation
    case .bnf: BNFNotation.notation
    }
  }
}

extension Span<UInt8> {
  /// Whether a backslash stands before a quotation mark inside a text, `"\""`, in which it would end the text otherwise, and
  /// another one would begin that has no end; or two of them in a class, in which one would do otherwise.
  var hasEscapes: Bool {
    let backslash = UInt8(ascii: "\\")
    var classStart: Int?
    return indices.contains { offset in
      let mark = self[offset]
      // Brackets around a text are no class, but `[^"]` is one.
      let isNegated = classStart.map { self[$0 + 1] == UInt8(ascii: "^") } ?? false
      switch Unicode.Scalar(mark) {
      case "[":
        if offset + 1 < count, offset == 0 || !"\\\"'".utf8.contains(self[offset - 1]) {
          classStart = classStart ?? offset
        }
      case "]", "\n": classStart = nil
      case " " where !isNegated: classStart = nil
      case "\\": return classStart != nil && self[offset - 1] == backslash
      case "\"", "'":
        if !isNegated { classStart = nil }
        return offset > 2 && self[offset - 1] == mark && self[offset - 2] == backslash && self[offset - 3] == mark
      default: break
      }
      return false
    }
  }

  /// Whether what a grammar says stands at a place.
  func fits(_ grammar: Interpreter, at offset: Int) -> Bool {
    var cursor = Cursor(offset: offset)
    return grammar.accepts(self, from: &cursor)
  }

  /// The beginning of the first line that a production begins, from a place on.
  func line(beginningWith head: Interpreter, from place: Int = 0) -> Int? {
    (place..<max(place, count)).first { offset in
      guard offset == 0 || self[offset - 1] == 10 else { return false }
      var cursor = Cursor(offset: offset)
      _ = WhiteSpace.skip(self, &cursor)
      return head.accepts(self, from: &cursor)
    }
  }

  /// Whether nothing but white space stands before a place in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    let before = (0..<offset).last { self[$0] == 10 || self[$0] == 13 || !WhiteSpace.contains(self[$0]) }
    return before.map { WhiteSpace.contains(self[$0]) } ?? true
  }
}

/// The texts of a grammar that count in capitals and small letters alike, as its specification says in words.
public enum CaselessTexts: String, CaseIterable, Sendable {
  /// All of them, as in SPARQL 1.1.
  case all
  /// Those between double quotation marks, as in Turtle.
  case doubleQuoted = "double-quoted"
}

/// The grammar of a notation.
///
/// The parts of all notations have the same names, so that one conversion does for all.
struct NotationGrammar: Sendable {
  let notation: GrammarNotation

  /// A production or a mark, and what shows that it has ended: the next one, or the end of the file.
  let item: Interpreter

  /// What begins a production.
  let head: Interpreter

  /// The name of a production.
  let nameToken: Interpreter

  /// Whether capitals and small letters are the same in names.
  var ignoresCase = false

  /// What only some grammars have: whoever makes a mistake need not hear of it.
  var rareSigns: Set<String> = []

  /// What every grammar in the notation may mention.
  var core: [String: String] = [:]

  /// A production, as a line of a file.
  let line: @Sendable (_ name: String, _ body: String) -> String

  /// A text as the notation writes it, letter by letter.
  func quoted(_ text: String) -> String { (notation == .abnf ? "%s" : "") + Syntax.quoted(text) }

  /// The parts of a grammar: each is an item of a file.
  enum Part: String {
    case production
    /// What follows are tokens: `<?TOKENS?>`, `@terminals`.
    case tokens
    /// What may stand between the parts of a rule: `@pass WS`.
    case pass
    /// The start rule: `@start name`.
    case start
    /// What is of tools: which of two tokens is meant where both fit, and the like.
    case instruction
  }
}
