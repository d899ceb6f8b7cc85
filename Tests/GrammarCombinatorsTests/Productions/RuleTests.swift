import GrammarCombinators
import Testing

@Suite struct RuleTests {
  @Test func agreesWithItsBody() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let parts = [one.twin, two.twin]
      try compare(SpacedPair(one: one, two: two), with: .sequence(parts, spaced: true), "\(script)")
      try compare(GluedPair(one: one, two: two), with: .sequence(parts, spaced: false), "\(script)")
    }
  }

  @Test func printsAsAProduction() {
    let (one, two) = (Scripted(1, Behaviour.all), Scripted(2, Behaviour.all))
    let parts = [Syntax.reference("one"), .reference("two")]
    expect(
      SpacedPair(one: one, two: two).syntax,
      is: Production("spacedPair", .rule) { .sequence(parts, spacing: .spaced) })
    expect(
      GluedPair(one: one, two: two).syntax,
      is: Production("gluedPair", .rule) { .sequence(parts, spacing: .glued) })
    let pair = NamedRule("pair") {
      "a"
      "b"
    }
    expect(
      pair.syntax, is: Production("pair", .rule) { .sequence([.literal("a"), .literal("b")], spacing: .spaced) })
  }
}
