import GrammarCombinators
import Testing

@Suite struct TokenTests {
  @Test func isHeardAgainBehindAToken() throws {
    let pair = SequenceOf {
      Optionally { OnePartToken(part: OnePartToken(part: LiteralText("a"))) }
      "b"
    }
    let failure = #expect(throws: ParseFailure.self) { try pair.run("x") }
    #expect(failure?.expectations.map(\.name) == ["\"b\"", "ONE_PART"])
  }

  @Test func printsAsAProduction() {
    let token = TwoPartToken(one: Scripted(1, Behaviour.all), two: Scripted(2, Behaviour.all))
    expect(
      token.syntax,
      is: Production("TWO_PARTS", .token) { .sequence([.reference("one"), .reference("two")], spacing: .glued) })
  }
}

extension Twin {
  /// A body whose failure is named at the place where it begins, and of which nothing else is told.
  static func token(_ name: String, _ body: Twin) -> Twin {
    body.changing(misses: { trace, start in
      (trace.reply == .fail && !trace.isFinal ? [Miss(name, at: start)] : []) + trace.misses.map(\.silenced)
    })
  }
}
