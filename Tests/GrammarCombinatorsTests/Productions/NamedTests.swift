import GrammarCombinators
import Testing

@Suite struct NamedTests {
  @Test func agreesWithItsBody() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let spaced = Named("pair") {
        one
        two
      }
      try compare(spaced, with: .sequence([one.twin, two.twin], spaced: true), "\(script)")
      let glued = Named("pair", Glued.self) {
        one
        two
      }
      try compare(glued, with: .sequence([one.twin, two.twin], spaced: false), "\(script)")
    }
  }

  @Test func printsAsAProduction() {
    let pair = Named("pair") {
      "a"
      "b"
    }
    expect(
      pair.syntax, is: Production("pair", .rule) { .sequence([.literal("a"), .literal("b")], spacing: .spaced) })
  }
}
