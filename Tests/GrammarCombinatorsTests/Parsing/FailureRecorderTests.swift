import GrammarCombinators
import Testing

@Suite struct FailureRecorderTests {
  private static let histories = (0...4).flatMap { lists(of: $0, from: RecorderTwin.Event.allCases) }

  @Test func agreesWithItsTwin() throws {
    for history in Self.histories {
      guard let failure = Self.failure(of: history) else { continue }
      var recorder = DrivenRecorder()
      for event in history { recorder.take(event) }
      guard FurthestFailure(recorder.recorder) == failure else {
        Issue.record("\(history) gives \(FurthestFailure(recorder.recorder)), not \(failure)")
        return
      }
    }
  }

  /// What one recorder hears first and another one afterwards comes to the same as if one had heard it all.
  @Test func mergingIsGoingOn() throws {
    for first in lists(of: 2, from: RecorderTwin.Event.allCases) {
      for second in Self.histories where second.count == 2 {
        // Marks and silence belong to one recorder each.
        guard !(first + second).contains(where: { [.mark, .relabelAtZero, .relabelAtOne].contains($0) }),
          !first.contains(.beginSilence), let failure = Self.failure(of: first + second)
        else { continue }
        var (one, two) = (DrivenRecorder(), DrivenRecorder())
        for event in first { one.take(event) }
        for event in second { two.take(event) }
        one.merge(two)
        #expect(FurthestFailure(one.recorder) == failure, "\(first), \(second)")
      }
    }
  }

  private static func failure(of history: [RecorderTwin.Event]) -> FurthestFailure? {
    var twin = RecorderTwin()
    for event in history {
      guard twin.allows(event) else { return nil }
      twin.take(event)
    }
    return twin.failure
  }

  @Test func mergesInSilenceWithoutAWord() {
    var (outer, inner) = (FailureRecorder(), FailureRecorder())
    inner.miss(.end, at: 2)
    outer.beginSilence()
    outer.merge(inner)
    outer.endSilence()
    #expect(FurthestFailure(outer) == FurthestFailure([]))
  }

  @Test func beginsWhereTheParseBegins() {
    var recorder = FailureRecorder(from: 3)
    recorder.miss(.end, at: 2)
    #expect(recorder.furthest == 3)
    #expect(recorder.expectations == [])
    #expect(FailureRecorder.isRecording)
  }

  @Test(arguments: [([1..<2, 4..<5], 4..<5), ([4..<5, 1..<2], 4..<5), ([4..<5, 4..<7], 4..<7), ([0..<1], 0..<1)])
  func keepsTheLastNumberThatRunsOn(_ ranges: [Range<Int>], _ kept: Range<Int>) {
    var (recorder, merged) = (FailureRecorder(), FailureRecorder())
    for range in ranges {
      recorder.numberRunsOn(range)
      var single = FailureRecorder()
      single.numberRunsOn(range)
      merged.merge(single)
    }
    #expect(recorder.runOn == kept)
    #expect(merged.runOn == kept)
  }

  @Test(arguments: [([1..<2, 4..<5], 1..<2), ([4..<5, 1..<2], 1..<2), ([4..<5, 4..<7], 4..<5)])
  func keepsTheFirstRefusalOfEachKind(_ ranges: [Range<Int>], _ kept: Range<Int>) {
    var (recorder, merged) = (FailureRecorder(), FailureRecorder())
    for range in ranges {
      recorder.refuse(Refusal(.numberTooLarge, in: range))
      recorder.refuse(Refusal(.nestingTooDeep, in: range))
      var single = FailureRecorder()
      single.refuse(Refusal(.nestingTooDeep, in: range))
      single.refuse(Refusal(.numberTooLarge, in: range))
      merged.merge(single)
    }
    #expect(recorder.refusal == Refusal(.numberTooLarge, in: kept))
    #expect(recorder.obstacle == Refusal(.nestingTooDeep, in: kept))
    #expect(merged.refusal == recorder.refusal)
    #expect(merged.obstacle == recorder.obstacle)
  }
}
