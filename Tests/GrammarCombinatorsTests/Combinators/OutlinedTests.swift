import GrammarCombinators
import Testing

@Suite struct OutlinedTests {
  @Test func agreesWithItsBody() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let spaced = Outlined {
        one
        two
      }
      try compare(spaced, with: .sequence([one.twin, two.twin], spaced: true), "\(script)")
      let glued = Outlined(Glued.self) {
        one
        two
      }
      try compare(glued, with: .sequence([one.twin, two.twin], spaced: false), "\(script)")
    }
  }

  @Test func printsAsItsBody() {
    #expect(Outlined { "a" }.syntax == .literal("a"))
  }
}
