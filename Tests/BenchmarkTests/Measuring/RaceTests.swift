import Testing

@testable import benchmark

@Suite struct RaceTests {
  /// A contestant that gives a result that is not worked out.
  private static func contestant(_ name: String, _ result: PassResult, isComparable: Bool = true) -> Contestant {
    Contestant(name: name, isComparable: isComparable) { _ in { result } }
  }

  private static func corpus(_ verdict: Corpus.Verdict?) -> Corpus {
    var corpus = Corpus(name: "three", dialect: "equations", verdict: verdict)
    for line in ["width = 1", "width = 2", "width = 3"] { corpus.append(line) }
    return corpus
  }

  private static func mismatch(_ contestants: [Contestant], _ verdict: Corpus.Verdict? = .accepted) -> Race.Mismatch? {
    do throws(Race.Mismatch) {
      _ = try Race(contestants: contestants, rounds: 3).run(on: corpus(verdict))
      return nil
    } catch {
      return error
    }
  }

  @Test func checksums() {
    let contestants = [
      Self.contestant("honest", PassResult(checksum: 0x1f, acceptedCount: 3)),
      Self.contestant("lazy", PassResult(checksum: 0x2e, acceptedCount: 3)),
    ]
    #expect(
      Self.mismatch(contestants)?.message
        == "three: 'lazy' and 'honest' read different things: checksum 2e over 3 accepted lines and checksum 1f over 3 "
        + "accepted lines")
  }

  @Test func verdicts() {
    let contestants = [Self.contestant("strict", PassResult(checksum: 1, acceptedCount: 2))]
    #expect(Self.mismatch(contestants)?.message == "three: 'strict' accepts 2 lines of 3, not 3")
    #expect(Self.mismatch(contestants, .rejected)?.message == "three: 'strict' accepts 2 lines of 3, not 0")
    #expect(Self.mismatch(contestants, nil) == nil)
  }

  @Test("What does something else has a checksum of its own")
  func others() {
    let contestants = [
      Self.contestant("parser", PassResult(checksum: 1, acceptedCount: 3)),
      Self.contestant("resolver", PassResult(checksum: 2, acceptedCount: 3), isComparable: false),
    ]
    #expect(Self.mismatch(contestants) == nil)
  }

  @Test("A contestant that does not know the dialect has no figures; ratios are to C")
  func figures() throws {
    let unable = Contestant(name: "unable") { _ in nil }
    let measurements = try Race(contestants: [unable, .handwrittenC, .libraryRuntime], rounds: 3).run(
      on: Self.corpus(.accepted))
    #expect(measurements.map(\.contestant) == ["unable", "c", "library-runtime"])
    #expect(measurements.map(\.corpus) == ["three", "three", "three"])
    #expect(measurements.map { $0.nanosecondsPerLine == nil } == [true, false, false])
    #expect(measurements.map { $0.ratio == nil } == [true, false, false])
    #expect(measurements[1].ratio == 1)
    #expect(measurements.map(\.rounds) == [0, 3, 3])
  }
}
