import GrammarCombinators
import Testing

@Suite struct ProductionTests {
  private let rule = Production("sum", .rule) { .end }

  @Test func isEqualWhereNameAndKindAre() {
    let other = Production("sum", .rule) { .choice([]) }
    #expect(rule == other)
    #expect(rule.hashValue == other.hashValue)
    #expect(rule != Production("sum", .token) { .end })
    #expect(rule != Production("term", .rule) { .end })
  }

  @Test func itsBodyIsFlattened() {
    let nested = Syntax.choice([.choice([.end, .literal("a")]), .literal("b")])
    #expect(Production("sum", .rule) { nested }.body == .choice([.end, .literal("a"), .literal("b")]))
  }

  @Test func mayContainItself() {
    #expect(Parentheses().syntax == .production(Production("parentheses", .rule) { .end }))
    expect(
      Parentheses().syntax,
      is: Production("parentheses", .rule) {
        let inside = Syntax.repetition(Parentheses().syntax, .optional, spacing: .spaced)
        return .sequence([.literal("("), inside, .literal(")")], spacing: .spaced)
      })
  }
}
