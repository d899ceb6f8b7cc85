import GrammarCombinators

/// The grammar of the notation itself: section 6 of the XML specification, and what others add to it, and change in it.
struct W3CNotation {
  /// Whether productions have numbers, `[4a] NameChar ::= …`, which all have where the first one has: `b ::= [01]` ends with a
  /// class, whatever stands in the next line.
  var hasNumbers = false

  /// Whether another sign stands behind the names of productions: `list = item ("," item)* ;`.
  var isOfKin = false

  /// Whether a backslash stands before what means something else.
  var hasEscapes = false

  /// Whether a name may end in apostrophes: `list' ::= …`.
  var hasPrimes = false

  /// Whether `[ … ]` may be what is optional.
  var hasOptions = false

  static let unnumbered = W3CNotation().grammar
  static let numbered = W3CNotation(hasNumbers: true).grammar
  private static let kin = W3CNotation(isOfKin: true).grammar
  fileprivate static let primed = W3CNotation(isOfKin: true, hasPrimes: true).grammar

  /// The notation of a file.
  static func notation(of bytes: Span<UInt8>) -> NotationGrammar {
    var notation = W3CNotation()
    let brackets = bytes.indices.filter { bytes[$0] == UInt8(ascii: "[") }
    notation.hasNumbers = brackets.contains { bytes.isFirstInLine($0) && bytes.fits(numbered.head, at: $0) }
    notation.hasOptions = brackets.contains { bytes.fits(option, at: $0) }
    notation.hasEscapes = bytes.hasEscapes
    notation.isOfKin =
      !notation.hasNumbers && bytes.line(beginningWith: unnumbered.head) == nil
      && bytes.line(beginningWith: kin.head) != nil
    notation.hasPrimes = !notation.hasNumbers && bytes.hasPrimes
    switch (notation.hasEscapes || notation.hasPrimes || notation.hasOptions, notation.hasNumbers, notation.isOfKin) {
    case (true, _, _): return notation.grammar
    case (_, true, _): return numbered
    case (_, _, true): return kin
    default: return unnumbered
    }
  }

  private static let option = Interpreter(openingOption)

