import GrammarCombinators
import Testing

@Suite struct LongLiteralTests {
  @Test(arguments: ["a", "ab", "aba", "é", "aé"] as [StaticString])
  func agreesWithItsTwinOnShortTexts(_ text: StaticString) throws {
    try compareExplained(LongLiteral(text), with: .literal(text.description), in: Scene.all(over: "abé", upTo: 4))
  }

  @Test(arguments: ["@constraints", "a literal longer than that", "größer als π"] as [StaticString])
  func agreesWithItsTwinAroundTheText(_ text: StaticString) throws {
    try compareExplained(LongLiteral(text), with: .literal(text.description), in: Scene.all(around: text.description))
  }

  @Test func aFailureKnowsTheText() {
    let failure = #expect(throws: ParseFailure.self) { try LongLiteral("@constraints").run("@constraint") }
    #expect(failure?.expectations == [GrammarCombinators.Expectation(literal: "@constraints", role: .operator)])
    #expect(failure?.expectations.first?.spelling == "@constraints")
  }

  @Test func printsAsALiteral() {
    #expect(LongLiteral("größer").syntax == .literal("größer", ignoresCase: false, isWord: false))
  }

  @Test func isNotEmpty() async {
    await #expect(processExitsWith: .failure) { _ = LongLiteral("") }
  }
}
