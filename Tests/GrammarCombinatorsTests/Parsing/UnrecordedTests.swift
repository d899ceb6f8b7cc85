import GrammarCombinators
import Testing

@Suite struct UnrecordedTests {
  @Test func takesEverythingAndKeepsNothing() {
    var recorder = Unrecorded()
    recorder.miss(.end, at: 1)
    recorder.stop(at: 1)
    recorder.numberRunsOn(1..<2)
    recorder.refuse(Refusal(.numberTooLarge, in: 1..<2))
    recorder.beginSilence()
    recorder.relabel(since: recorder.mark(), at: 1, as: "label")
    recorder.miss(anyOf: ["word"], at: 1)
    recorder.endSilence()
    #expect(
      recorder.lend { lent in
        lent.stop(at: 2)
        return lent.furthest
      } == 2)
    #expect(MemoryLayout.size(ofValue: recorder) == 0)
    #expect(!Unrecorded.isRecording)
  }
}