  private var grammar: NotationGrammar {
    let literal = hasEscapes ? W3CToken.escapedLiteral : W3CToken.literal
    let characterClass = hasEscapes ? W3CToken.escapedClass : W3CToken.characterClass
    let name = hasPrimes ? W3CToken.primedName : W3CToken.name
    let space = Self.space
    @Sendable func maybe(_ body: Syntax) -> Syntax { .repetition(body, .optional, spacing: space) }
    func oneOf(_ tokens: [Production]) -> Syntax { .choice(tokens.map { .production($0) }) }
    func part(_ part: NotationGrammar.Part, _ body: [Syntax]) -> Syntax {
      .production(Production(part.rawValue, .rule) { space.row(body) })
    }
    let signs = isOfKin ? Self.signsOfKin : [.literal("::=")]
    let head = ProductionHead(
      syntax: space.row(
        (hasNumbers ? [maybe(.production(W3CToken.number))] : [])
          + [.production(name), maybe(.production(W3CToken.setting)), .choice(signs).flattened]),
      example: isOfKin ? "name =" : "name ::=", space: space)
    let preference = space.row([
      oneOf([name, literal, characterClass]), maybe(.production(W3CToken.context)),
      .oneOf(["<<", ">>", "\\\\", "=="]),
    ])
    let next = Syntax.choice([head.syntax, preference])
    // At the end of a production it is a mark of its end, as others have it.
    let dot = Syntax.touching([.literal("."), .unless(.touching([space.syntax ?? .end, .choice([next, .end])]))])
    let options = [("optional", open: Self.openingOption, close: "]")]
    var symbols = NotationRules(
      space: space, next: next, alternatives: [.literal("|"), Self.ordered],
      tokens: [name, literal, W3CToken.code, characterClass, W3CToken.prose],
      symbols: [NotationRules.range(of: literal, space), .literal("$"), isOfKin ? dot : .literal("."), .literal("ε")],
      // `1*a` is one or more in ABNF.
      count: .times(hasBlank: true),
      groups: [("group", .literal("("), ")"), ("repeated", .literal("{"), "}")] + (hasOptions ? options : []),
      hasLookAheads: true,
      examples: "a name, 'text', [a-z], #x9 or a group in parentheses")
    symbols.alone = [.special]
    // What is between two of them is a regular expression of some tool.
    symbols.notFirst = Self.ordered
    let preferred = space.row([
      .unless(next),
      oneOf([literal, name, characterClass, W3CToken.code]),
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
      part(.start, [.literal("@start", isWord: true), .production(name)]),
      part(
        .instruction,
        [
          .choice([
            .production(W3CToken.instruction),
            space.row([preference, .repetition(preferred, .oneOrMore, spacing: space)]),
          ])
        ]),
    ]
    let end = Syntax.before(.choice([head.next, .literal("<?"), .literal("@"), preference, .end]))
    let item = Production("item", .rule) { space.row([.choice(parts), maybe(.literal(";")), end]) }
    return NotationGrammar(
      notation: .ebnf, item: Interpreter(.production(item), after: space), head: Interpreter(head.syntax),
      nameToken: Interpreter(Syntax.production(name)), rareSigns: Self.rareSigns
    ) { name, body in "\(name) ::= \(body)" }
  }

  /// What stands behind names in the notations of textbooks and tools.
  private static let signsOfKin: [Syntax] =
    ["::=", ":=", "->", "→", ":"].map { .literal($0) } + [.touching([.literal("="), .unless(.literal("="))])]

  /// What only some tools have.
  private static let rareSigns: Set = [
    "';'", "'&'", "'/'", "'{'", "'ε'", "'**'", "'++'", "'^'", "'.'", "'..'", "'...'", "'…'", "'<?'", "'@'", "'<<'",
    "'>>'", "'\\\\'", "'=='", "'@pass'", "'@start'", "'@terminals'", "'<?TOKENS?>'", "CONTEXT", "SETTING",
    "INSTRUCTION", "LITERAL", "CLASS", "NAME", "TIMES", "CODE", "PROSE", "SPECIAL",
  ]

  /// `[` where blanks, or a text that ends before the first `]`, show that it is around what is optional: `["]`, `[^"]` and `[ a]`
  /// are classes.
  private static let openingOption: Syntax = {
    let text = ["\"", "'"].map { mark in
      Syntax.touching([.literal(mark), .any(.other(than: mark + "]\n\r")), .literal(mark)])
    }
    let before = Syntax.any(.other(than: "\"'[]\n\r"))
    let space = CharacterClass(WhiteSpace.self)
    let run = Syntax.some(space.union(CharacterClass(of: "]")).complement)
    let blanks: [Syntax] = [
      .some(space), .unless(.touching([run, .literal("]")])),
      .characters(CharacterClass(WordStart.self).union(CharacterClass(of: "<([{\"'"))),
    ]
    return .touching([
      .literal("["), .unless(.literal("^")),
      .before(.choice([.touching([before, .choice(text)]), .touching(blanks)])),
    ])
  }()

  /// A choice in order; not the beginning of a comment.
  private static let ordered = Syntax.touching([.literal("/"), .unless(.one(of: "/*"))])

  /// White space, comments of five kinds, and the constraints that the XML specification has beside productions:
  /// `[ VC: Root Element ]`.
  private static let space: Syntax.Spacing = {
    // `#x9` is a character.
    let hash: [Syntax] = [.unless(.production(W3CToken.code)), .literal("#"), .restOfLine]
    let mark = Syntax.choice([.literal("wfc", ignoresCase: true), .literal("vc", ignoresCase: true)])
    let blank = Syntax.any(.literal(" "))
    let constraint: [Syntax] = [
      .literal("["), blank, mark, blank, .literal(":"), .any(.characters(.inClass)), .literal("]"),
    ]
    let lines = ["//", "--"].map { [.literal($0), .restOfLine] as [Syntax] }
    return .blanks(and: [.comment("/*", "*/"), .comment("(*", "*)")] + lines + [hash, constraint])
  }()
}

extension Span<UInt8> {
  /// Whether a production is called by a name with an apostrophe at its end.
  var hasPrimes: Bool {
    let head = W3CNotation.primed.head
    return indices.contains { offset in
      guard self[offset] == UInt8(ascii: "'"), offset > 0, WordPart.contains(self[offset - 1]) else { return false }
      var start = offset
      while start > 0, self[start - 1] != 10, self[start - 1] != 13 { start -= 1 }
      while WhiteSpace.contains(self[start]) { start += 1 }
      return (start..<offset).allSatisfy { WordPart.contains(self[$0]) } && fits(head, at: start)
    }
  }
}
