import GrammarCombinators
import SentenceGeneration
import Testing

/// The end of the text is where a sentence ends, and a way to a sentence that has more behind it is not taken.
@Suite struct EndOfTextTests {
  private func sentences(_ body: Syntax) -> Set<String> {
    let grammar = Grammar(start: Production("start", .rule) { body })
    let generator = SentenceGenerator(grammar)
    var random = SeededGenerator(seed: 1)
    return Set((0..<200).map { _ in generator.sentence(using: &random) })
  }

  private func glued(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .glued) }
  private func times(_ body: Syntax, _ bounds: Syntax.RepetitionBounds, by separator: Syntax? = nil) -> Syntax {
    .repetition(body, bounds, separator: separator, spacing: .glued)
  }

  private let lineEnd = Syntax.production(Production("lineEnd", .rule) { .choice([.literal(";"), .end]) })
  private let a = Syntax.literal("a")

  @Test func inAChoiceBeforeSomething() {
    #expect(sentences(glued(a, lineEnd, a)) == ["a;a"])
    #expect(sentences(glued(a, lineEnd)) == ["a;", "a"])
  }

  @Test func beforeWhatMayBeMissing() {
    #expect(sentences(glued(a, lineEnd, times(.literal("b"), .optional))) == ["a;b", "a;", "a"])
    #expect(sentences(glued(a, lineEnd, .end)) == ["a;", "a"])
    #expect(sentences(glued(a, lineEnd, .choice([.literal("b"), glued()]))) == ["a;b", "a;", "a"])
  }

  @Test func inARepetition() {
    #expect(sentences(times(glued(a, lineEnd), .exactly(2))) == ["a;a;", "a;a"])
    #expect(sentences(times(glued(a, lineEnd), .times(1...2))) == ["a;a;", "a;a", "a;", "a"])
    #expect(sentences(times(a, .exactly(2), by: lineEnd)) == ["a;a"])
    #expect(sentences(glued(times(glued(a, .end), .zeroOrMore), times(.literal("b"), .optional))) == ["a", "b", ""])
  }

  @Test func beforeASpacing() {
    let dash = Syntax.Spacing.grammar(.literal("-"))
    #expect(
      sentences(.sequence([a, lineEnd, times(.literal("b"), .optional)], spacing: dash)).allSatisfy {
        ["a-;-b", "a-;-", "a-;", "a-"].contains($0)
      })
  }
}
