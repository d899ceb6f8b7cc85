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
    recorder.merge(FailureRecorder())
    recorder.endSilence()
    #expect(MemoryLayout.size(ofValue: recorder) == 0)
    #expect(!Unrecorded.isRecording)
  }
}
