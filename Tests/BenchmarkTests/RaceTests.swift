import Testing

@testable import benchmark

@Suite struct RaceTests {
  /// A contestant that gives a result that is not worked out.
  private static func contestant(
    _ name: String, _ checksum: UInt64, accepting count: Int = 3, isComparable: Bool = true
  ) -> Contestant {
    Contestant(name: name, isComparable: isComparable) { _ in { PassResult(checksum: checksum, acceptedCount: count) } }
  }

  private static func corpus(accepting count: Int?) -> Corpus {
    var corpus = Corpus("three", dialect: "equations")
    corpus.expectedCount = count
    for line in ["width = 1", "width = 2", "width = 3"] { corpus.append(line) }
    return corpus
  }

  private static func mismatch(_ contestants: [Contestant], accepting count: Int? = 3) -> String? {
    do throws(Race.Mismatch) {
      _ = try Race(contestants: contestants, rounds: 3).run(on: corpus(accepting: count))
      return nil
    } catch {
      return error.message
    }
  }

  @Test("All that do the same read the same, and accept what is to be accepted")
  func mismatches() {
    let honest = Self.contestant("honest", 0x1f)
    #expect(
      Self.mismatch([honest, Self.contestant("lazy", 0x2e)])
        == "three: 'lazy' and 'honest' read different things: checksum 2e over 3 accepted lines and checksum 1f over 3 "
        + "accepted lines")
    #expect(Self.mismatch([honest, Self.contestant("resolver", 0x2e, isComparable: false)]) == nil)
    let strict = Self.contestant("strict", 1, accepting: 2, isComparable: false)
    #expect(Self.mismatch([honest, strict]) == "three: 'strict' accepts 2 lines of 3, not 3")
    #expect(Self.mismatch([strict], accepting: 0) == "three: 'strict' accepts 2 lines of 3, not 0")
    #expect(Self.mismatch([strict], accepting: nil) == nil)
  }

  @Test("A contestant that does not know the dialect has no figures; ratios are to C")
  func figures() throws {
    let unable = Contestant(name: "unable") { _ in nil }
    let measurements = try Race(contestants: [unable, .handwrittenC, .libraryRuntime], rounds: 3).run(
      on: Self.corpus(accepting: 3))
    #expect(measurements.map(\.contestant) == ["unable", "c", "library-runtime"])
    #expect(measurements.map(\.corpus) == ["three", "three", "three"])
    #expect(measurements.map { $0.nanosecondsPerLine == nil } == [true, false, false])
    #expect(measurements.map { $0.ratio == nil } == [true, false, false])
    #expect(measurements[1].ratio == 1)
    #expect(measurements.map(\.rounds) == [0, 3, 3])
  }

  @Test("The turns of a slow contestant are spread over all rounds")
  func turns() {
    let slow = Contestant(name: "slow") { _ in
      {
        let clock = ContinuousClock()
        let end = clock.now + .milliseconds(20)
        while clock.now < end {}
        return PassResult(checksum: 0, acceptedCount: 1)
      }
    }
    let turns = [slow, .handwrittenC].map { contestant in
      var lane = Lane(contestant, Self.corpus(accepting: nil))
      lane.warmUp(1, 12, 30e6)
      return (0..<12).filter { lane.isDue($0, of: 12) }
    }
    #expect(turns == [[3, 7, 11], Array(0..<12)])
  }
}
