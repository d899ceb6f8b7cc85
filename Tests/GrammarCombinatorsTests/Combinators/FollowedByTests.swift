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

  @Test(arguments: [("1", nil), ("9", 0)] as [(String, Int?)])
  func aRefusalOfWhatItLooksAtIsTold(_ text: String, _ offset: Int?) {
    let nine = Byte(Digit.self).check { ((), $0 == 57 ? Refusal.Reason(code: "nine") : nil) }
    let digit = Grouped {
      FollowedBy { nine }
      Bytes(Digit.self)
      End()
    }
    let refusal: Refusal?
    do throws(ParseFailure) {
      _ = try digit.run(text)
      refusal = nil
    } catch {
      refusal = error.refusal
    }
    #expect(refusal == offset.map { Refusal(Refusal.Reason(code: "nine"), in: $0..<$0 + 1) })
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
