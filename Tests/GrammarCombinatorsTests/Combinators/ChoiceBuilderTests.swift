import GrammarCombinators
import Testing

@Suite struct ChoiceBuilderTests {
  @Test func takesParsersAndStringLiterals() throws {
    let choice: OneOf<Choice<Choice<Literal, Literal>, Literal>> = OneOf {
      "a"
      Literal("a rather long one")
      "b"
    }
    #expect(try choice.run("b").end == 1)
  }
}
