import GrammarCombinators

/// The grammar of BNF as SQL and its kin have it: `<list> ::= <item> [ { <comma> <item> }... ]`, where words stand for
/// themselves.
enum BNFNotation {
  static let notation: NotationGrammar = {
    let head = row([.production(name), .literal("::=")])
    let rules = NotationRules(
      space: space, next: head, tokens: [name, W3CToken.literal, word],
      suffixes: [.literal("...")], groups: [("group", "{", "}"), ("optional", "[", "]")], hasExclusions: false,
      examples: "<a name>, a word, [ what is optional ] or a group in braces")
    let choice = rules.choice
    let following = Syntax.annotated(head, .label("the next production ('<name> ::=')"))
    let last = Syntax.choice([following, .end])
    let end = Syntax.lookAhead(last, isPositive: true)
    // A sign of the notation that is alone in a production stands for itself.
    let sign = Production.token("SIGN") {
      [
        .lookAhead(.production(name), isPositive: false),
        .some(CharacterClass(WhiteSpace.self).complement),
        .lookAhead(.sequence([space.syntax ?? .end, last], spacing: .glued), isPositive: true),
      ]
    }
    let item = Production("item", .rule) {
      row([
        .production(
          Production(NotationGrammar.Part.production.rawValue, .rule) {
            row([
              .annotated(head, .label("a production ('<name> ::=')")),
              .choice([.production(Production("alone", .rule) { .production(sign) }), choice]),
            ])
          }), end,
      ])
    }
    return NotationGrammar(
      notation: .bnf, item: Interpreter(.production(item), after: space), head: Interpreter(head),
      nameToken: Interpreter(Syntax.production(name)), rareSigns: ["SIGN", "WORD", "LITERAL", "NAME"]
    ) { name, body in "<\(name)> ::= \(body)" }
  }()

  private static let name = Production.token("NAME") {
    [.literal("<"), .characters(CharacterClass(WordStart.self)), .any(.characters(inName)), .literal(">")]
  }

  private static let inName = CharacterClass.wordPart.union(CharacterClass(of: " -.:/()"))

  /// What stands for itself, as it is: no sign of the notation.
  private static let word = Production.token("WORD") {
    [.some(CharacterClass(WhiteSpace.self).union(CharacterClass(of: "<>[]{}|.")).complement)]
  }

  private static func row(_ parts: [Syntax]) -> Syntax { .sequence(parts, spacing: space) }

  private static let space = Syntax.Spacing.blanks(
    and: [
      [.literal("!!"), .restOfLine],
      // A sign alone stands for itself.
      [.literal("#"), .characters(CharacterClass(of: "# ")), .restOfLine],
    ])
}
