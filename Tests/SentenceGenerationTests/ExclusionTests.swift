import GrammarCombinators
import SentenceGeneration
import Testing

/// A name that is no keyword is none in sentences either.
@Suite struct ExclusionTests {
  @Test func reservedWords() {
    let letter = Syntax.characters(CharacterClass("a"..."b"))
    let name = Syntax.sequence(
      [
        .lookAhead(.choice([.literal("a", isWord: true), .literal("ba", isWord: true)]), isPositive: false),
        .repetition(letter, .oneOrMore, spacing: .glued),
      ], spacing: .glued)
    let start = Production("start", .rule) { .sequence([.literal("let"), name], spacing: .spaced) }
    let generator = SentenceGenerator(Grammar(start: start))
    var random = SeededGenerator(seed: 1)
    let names = Set((0..<500).map { _ in generator.sentence(using: &random).split { " \t".contains($0) }[1] })
    #expect(names.intersection(["a", "b", "ba", "bb", "aa"]) == ["b", "bb", "aa"])
  }
}
