import GrammarCombinators
import Testing

@Suite struct ChoiceBuilderTests {
  @Test func takesParsersAndStringLiterals() throws {
    let choice: OneOf<Parsers.Choice<Parsers.Choice<LiteralText, LiteralText>, LiteralText>> = OneOf {
      "a"
      LiteralText("a rather long one")
      "b"
    }
    #expect(try choice.run("b").end == 1)
  }

  @Test func takesRangesOfCharacters() throws {
    let name = SequenceOf(NoSpace.self) {
      "a"..."z"
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          "a"..."z"
          "0"..."9"
        }
      }
    }
    #expect(try name.run("a1b-").end == 3)
    #expect(throws: ParseFailure.self) { try name.run("1") }
  }
}
