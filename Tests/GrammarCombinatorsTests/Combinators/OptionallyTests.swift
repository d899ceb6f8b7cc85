import GrammarCombinators
import Testing

@Suite struct OptionallyTests {
  @Test func agreesWithItsTwin() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      try compare(Optionally { one }, with: .optional(one.twin), "\(behaviour)")
    }
  }

  @Test func agreesWithItsTwinForTwoParts() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let spaced = Optionally {
        one
        two
      }
      try compare(spaced, with: .optional(.sequence([one.twin, two.twin], spaced: true)), "\(script)")
      let glued = Optionally(Glued.self) {
        one
        two
      }
      try compare(glued, with: .optional(.sequence([one.twin, two.twin], spaced: false)), "\(script)")
    }
  }

  @Test func tellsAnAbsentOptionalFromAPresentOneThatIsEmpty() throws {
    let nested = Optionally { Optionally { Literal("a").as(1) } }
    let (output, end) = try nested.run("b")
    #expect(output == .some(nil))
    #expect(end == 0)
  }

  @Test func printsAsARepetition() {
    #expect(Optionally { "a" }.syntax == .repetition(.literal("a"), .optional, spacing: .spaced))
    #expect(Optionally(Glued.self) { "a" }.syntax == .repetition(.literal("a"), .optional, spacing: .glued))
  }
}

extension Twin {
  /// A body or nothing.
  static func optional(_ body: Twin) -> Twin {
    choice([body.changing(output: { output, _, _ in "Optional(\(output))" }), absent])
  }

  private static let absent = Twin { _, start in Trace(.ok("nil", end: start)) }
}
