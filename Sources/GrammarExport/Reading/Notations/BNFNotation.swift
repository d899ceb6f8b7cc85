import GrammarCombinators

/// The grammar of BNF as SQL and its kin have it: `<list> ::= <item> [ { <comma> <item> }... ]`, where words stand for
/// themselves.
enum BNFNotation {
  static let notation: NotationGrammar = {
    let head = ProductionHead(
      syntax: space.row([.production(name), .literal("::=")]), example: "<name> ::=", space: space)
    let rules = NotationRules(
      space: space, next: head.syntax, tokens: [name, W3CToken.literal, word],
      suffixes: [.literal("...")], groups: [("group", .literal("{"), "}"), ("optional", .literal("["), "]")],
      hasExclusions: false,
      examples: "<a name>, a word, [ what is optional ] or a group in braces")
    let last = Syntax.choice([head.next, .end])
    // A sign of the notation that is alone in a production stands for itself.
    let sign = Production.token("SIGN") {
      [
        .unless(.production(name)), .some(CharacterClass(WhiteSpace.self).complement),
        .before(.touching([blanks, last])),
      ]
    }
    let production = head.production(
      .choice([.production(Production("alone", .rule) { .production(sign) }), rules.choice]))
    let item = Production("item", .rule) { space.row([production, .before(last)]) }
    return NotationGrammar(
      notation: .bnf,
      item: Interpreter(.production(item), after: .grammar(.touching([.maybe(line), blanks]))),
      head: Interpreter(head.syntax),
      nameToken: Interpreter(Syntax.production(name)), rareSigns: ["SIGN", "WORD", "LITERAL", "NAME"]
    ) { name, body in "<\(name)> ::= \(body)" }
  }()

  private static let name = Production.token("NAME") {
    [.literal("<"), .characters(.wordPart), .any(.characters(inName)), .literal(">")]
  }

  private static let inName = CharacterClass.wordPart.union(CharacterClass(of: " -.:/()"))

  /// What stands for itself, as it is: no sign of the notation.
  private static let word = Production.token("WORD") {
    let signs = CharacterClass(WhiteSpace.self).union(CharacterClass(of: "<>[]{}|."))
    let dot = Syntax.touching([.unless(.literal("...")), .literal(".")])
    // What is no bracket of a name stands for itself as well.
    let open = Syntax.touching([.some(CharacterClass(of: "<")), .unless(.characters(.wordPart))])
    let characters = Syntax.repetition(.choice([.characters(signs.complement), dot]), .oneOrMore, spacing: .glued)
    return [.choice([characters, .some(CharacterClass(of: ">")), open])]
  }

  /// A line that is a comment, from its first character on.
  private static let line = Syntax.touching([.one(of: ";#"), .restOfLine])

  private static let blanks = space.syntax ?? .end

  private static let space = Syntax.Spacing.blanks(
    and: [
      [.literal("!!"), .restOfLine],
      // A sign alone stands for itself.
      [.literal("#"), .one(of: "# "), .restOfLine],
    ],
    before: .touching([.one(of: "\n\r"), line]))
}
