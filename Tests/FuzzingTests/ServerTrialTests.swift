import Testing
import Trials

/// A part of what `fuzz server` tries.
@Suite struct ServerTrialTests {
  @Test func editing() {
    let trials = (0..<20).map { EditingTrial($0, seed: 7) }
    #expect(trials.compactMap { $0.failure } == [])
    #expect(trials.reduce(0) { $0 + $1.changeCount } > 200)
  }

  @Test func messages() {
    let verdicts = (0..<100).map { MessageTrial($0, seed: 7).verdict() }
    #expect(verdicts.compactMap { $0.failure } == [])
    #expect(verdicts.reduce(0) { $0 + $1.answers } > 300)
  }
}
