import Testing

@testable import benchmark

@Suite struct LaneTests {
  @Test("The turns of a slow contestant are spread over all rounds")
  func turns() {
    var corpus = Corpus(name: "", dialect: "equations", verdict: nil)
    corpus.append("width = 1")
    let slow = Contestant(name: "slow") { _ in
      {
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(20)
        while clock.now < end {}
        return PassResult(checksum: 0, acceptedCount: 1)
      }
    }
    var lane = Lane(slow, corpus)
    lane.warmUp(1, 12, 30e6)
    #expect((0..<12).filter { lane.isDue($0, of: 12) } == [3, 7, 11])
    var fast = Lane(.handwrittenC, corpus)
    fast.warmUp(1, 12, 30e6)
    #expect((0..<12).filter { fast.isDue($0, of: 12) } == Array(0..<12))
  }
}
