import GrammarCombinators
import SentenceGeneration
import Testing

/// A sentence is as long as is asked for, where the language has lists.
@Suite struct SizeTests {
  private static let word = Syntax.production(
    Production("WORD", .token) {
      .repetition(.characters(CharacterClass(Digit.self)), .oneOrMore, spacing: .glued)
    })
  private static let list = Production("list", .rule) {
    .sequence(
      [
        .literal("("),
        .repetition(.choice([word, .reference("list")]), .zeroOrMore, separator: .literal(","), spacing: .glued),
        .literal(")"),
      ], spacing: .glued)
  }

  private func lengths(of syntax: Syntax, _ size: Int) -> [Int] {
    let generator = SentenceGenerator(Grammar(start: Production("start", .rule) { syntax }))
    var random = SeededGenerator(seed: 1)
    return (0..<100).map { _ in generator.sentence(ofSize: size, using: &random).utf8.count }
  }

  @Test(arguments: [100, 1000, 10_000]) func lists(size: Int) {
    let lengths = lengths(of: .production(Self.list), size)
    #expect(lengths.allSatisfy { size..<size + size / 2 + 40 ~= $0 }, "\(lengths)")
    #expect(Set(lengths).count > 3)
  }

  @Test func shortOnesWithoutASize() {
    #expect(lengths(of: .production(Self.list), 0).reduce(0, +) < 2000)
  }

  /// Where no rule can be repeated the tokens get longer; a language of one sentence stays what it is.
  @Test func tokensAndNothing() {
    #expect(lengths(of: Self.word, 500).allSatisfy { 500..<540 ~= $0 })
    #expect(lengths(of: .literal("a"), 500) == Array(repeating: 1, count: 100))
  }
}
