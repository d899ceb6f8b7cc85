import Testing

@testable import GrammarCombinators

@Suite struct GrammarLayoutTests {
  @Test func findsTheNumbersOfAKey() {
    var random = SplitMix64(seed: 7)
    var index = NumberIndex<String>()
    var entries: [(key: String, number: Int32)] = []
    // An accent is part of the letter or a scalar of its own: the keys are equal.
    let keys = ["a", "b", "é", "e\u{301}", "", "ab"]
    for number in 0..<Int32(200) {
      let key = keys[Int(random.next() % UInt64(keys.count))]
      index.add(number, as: key)
      entries.append((key, number))
      for key in keys + ["c"] {
        #expect(index.numbers(of: key) == entries.filter { $0.key == key }.map(\.number))
      }
    }
  }

  @Test func numbersWhatIsTheSameOnce() {
    let first = Production("word", .token) { .literal("a") }
    let second = Production("word", .token) { .literal("b") }
    let letters = Syntax.characters(CharacterClass("a"..."c"))
    let layout = GrammarLayout(
      .sequence(
        [
          .production(first), .production(second), .production(first), .reference("word"), letters, letters,
          .literal("a"), .literal("b"), .literal("a"), .reference("none"),
        ], spacing: .glued), after: .glued)
    #expect(layout.productions.map { $0.production.name } == ["word", "word"])
    #expect(layout.misses.map { $0.map(\.name) } == [["word"], ["\"a\""], ["word"], ["\"b\""], ["[a-c]"]])
    #expect(Set(layout.classes).count == layout.classes.count)
    #expect(layout.node(of: first) == layout.productions[0].node)
    #expect(layout.node(of: second) == layout.productions[1].node)
    #expect(layout.node(of: Production("other", .token) { .literal("a") }) == nil)
  }

  /// As many nodes for each of two alternatives, and no miss twice.
  @Test func growsWithTheAlternatives() {
    func layout(_ count: Int) -> GrammarLayout {
      GrammarLayout(
        .choice((0..<count).map { .literal("w\($0 % 100)") } + [.literal("x", isWord: true)]), after: .glued)
    }
    #expect(layout(1000).nodes.count == 1002)
    #expect(layout(2000).nodes.count == 2002)
    #expect(layout(2000).misses.count == 101)
  }
}
