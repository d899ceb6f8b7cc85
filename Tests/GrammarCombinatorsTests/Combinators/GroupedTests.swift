import GrammarCombinators
import Testing

@Suite struct GroupedTests {
  @Test func agreesWithItsOnlyPart() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      try compare(Grouped { one }, with: one.twin, "\(behaviour)")
      try compare(Grouped(Glued.self) { one }, with: one.twin, "\(behaviour)")
    }
  }

  @Test func keepsItsOwnSpacing() throws {
    let pair = Grouped {
      Grouped(Glued.self) {
        "a"
        "b"
      }
      "c"
    }
    #expect(try pair.run("ab c").end == 4)
    let failure = #expect(throws: ParseFailure.self) { try pair.run("a bc") }
    #expect(failure?.offset == 1)
  }

  @Test func printsAsItsBody() {
    #expect(Grouped { "a" }.syntax == .literal("a"))
  }
}
