import GrammarCombinators
import SentenceGeneration
import Testing

/// A way that leads to no text is never taken, and a grammar without a text has no sentence.
@Suite struct NoSentenceTests {
  private func sentences(_ body: Syntax, size: Int = 0) -> Set<String> {
    let generator = SentenceGenerator(Grammar(start: Production("start", .rule) { body }))
    var random = SeededGenerator(seed: 1)
    return Set((0..<200).map { _ in generator.sentence(ofSize: size, using: &random) })
  }

  private static let a = Syntax.literal("a")
  private static let none = Syntax.production(
    Production("none", .rule) { .sequence([.literal("x"), .reference("none")], spacing: .glued) })

  private static func glued(_ parts: Syntax...) -> Syntax { .sequence(parts, spacing: .glued) }
  private static func times(_ body: Syntax, _ bounds: Syntax.RepetitionBounds, by separator: Syntax? = nil) -> Syntax {
    .repetition(body, bounds, separator: separator, spacing: .glued)
  }

  @Test(arguments: [
    none, glued(a, none), times(none, .oneOrMore), times(a, .exactly(2), by: none), .choice([none, glued(a, none)]),
    .characters(CharacterClass(ranges: [])),
  ])
  func ofAGrammarWithoutATextThereIsNone(body: Syntax) {
    #expect(sentences(body) == [""])
    #expect(sentences(body, size: 100) == [""])
  }

  @Test(arguments: [
    glued(a, times(none, .optional)), glued(a, times(none, .zeroOrMore)), glued(times(none, .zeroOrMore), a),
    times(a, .oneOrMore, by: none), .choice([none, a]), .choice([times(none, .oneOrMore), a]),
    .sequence([a, times(none, .optional)], spacing: .grammar(times(none, .optional))),
    .sequence([a, times(a, .optional)], spacing: .grammar(none)),
  ])
  func otherWaysAreTaken(body: Syntax) {
    #expect(sentences(body).isSubset(of: ["a", "aa"]))
    #expect(sentences(body, size: 100).isSubset(of: ["a", "aa"]))
  }
}
