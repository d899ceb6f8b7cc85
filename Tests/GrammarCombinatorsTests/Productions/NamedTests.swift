import GrammarCombinators
import Testing

@Suite struct NamedTests {
  @Test func printsAsAProduction() {
    let pair = Named("pair") {
      "a"
      "b"
    }
    expect(
      pair.syntax, is: Production("pair", .rule) { .sequence([.literal("a"), .literal("b")], spacing: .spaced) })
  }
}
