import GrammarCombinators

/// The grammar of the notation itself: section 6 of the XML specification, and what others add to it.
struct W3CNotation: Sendable {
  /// A production or a mark, and what shows that it has ended: the next one, or the end of the file.
  let item: Interpreter

  /// What begins a production.
  let head: Interpreter

  /// The name of a production.
  static let name = Interpreter(Syntax.production(W3CToken.name))

  /// Of files whose productions are numbered, `[4a] NameChar ::= …`, which all are where the first one is: `b ::= [01]` ends
  /// with a class, whatever stands in the next line.
  static let numbered = W3CNotation(number: [Syntax.production(W3CToken.number)])

  /// Of other files.
  static let unnumbered = W3CNotation(number: [])

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

  /// The notation of a file: its productions are numbered where a line begins with a number and a production.
  static func of(_ bytes: Span<UInt8>) -> W3CNotation {
    var isAtBeginning = true
    for offset in 0..<bytes.count {
      if isAtBeginning, bytes[offset] == UInt8(ascii: "[") {
        var cursor = Cursor(offset: offset)
        if numbered.head.accepts(bytes, from: &cursor) { return numbered }
      }
      isAtBeginning = bytes[offset] == 10 || bytes[offset] == 13 || isAtBeginning && WhiteSpace.contains(bytes[offset])
    }
    return unnumbered
  }

  private init(number: [Syntax]) {
    func maybe(_ body: Syntax) -> Syntax { .repetition(body, .optional, spacing: Self.space) }
    func oneOf(_ tokens: [Production]) -> Syntax { .choice(tokens.map { .production($0) }) }
    func part(_ part: Part, _ body: [Syntax]) -> Syntax {
      .production(Production(part.rawValue, .rule) { Self.row(body) })
    }
    let head = Self.row(
      number.map(maybe)
        + [.production(W3CToken.name), maybe(.production(W3CToken.setting)), .literal("::=")])
    let preference = Self.row([
      oneOf([W3CToken.name, W3CToken.literal, W3CToken.characterClass]), maybe(.production(W3CToken.context)),
      .choice(["<<", ">>", "\\\\", "=="].map { .literal($0) }),
    ])
    let next = Syntax.choice([head, preference])
    let preferred = Self.row([
      .lookAhead(next, isPositive: false),
      oneOf([W3CToken.literal, W3CToken.name, W3CToken.characterClass, W3CToken.code]),
      maybe(.production(W3CToken.context)),
    ])
    let choice = W3CRules(next: next, space: Self.space).choice
    let parts = [
      part(.production, [.annotated(head, .label("a production ('name ::=')")), choice]),
      part(.tokens, [.choice([.literal("<?TOKENS?>"), .literal("@terminals", isWord: true)])]),
      part(.pass, [.literal("@pass", isWord: true), maybe(.literal("::=")), choice]),
      part(.start, [.literal("@start", isWord: true), .production(W3CToken.name)]),
      part(
        .instruction,
        [
          .choice([
            .production(W3CToken.instruction),
            Self.row([preference, .repetition(preferred, .oneOrMore, spacing: Self.space)]),
          ])
        ]),
    ]
    let following = Syntax.annotated(head, .label("the next production ('name ::=')"))
    let end = Syntax.lookAhead(
      .choice([following, .literal("<?"), .literal("@"), preference, .end]), isPositive: true)
    let item = Production("item", .rule) { Self.row([.choice(parts), end]) }
    self.item = Interpreter(.production(item), after: Self.space)
    self.head = Interpreter(head)
  }

  /// What only some tools have: whoever makes a mistake need not hear of it.
  static let rareSigns: Set = [
    "'&'", "'/'", "'**'", "'++'", "'^'", "'.'", "'<?'", "'@'", "'<<'", "'>>'", "'\\\\'", "'=='", "'@pass'", "'@start'",
    "'@terminals'", "'<?TOKENS?>'", "CONTEXT", "SETTING", "INSTRUCTION", "LITERAL", "CLASS", "NAME", "CODE",
  ]

  private static func row(_ parts: [Syntax]) -> Syntax { .sequence(parts, spacing: space) }

  /// White space, comments of four kinds, and the constraints that the XML specification has beside productions:
  /// `[ VC: Root Element ]`.
  private static let space: Syntax.Spacing = {
    func comment(_ open: String, _ close: String) -> [Syntax] {
      [.literal(open), .up(to: close), .literal(close)]
    }
    let line = Syntax.any(.characters(CharacterClass(of: "\n\r").complement))
    // `#x9` is a character.
    let hash: [Syntax] = [.lookAhead(.production(W3CToken.code), isPositive: false), .literal("#"), line]
    let mark = Syntax.choice([.literal("wfc", ignoresCase: true), .literal("vc", ignoresCase: true)])
    let blank = Syntax.any(.literal(" "))
    let constraint: [Syntax] = [
      .literal("["), blank, mark, blank, .literal(":"), .any(.characters(.inClass)), .literal("]"),
    ]
    let kinds: [[Syntax]] = [comment("/*", "*/"), comment("(*", "*)"), [.literal("//"), line], hash, constraint]
    let blanks = Syntax.some(CharacterClass(WhiteSpace.self))
    return .grammar(.any(.choice([blanks] + kinds.map { .sequence($0, spacing: .glued) })))
  }()
}
