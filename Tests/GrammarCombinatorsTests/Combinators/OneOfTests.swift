import GrammarCombinators
import Testing

@Suite struct OneOfTests {
  @Test func agreesWithItsOnlyAlternative() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      try compare(OneOf { one }, with: one.twin, "\(behaviour)")
    }
  }

  @Test func prefersTheEarlierAlternative() throws {
    let sign = OneOf {
      Literal("+").as(1)
      Literal("+-").as(2)
      Literal("-").as(3)
    }
    #expect(try sign.run("+-") == (1, 1))
    #expect(try sign.run("-") == (3, 1))
  }

  @Test func printsAsAChoice() {
    let choice = OneOf {
      "a"
      "b"
      "c"
    }
    #expect(choice.syntax == .choice([.choice([.literal("a"), .literal("b")]), .literal("c")]))
    #expect(choice.syntax.flattened == .choice([.literal("a"), .literal("b"), .literal("c")]))
    #expect(OneOf { "a" }.syntax == .literal("a"))
  }
}
