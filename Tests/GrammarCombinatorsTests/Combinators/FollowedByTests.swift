import GrammarCombinators
import Testing

@Suite struct FollowedByTests {
  @Test func agreesWithItsTwin() throws {
    for script in lists(of: 2, from: Behaviour.all) {
      let (one, two) = (Scripted(1, script[0]), Scripted(2, script[1]))
      try compare(FollowedBy { one }, with: .ahead(one.twin), "\(script[0])")
      let spaced = FollowedBy {
        one
        two
      }
      try compare(spaced, with: .ahead(.sequence([one.twin, two.twin], spaced: true)), "\(script)")
      let glued = FollowedBy(Glued.self) {
        one
        two
      }
      try compare(glued, with: .ahead(.sequence([one.twin, two.twin], spaced: false)), "\(script)")
      let between = Grouped {
        one
        FollowedBy { two }
      }
      try compare(between, with: .sequence([one.twin, .ahead(two.twin)], spaced: true), "\(script)")
    }
  }

  @Test func printsAsAPositiveLookAhead() {
    #expect(FollowedBy { "(" }.syntax == .lookAhead(.literal("("), isPositive: true))
  }
}

extension Twin {
  /// A body that is only looked at.
  static func ahead(_ body: Twin) -> Twin {
    Twin { text, start in
      let trace = body.read(text, start)
      return Trace(trace.reply == .fail ? .fail : .ok("()", end: start), trace.misses, isFinal: trace.isFinal)
    }
  }
}
