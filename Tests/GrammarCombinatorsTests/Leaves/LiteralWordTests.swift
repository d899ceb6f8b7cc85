import GrammarCombinators
import Testing

@Suite struct LiteralWordTests {
  @Test(arguments: [false, true])
  func agreesWithItsTwin(_ ignoresCase: Bool) throws {
    let twin = Twin.keyword(["aa"], ignoringCase: ignoresCase).changing(output: { _, _, _ in "()" })
    try compareExplained(
      LiteralWord("aa", ignoringCase: ignoresCase), with: twin, in: Scene.all(over: "aA_ .", upTo: 4))
  }

  /// As a ``KeywordTable`` keeps its words, so does a keyword.
  @Test(arguments: ["AND", "And", "WithinMargins"] as [StaticString])
  func inCapitalsAgreesWithItsTwin(_ word: StaticString) throws {
    let twin = Twin.keyword([word.description], ignoringCase: true).changing(output: { _, _, _ in "()" })
    let keyword = LiteralWord(word, ignoringCase: true)
    for text in [word.description, word.description.lowercased(), word.description.uppercased()] {
      try compareExplained(keyword, with: twin, in: Scene.all(around: text))
    }
    #expect(throws: ParseFailure.self) { try LiteralWord(word).run(word.description.lowercased()) }
    #expect(keyword.syntax == .literal(word.description, ignoresCase: true, isWord: true))
    let failure = #expect(throws: ParseFailure.self) { try keyword.run("or") }
    #expect(failure?.expectations.map(\.name) == ["\"\(word)\""])
  }

  @Test(arguments: ["let", "_a1", "eightbit"])
  func agreesWithItsTwinAroundAWord(_ word: String) throws {
    let twin = Twin.keyword([word], ignoringCase: false).changing(output: { _, _, _ in "()" })
    let keyword =
      switch word {
      case "let": LiteralWord("let")
      case "_a1": LiteralWord("_a1")
      default: LiteralWord("eightbit")
      }
    try compareExplained(keyword, with: twin, in: Scene.all(around: word))
  }
}
