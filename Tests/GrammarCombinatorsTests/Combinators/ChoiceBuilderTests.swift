import GrammarCombinators
import Testing

@Suite struct ChoiceBuilderTests {
  @Test func takesParsersAndStringLiterals() throws {
    let choice: OneOf<Choice<Choice<Literal, LongLiteral>, Literal>> = OneOf {
      "a"
      LongLiteral("a rather long one")
      "b"
    }
    #expect(try choice.run("b").end == 1)
  }
}
