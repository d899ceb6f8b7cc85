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
}
