import GrammarCombinators
import Testing

@Suite struct SequenceOfTests {
  @Test func keepsItsOwnSpacing() throws {
    let pair = SequenceOf {
      SequenceOf(NoSpace.self) {
        "a"
        "b"
      }
      "c"
    }
    #expect(try pair.run("ab c").end == 4)
    let failure = #expect(throws: ParseFailure.self) { try pair.run("a bc") }
    #expect(failure?.offset == 1)
  }
}
