import GrammarCombinators

/// The grammar of ISO/IEC 14977, and of its kin without commas: `list = item { "," item } ;`, `digit = "0" … "9" .`
enum ISONotation {
  /// Of files in which names have blanks inside, and commas stand between parts.
  static let withBlanks = notation(W3CToken.literal, hasBlanks: true)

  /// Of other files.
  private static let withoutBlanks = notation(W3CToken.literal, hasBlanks: false)

  /// The notation of a file: names have blanks where a line begins with two words and `=`.
  static func notation(of bytes: Span<UInt8>) -> NotationGrammar {
    let (text, hasNestedComments) = withoutComments(bytes)
    let (hasBlanks, hasEscapes, hasPrimes) = (hasBlanks(text.span), bytes.hasEscapes, bytes.hasPrimes)
    if hasEscapes || hasNestedComments || hasPrimes {
      let literal = hasEscapes ? W3CToken.escapedLiteral : W3CToken.literal
      return notation(literal, hasBlanks: hasBlanks, hasNestedComments: hasNestedComments, hasPrimes: hasPrimes)
    }
    return hasBlanks ? withBlanks : withoutBlanks
  }

  private static func hasBlanks(_ bytes: Span<UInt8>) -> Bool {
    bytes.indices.contains { offset in
      WordStart.contains(bytes[offset]) && bytes.isFirstInLine(offset)
        && !bytes.fits(withoutBlanks.head, at: offset) && bytes.fits(withBlanks.head, at: offset)
    }
  }

  /// A text with blanks in place of its comments, and whether comments stand in comments and all of them end.
  private static func withoutComments(
    _ bytes: Span<UInt8>
  ) -> (text: ContiguousArray<UInt8>, hasNestedComments: Bool) {
    func blanked(isNested: Bool) -> (text: ContiguousArray<UInt8>, deepest: Int, depth: Int) {
      var text = ContiguousArray(bytes.indices.map { bytes[$0] })
      var (depth, deepest, offset) = (0, 0, 0)
      var quotationMark: UInt8?
      while offset < bytes.count {
        let byte = bytes[offset]
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        var length = 1
        if byte == UInt8(ascii: "("), next == UInt8(ascii: "*"), quotationMark == nil, isNested || depth == 0 {
          (depth, length) = (depth + 1, 2)
          deepest = max(depth, deepest)
        } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: ")"), depth > 0 {
          (depth, length) = (depth - 1, 2)
          for place in offset..<offset + 2 { text[place] = 32 }
        } else if depth == 0 {
          if byte == quotationMark || byte == 10 {
            quotationMark = nil
          } else if quotationMark == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            quotationMark = byte
          }
        }
        if depth > 0 { for place in offset..<offset + length where text[place] != 10 { text[place] = 32 } }
        offset += length
      }
      return (text, deepest, depth)
    }
    let nested = blanked(isNested: true)
    return nested.deepest > 1 && nested.depth == 0 ? (nested.text, true) : (blanked(isNested: false).text, false)
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

  private static func notation(
    _ literal: Production, hasBlanks: Bool, hasNestedComments: Bool = false, hasPrimes: Bool = false
  ) -> NotationGrammar {
    let space = Syntax.Spacing.blanks(
      and: [hasNestedComments ? [.production(nestedComment)] : .comment("(*", "*)")]
        + ["--", "//", "#"].map { [.literal($0), .restOfLine] }
        // What PlantUML writes around a grammar.
        + ["@startebnf", "@endebnf"].map { [.literal($0)] })
    // `{ a }-`, without what is left out, leaves out nothing at all.
    let hyphen = Syntax.touching([.literal("-"), .before(.touching([space.syntax ?? .end, .one(of: ",;|)]}.")]))])
    let name = Production.token("NAME") {
      let further = Syntax.touching([.some(CharacterClass(of: " ")), .some(.wordPart)])
      let primes = hasPrimes ? [Syntax.any(.literal("'"))] : []
      return [W3CToken.orBracketed(W3CToken.word + (hasBlanks ? [.any(further)] : []) + primes)]
    }
    let head = ProductionHead(
      syntax: space.row([.production(name), .oneOf([":=", "=", ":"])]), example: "name =",
      space: space)
    var rules = NotationRules(
      space: space, alternatives: ["|", "/", "!"].map { .literal($0) }, tokens: [name, literal, special],
      symbols: [NotationRules.range(of: literal, space), .literal("$")], count: .times(hasBlank: false),
      suffixes: [.choice(["*", "+"].map { .literal($0) } + [hyphen])],
      groups: [
        ("group", .literal("("), ")"), ("optional", .literal("["), "]"), ("repeated", .literal("{"), "}"),
        ("optional", .literal("(/"), "/)"), ("repeated", .literal("(:"), ":)"),
      ],
      examples: "a name, 'text', [ what is optional ], { what is repeated } or a group in parentheses")
    rules.comma = .literal(",")
    rules.alone = [.ellipsis]
    let production = head.production(rules.choice)
    let item = Production("item", .rule) { space.row([production, .oneOf([";", "."])]) }
    return NotationGrammar(
      notation: .isoEBNF, item: Interpreter(.production(item), after: space), head: Interpreter(head.syntax),
      nameToken: Interpreter(Syntax.production(name)),
      rareSigns: ["'$'", "'/'", "'!'", "'*'", "'+'", "'.'", "'..'", "'...'", "'…'", "TIMES", "SPECIAL", "ELLIPSIS"]
    ) { name, body in "\(name) = \(body) ;" }
  }

  /// `? words ?`: what can't be said in the notation.
  private static let special = Production.token("SPECIAL") { [.literal("?"), .up(to: "?"), .literal("?")] }

  /// A comment that may have others inside.
  private static let nestedComment: Production = Production("COMMENT", .token) {
    let inner = Syntax.annotated(.production(nestedComment), .nesting(limit: 30))
    let other = Syntax.touching([.unless(.literal("*)")), .character])
    return .touching([.literal("(*"), .any(.choice([inner, other])), .literal("*)")])
  }
}
