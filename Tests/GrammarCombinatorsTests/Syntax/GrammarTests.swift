import GrammarCombinators
import Testing

@Suite struct GrammarTests {
  /// Productions that name others, by their first letters: `sum` names `product`, `SIGN` and itself.
  private static let productions: [String: (Production.Kind, [String])] = [
    "sum": (.rule, ["product", "SIGN", "sum"]), "product": (.rule, ["factor", "STAR", "sum"]),
    "factor": (.rule, ["NUMBER", "SIGN"]), "SIGN": (.token, ["PLUS"]), "STAR": (.token, []), "NUMBER": (.token, []),
    "PLUS": (.token, []),
  ]

  private static func production(_ name: String) -> Production {
    Production(name, productions[name]!.0) {
      .sequence([.literal(name)] + productions[name]!.1.map { .production(production($0)) }, spacing: .spaced)
    }
  }

  @Test func listsProductionsBreadthFirst() {
    let grammar = Grammar(start: Self.production("sum"))
    #expect(grammar.productions.map(\.name) == ["sum", "product", "SIGN", "factor", "STAR", "PLUS", "NUMBER"])
    #expect(grammar.rules.map(\.name) == ["sum", "product", "factor"])
    #expect(grammar.tokens.map(\.name) == ["SIGN", "STAR", "PLUS", "NUMBER"])
    #expect(grammar.start.name == "sum")
  }

  @Test func findsProductionsInEveryPart() {
    @Sendable func part(_ name: String) -> Syntax { .production(Production(name, .token) { .literal(name) }) }
    let everything = Production("start", .rule) {
      .choice([
        .sequence([part("ONE"), part("TWO")], spacing: .glued),
        .repetition(part("THREE"), .oneOrMore, separator: part("FOUR"), spacing: .spaced),
        .lookAhead(part("FIVE"), isPositive: false), .literal("x"), .end, part("SIX"),
      ])
    }
    #expect(
      Grammar(start: everything).productions.map(\.name) == ["start", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX"])
  }

  @Test func endsThoughARuleContainsItself() {
    let grammar = Grammar(Parentheses())
    #expect(grammar.productions.map(\.name) == ["parentheses"])
    #expect(grammar.start.body.parts.count == 3)
  }

  @Test func callsAParserWithoutANameStart() {
    let grammar = Grammar(
      SequenceOf {
        Parentheses()
        Parentheses()
      })
    #expect(grammar.productions.map(\.name) == ["start", "parentheses"])
    #expect(grammar.start.kind == .rule)
    #expect(grammar.start.body == .sequence([Parentheses().syntax, Parentheses().syntax], spacing: .spaced))
    let padded = SequenceOf {
      Parsers.Nothing()
      Parentheses()
    }
    #expect(Grammar(padded).productions.map(\.name) == ["parentheses"])
    #expect(Grammar(OnePartToken(part: LiteralText("a"))).tokens.map(\.name) == ["ONE_PART"])
  }

  @Test func looksProductionsUpByName() {
    let grammar = Grammar(start: Self.production("sum"))
    #expect(grammar["STAR"]?.body == .literal("STAR"))
    #expect(grammar["star"] == nil)
  }

  @Test func isEqualWhereAllRightHandSidesAre() {
    let grammar = Grammar(start: Self.production("sum"))
    #expect(grammar == Grammar(start: Self.production("sum")))
    #expect(grammar.hashValue == Grammar(start: Self.production("sum")).hashValue)
    #expect(grammar != Grammar(start: Self.production("product")))
    let one = Production("rule", .rule) { .literal("1") }
    let two = Production("rule", .rule) { .literal("2") }
    #expect(Grammar(start: one) != Grammar(start: two))
    #expect(Grammar(start: one) == Grammar(start: one))
  }
}
