import GrammarCombinators
import Testing

@Suite struct FollowedByTests {
  @Test(arguments: [("1", nil), ("9", 0)] as [(String, Int?)])
  func aRefusalOfWhatItLooksAtIsTold(_ text: String, _ offset: Int?) {
    let nine = ByteOf(Digit.self).check { ((), $0 == 57 ? Refusal.Reason(code: "nine") : nil) }
    let digit = SequenceOf {
      FollowedBy { nine }
      BytesOf(Digit.self)
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
