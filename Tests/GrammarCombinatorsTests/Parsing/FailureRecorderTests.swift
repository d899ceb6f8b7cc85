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

  /// What is noted while the recorder is lent comes to the same as if it had not been.
  @Test func lendingIsGoingOn() {
    for first in lists(of: 2, from: RecorderTwin.Event.allCases) {
      for second in Self.histories where second.count == 2 {
        guard let failure = Self.failure(of: first + second) else { continue }
        var recorder = DrivenRecorder()
        for event in first { recorder.take(event) }
        let last = recorder.lend { lent in
          for event in second { lent.take(event) }
          return second.last
        }
        #expect(FurthestFailure(recorder.recorder) == failure, "\(first), \(second)")
        #expect(last == second.last)
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

  @Test func asksForTheNameOfNoMissThatDoesNotMatter() {
    var asked: [Int] = []
    func expectation(_ number: Int) -> GrammarCombinators.Expectation {
      asked.append(number)
      return .end
    }
    var recorder = FailureRecorder(from: 1)
    recorder.miss(expectation(0), at: 0)
    recorder.miss(expectation(1), at: 1)
    recorder.miss(expectation(2), at: 2)
    recorder.miss(expectation(3), at: 1)
    recorder.beginSilence()
    recorder.miss(expectation(4), at: 3)
    recorder.endSilence()
    var unrecorded = Unrecorded()
    unrecorded.miss(expectation(5), at: 4)
    #expect(asked == [1, 2])
  }

  @Test func namesTheWordsOfASetEachOnce() {
    var recorder = FailureRecorder()
    recorder.miss(.literal(PackedWord("two")), at: 1)
    recorder.miss(anyOf: ["one", "two"], at: 1)
    recorder.miss(anyOf: ["one", "two"], at: 1)
    recorder.miss(anyOf: ["three"], at: 0)
    recorder.beginSilence()
    recorder.miss(anyOf: ["four"], at: 2)
    #expect(recorder.expectations == [.literal(PackedWord("two")), .keyword("one")])
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
    var recorder = FailureRecorder()
    for range in ranges { recorder.numberRunsOn(range) }
    #expect(recorder.runOn == kept)
  }

  @Test(arguments: [([1..<2, 4..<5], 1..<2), ([4..<5, 1..<2], 1..<2), ([4..<5, 4..<7], 4..<5)])
  func keepsTheFirstRefusalOfEachKind(_ ranges: [Range<Int>], _ kept: Range<Int>) {
    var recorder = FailureRecorder()
    for range in ranges {
      recorder.refuse(Refusal(.numberTooLarge, in: range))
      recorder.refuse(Refusal(.nestingTooDeep, in: range))
    }
    #expect(recorder.refusal == Refusal(.numberTooLarge, in: kept))
    #expect(recorder.obstacle == Refusal(.nestingTooDeep, in: kept))
  }
}
