import GrammarChecks
import GrammarCombinators
import Testing

/// A repetition takes all it can, so what it could take never stands behind it.
@Suite struct GreedyRepetitionTests {
  private let letters = many(.characters(CharacterClass("a"..."z")), spacing: .glued)

  @Test func whatTheRepetitionTakesIsNeverThere() {
    let greedy = grammar(glued(letters, text("x"), text("!")))
    #expect(greedy.problems == [.greedyRepetition(rule: "start", repetition: "[a-z]*", next: "\"x\" \"!\"")])
    #expect(
      greedy.complaints == [
        "in `start`, `\"x\" \"!\"` never fits: `[a-z]*` stands before it and takes all it can, and it fits wherever the "
          + "other fits; let what is repeated leave that out"
      ])
    let characters = many(rule("char", one(AnyByte.self)), .oneOrMore, spacing: .glued)
    #expect(
      grammar(glued(text("<?"), characters, text("?>"))).problems
        == [.greedyRepetition(rule: "start", repetition: "char+", next: "\"?>\"")])
    #expect(
      grammar(spaced(many(either(text("a"), text("b"))), text("bc"))).problems
        == [.greedyRepetition(rule: "start", repetition: "( \"a\" | \"b\" )*", next: "\"bc\"")])
  }

  @Test func whatFitsSomewhereIsAccepted() {
    #expect(grammar(glued(letters, text("1"))).problems == [])
    #expect(grammar(glued(letters, letters, text(";"))).problems == [])
    #expect(grammar(glued(letters, optional(text("x")))).problems == [])
    #expect(grammar(glued(many(text("ab"), spacing: .glued), text("a"))).problems == [])
    #expect(grammar(glued(many(text("a"), .times(0...3), spacing: .glued), text("a"))).problems == [])
    #expect(grammar(glued(many(text("a"), separator: text(","), spacing: .glued), text("a"))).problems == [])
  }
}

/// Every byte.
private enum AnyByte: ByteClass {
  static func contains(_ byte: UInt8) -> Bool { true }
}
