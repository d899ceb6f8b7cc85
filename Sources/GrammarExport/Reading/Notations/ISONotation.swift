import GrammarCombinators

/// The grammar of ISO/IEC 14977, and of its kin without commas: `list = item { "," item } ;`, `digit = "0" … "9" .`
enum ISONotation {
  /// Of files in which names have blanks inside, and commas stand between parts.
  static let withBlanks = notation(W3CToken.literal, hasBlanks: true)

  /// Of other files.
  private static let withoutBlanks = notation(W3CToken.literal, hasBlanks: false)

  /// The notation of a file: names have blanks where a line begins with two words and `=`.
  static func notation(of bytes: Span<UInt8>) -> NotationGrammar {
    let hasBlanks = hasBlanks(bytes)
    if bytes.hasEscapes { return notation(W3CToken.escapedLiteral, hasBlanks: hasBlanks) }
    return hasBlanks ? withBlanks : withoutBlanks
  }

  private static func hasBlanks(_ bytes: Span<UInt8>) -> Bool {
    var isAtBeginning = true
    for offset in 0..<bytes.count {
      var cursor = Cursor(offset: offset)
      if isAtBeginning, WordStart.contains(bytes[offset]), !withoutBlanks.head.accepts(bytes, from: &cursor) {
        cursor = Cursor(offset: offset)
        if withBlanks.head.accepts(bytes, from: &cursor) { return true }
      }
      isAtBeginning = bytes[offset] == 10 || bytes[offset] == 13 || isAtBeginning && WhiteSpace.contains(bytes[offset])
    }
    return false
  }

  /// Whether a text ends as one in this notation does: with a production's end, or with a comment.
  static func ends(_ bytes: Span<UInt8>) -> Bool {
    var end = bytes.count
    while end > 0, WhiteSpace.contains(bytes[end - 1]) { end -= 1 }
    guard end > 1 else { return false }
    switch Unicode.Scalar(bytes[end - 1]) {
    case ";", ".": return true
    case ")": return bytes[end - 2] == UInt8(ascii: "*")
    default: return false
    }
  }

  private static func notation(_ literal: Production, hasBlanks: Bool) -> NotationGrammar {
    let name = Production.token("NAME") {
      let further = Syntax.sequence([.some(CharacterClass(of: " ")), .some(.wordPart)], spacing: .glued)
      return W3CToken.word + (hasBlanks ? [.any(further)] : [])
    }
    let head = ProductionHead(
      syntax: space.row([.production(name), .choice([":=", "=", ":"].map { .literal($0) })]), example: "name =",
      space: space)
    let range = Syntax.production(
      Production("range", .rule) {
        space.row([
          .production(literal), .choice(["…", ".."].map { .literal($0) }), .production(literal),
        ])
      })
    var rules = NotationRules(
      space: space, alternatives: ["|", "/", "!"].map { .literal($0) }, tokens: [name, literal, special],
      symbols: [range], count: times,
      groups: [
        ("group", "(", ")"), ("optional", "[", "]"), ("repeated", "{", "}"), ("optional", "(/", "/)"),
        ("repeated", "(:", ":)"),
      ],
      examples: "a name, 'text', [ what is optional ], { what is repeated } or a group in parentheses")
    rules.comma = .literal(",")
    rules.isCommaOptional = !hasBlanks
    let production = head.production(rules.choice)
    let item = Production("item", .rule) { space.row([production, .choice([";", "."].map { .literal($0) })]) }
    return NotationGrammar(
      notation: .isoEBNF, item: Interpreter(.production(item), after: space), head: Interpreter(head.syntax),
      nameToken: Interpreter(Syntax.production(name)),
      rareSigns: ["'/'", "'!'", "'.'", "'..'", "'…'", "TIMES", "SPECIAL"]
    ) { name, body in "\(name) = \(body) ;" }
  }

  /// `? words ?`: what can't be said in the notation.
  private static let special = Production.token("SPECIAL") { [.literal("?"), .up(to: "?"), .literal("?")] }

  /// `3 *`, before what stands so often.
  private static let times = Production.token("TIMES") {
    [.some(CharacterClass(Digit.self)), .any(.literal(" ")), .literal("*")]
  }

  private static let space = Syntax.Spacing.blanks(and: [.comment("(*", "*)")])
}
