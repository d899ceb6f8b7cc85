import GrammarCombinators

/// The grammar of the notation itself: section 6 of the XML specification, and what others add to it, and change in it.
enum W3CNotation {
  /// Of files whose productions are numbered, `[4a] NameChar ::= …`, which all are where the first one is: `b ::= [01]` ends
  /// with a class, whatever stands in the next line.
  static let numbered = numbered(W3CToken.literal)

  /// Of other files.
  static let unnumbered = unnumbered(W3CToken.literal)

  /// Of files with another sign behind the names of productions: `list = item ("," item)* ;`.
  static let kin = kin(W3CToken.literal)

  private static func numbered(_ literal: Production) -> NotationGrammar {
    notation(literal, number: [Syntax.production(W3CToken.number)])
  }

  private static func unnumbered(_ literal: Production) -> NotationGrammar { notation(literal, number: []) }

  private static func kin(_ literal: Production) -> NotationGrammar {
    notation(
      literal, number: [], example: "name =",
      signs: ["::=", ":=", "->", "→", ":"].map { .literal($0) } + [
        .sequence([.literal("="), .lookAhead(.literal("="), isPositive: false)], spacing: .glued)
      ])
  }

  /// The notation of a file: its productions are numbered where a line begins with a number and a production.
  static func notation(of bytes: Span<UInt8>) -> NotationGrammar {
    let hasEscapes = bytes.hasEscapes
    var isAtBeginning = true
    for offset in 0..<bytes.count {
      if isAtBeginning, bytes[offset] == UInt8(ascii: "[") {
        var cursor = Cursor(offset: offset)
        if numbered.head.accepts(bytes, from: &cursor) {
          return hasEscapes ? numbered(W3CToken.escapedLiteral) : numbered
        }
      }
      isAtBeginning = bytes[offset] == 10 || bytes[offset] == 13 || isAtBeginning && WhiteSpace.contains(bytes[offset])
    }
    let isOfKin = !bytes.hasLine(beginningWith: unnumbered.head) && bytes.hasLine(beginningWith: kin.head)
    if hasEscapes { return isOfKin ? kin(W3CToken.escapedLiteral) : unnumbered(W3CToken.escapedLiteral) }
    return isOfKin ? kin : unnumbered
  }

  private static func notation(
    _ literal: Production, number: [Syntax], example: String = "name ::=", signs: [Syntax] = [.literal("::=")]
  ) -> NotationGrammar {
    @Sendable func maybe(_ body: Syntax) -> Syntax { .repetition(body, .optional, spacing: space) }
    func oneOf(_ tokens: [Production]) -> Syntax { .choice(tokens.map { .production($0) }) }
    func part(_ part: NotationGrammar.Part, _ body: [Syntax]) -> Syntax {
      .production(Production(part.rawValue, .rule) { space.row(body) })
    }
    let head = ProductionHead(
      syntax: space.row(
        number.map(maybe)
          + [.production(W3CToken.name), maybe(.production(W3CToken.setting)), .choice(signs).flattened]),
      example: example, space: space)
    let preference = space.row([
      oneOf([W3CToken.name, literal, W3CToken.characterClass]), maybe(.production(W3CToken.context)),
      .choice(["<<", ">>", "\\\\", "=="].map { .literal($0) }),
    ])
    let next = Syntax.choice([head.syntax, preference])
    var symbols = NotationRules(
      space: space, next: next, alternatives: [.literal("|"), ordered],
      tokens: [W3CToken.name, literal, W3CToken.code, W3CToken.characterClass],
      symbols: ["$", ".", "ε"].map { .literal($0) }, groups: [("group", "(", ")"), ("repeated", "{", "}")],
      hasLookAheads: true,
      examples: "a name, 'text', [a-z], #x9 or a group in parentheses")
    let preferred = space.row([
      .lookAhead(next, isPositive: false),
      oneOf([literal, W3CToken.name, W3CToken.characterClass, W3CToken.code]),
      maybe(.production(W3CToken.context)),
    ])
    // `a ** ","` is a list with commas, `a ++ ","` one that is not empty; `a^b` says what ends a token.
    let list = ["**", "++"].map { space.row([.literal($0), symbols.labelled]) }
    symbols.suffixes = [
      .production(W3CToken.context), .choice(list + ["?", "*", "+"].map { .literal($0) }),
    ]
    let choice = symbols.choice
    let parts = [
      head.production(choice),
      part(.tokens, [.choice([.literal("<?TOKENS?>"), .literal("@terminals", isWord: true)])]),
      part(.pass, [.literal("@pass", isWord: true), maybe(.literal("::=")), choice]),
      part(.start, [.literal("@start", isWord: true), .production(W3CToken.name)]),
      part(
        .instruction,
        [
          .choice([
            .production(W3CToken.instruction),
            space.row([preference, .repetition(preferred, .oneOrMore, spacing: space)]),
          ])
        ]),
    ]
    let end = Syntax.lookAhead(
      .choice([head.next, .literal("<?"), .literal("@"), preference, .end]), isPositive: true)
    let item = Production("item", .rule) { space.row([.choice(parts), maybe(.literal(";")), end]) }
    return NotationGrammar(
      notation: .ebnf, item: Interpreter(.production(item), after: space), head: Interpreter(head.syntax),
      nameToken: Interpreter(Syntax.production(W3CToken.name)), rareSigns: rareSigns
    ) { name, body in "\(name) ::= \(body)" }
  }

  /// What only some tools have.
  private static let rareSigns: Set = [
    "';'", "'&'", "'/'", "'{'", "'ε'", "'**'", "'++'", "'^'", "'.'", "'<?'", "'@'", "'<<'", "'>>'", "'\\\\'", "'=='",
    "'@pass'",
    "'@start'",
    "'@terminals'", "'<?TOKENS?>'", "CONTEXT", "SETTING", "INSTRUCTION", "LITERAL", "CLASS", "NAME", "CODE",
  ]

  /// A choice in order; not the beginning of a comment.
  private static let ordered = Syntax.sequence(
    [.literal("/"), .lookAhead(.characters(CharacterClass(of: "/*")), isPositive: false)], spacing: .glued)

  /// White space, comments of four kinds, and the constraints that the XML specification has beside productions:
  /// `[ VC: Root Element ]`.
  private static let space: Syntax.Spacing = {
    // `#x9` is a character.
    let hash: [Syntax] = [.lookAhead(.production(W3CToken.code), isPositive: false), .literal("#"), .restOfLine]
    let mark = Syntax.choice([.literal("wfc", ignoresCase: true), .literal("vc", ignoresCase: true)])
    let blank = Syntax.any(.literal(" "))
    let constraint: [Syntax] = [
      .literal("["), blank, mark, blank, .literal(":"), .any(.characters(.inClass)), .literal("]"),
    ]
    return .blanks(
      and: [.comment("/*", "*/"), .comment("(*", "*)"), [.literal("//"), .restOfLine], hash, constraint])
  }()
}
