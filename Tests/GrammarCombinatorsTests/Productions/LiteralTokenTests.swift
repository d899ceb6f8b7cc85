import GrammarCombinators
import Testing

@Suite struct LiteralTokenTests {
  @Test(arguments: [("==", 0, 2), ("a==b", 1, 3), ("=", 0, nil), ("", 0, nil), ("= =", 0, nil), ("==", 1, nil)])
  func recognisesItsSpelling(_ text: String, _ start: Int, _ end: Int?) throws {
    let twin = Twin { _, _ in
      end.map { Trace(.ok("()", end: $0)) } ?? Trace(.fail, [Miss("EQUAL", at: start)])
    }
    try compareExplained(EqualSign(), with: twin, in: [Scene(text, from: start)])
    try compareExplained(AnyParser(EqualSign()), with: twin, in: [Scene(text, from: start)])
  }

  @Test func aFailureKnowsTheSpelling() {
    let failure = #expect(throws: ParseFailure.self) { try EqualSign().run("=") }
    #expect(failure?.expectations == [ParseFailure.Expectation("EQUAL", spelling: "==", role: .operator)])
    #expect(failure?.expectations.first?.spelling == "==")
  }

  @Test func printsAsAProduction() {
    expect(EqualSign().syntax, is: Production("EQUAL", .token) { .literal("==") })
  }
}

private struct EqualSign: LiteralToken {
  static var name: StaticString { "EQUAL" }
  static var spelling: StaticString { "==" }
}
