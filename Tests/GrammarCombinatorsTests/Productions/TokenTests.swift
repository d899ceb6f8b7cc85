import GrammarCombinators
import Testing

@Suite struct TokenTests {
  @Test func agreesWithItsTwin() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      let token = TwoPartToken(one: one, two: two)
      let twin = Twin.token("TWO_PARTS", .sequence([one.twin, two.twin], spaced: false))
      try compare(token, with: twin, "\(script)")
      try compare(OnePartToken(part: token), with: .token("ONE_PART", twin), "\(script)")
      let next = Grouped {
        OnePartToken(part: one)
        two
      }
      try compare(next, with: .sequence([.token("ONE_PART", one.twin), two.twin], spaced: true), "\(script)")
    }
  }

  @Test func hidesWhatItsBodyMissesHoweverItIsMade() throws {
    for behaviour in Behaviour.all {
      let one = Scripted(1, behaviour)
      let erased = OnePartToken(part: ErasedParser(one))
      try compare(erased, with: .token("ONE_PART", one.twin), "erased: \(behaviour)")
      let labelled = OnePartToken(part: one.labelled("label"))
      try compare(labelled, with: .token("ONE_PART", one.twin), "labelled: \(behaviour)")
      let ahead = OnePartToken(part: NotFollowedBy { one })
      try compare(ahead, with: .token("ONE_PART", .notAhead(one.twin)), "a negative look-ahead: \(behaviour)")
      let relabelled = OnePartToken(part: one).labelled("label")
      let twin = Twin.token("ONE_PART", one.twin)
      try compare(relabelled, with: .labelled(twin, "label"), "a labelled token: \(behaviour)")
      let inside = ErasedParser(OnePartToken(part: ErasedParser(OnePartToken(part: one))))
      try compare(inside, with: .token("ONE_PART", twin), "erased twice: \(behaviour)")
    }
  }

  @Test func isHeardAgainBehindAToken() throws {
    let pair = Grouped {
      Optionally { OnePartToken(part: OnePartToken(part: Literal("a"))) }
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
