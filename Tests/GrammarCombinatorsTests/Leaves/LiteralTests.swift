import GrammarCombinators
import Testing

@Suite struct LiteralTests {
  @Test(arguments: ["a", "ab", "aa", "aba"] as [StaticString])
  func agreesWithItsTwinOnShortTexts(_ text: StaticString) throws {
    try compareExplained(Literal(text), with: .literal(text.description), in: Scene.all(over: "ab ", upTo: 4))
  }

  @Test(arguments: ["=", "==", "abc", "abcd", "abcde", "abcdef", "abcdefg", "abcdefgh"] as [StaticString])
  func agreesWithItsTwinAroundTheText(_ text: StaticString) throws {
    try compareExplained(Literal(text), with: .literal(text.description), in: Scene.all(around: text.description))
  }

  @Test func aFailureKnowsTheText() {
    let failure = #expect(throws: ParseFailure.self) { try Literal("==").run("=") }
    #expect(failure?.expectations == [GrammarCombinators.Expectation(literal: "==", role: .operator)])
    #expect(failure?.expectations.first?.spelling == "==")
  }

  @Test func printsAsALiteral() {
    #expect(Literal("==").syntax == .literal("==", ignoresCase: false, isWord: false))
  }
}

extension Twin {
  /// A text, as it is written.
  static func literal(_ text: String) -> Twin {
    leaf([Syntax.quoted(text)]) { $0.starts(with: text.utf8) ? text.utf8.count : nil }
  }
}
