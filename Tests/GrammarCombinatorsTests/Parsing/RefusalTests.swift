import GrammarCombinators
import Testing

@Suite struct RefusalTests {
  @Test func reasonsHaveStableCodes() {
    #expect(Refusal.Reason.numberTooLarge.code == "number-too-large")
    #expect(Refusal.Reason.nestingTooDeep.code == "nesting-too-deep")
  }

  @Test func isEqualWhereReasonAndRangeAre() {
    let refusal = Refusal(Refusal.Reason(code: "out-of-season"), in: 1..<2)
    #expect(refusal == Refusal(Refusal.Reason(code: "out-of-season"), in: 1..<2))
    #expect(refusal != Refusal(.numberTooLarge, in: 1..<2))
    #expect(refusal != Refusal(Refusal.Reason(code: "out-of-season"), in: 1..<3))
  }
}
