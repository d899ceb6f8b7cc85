import GrammarCombinators

/// A recorder that keeps everything that it is told, for comparison with one that keeps as little as it can.
struct RecorderTwin {
  private var misses: [Miss] = []
  private var silence = 0
  private var marks: [Int] = [0]

  /// Something that a recorder is told.
  enum Event: Hashable, CaseIterable {
    case missOneAtZero, missOneAtOne, missTwoAtOne, missTwoAtTwo, stopAtOne
    case beginSilence, endSilence, mark, relabelAtZero, relabelAtOne
  }

  var failure: FurthestFailure { FurthestFailure(misses) }

  /// Whether a recorder may be told this now.
  func allows(_ event: Event) -> Bool { event != .endSilence || silence > 0 }

  mutating func take(_ event: Event) {
    switch event {
    case .missOneAtZero: note(Miss("one", at: 0))
    case .missOneAtOne: note(Miss("one", at: 1))
    case .missTwoAtOne: note(Miss("two", at: 1))
    case .missTwoAtTwo: note(Miss("two", at: 2))
    case .stopAtOne: note(Miss(nil, at: 1))
    case .beginSilence: silence += 1
    case .endSilence: silence -= 1
    case .mark: marks.append(misses.count)
    case .relabelAtZero: relabel(at: 0)
    case .relabelAtOne: relabel(at: 1)
    }
  }

  private mutating func note(_ miss: Miss) {
    if silence == 0 { misses.append(miss) }
  }

  private mutating func relabel(at offset: Int) {
    let mark = marks.last!
    let isHere = { (miss: Miss) in miss.offset == offset && miss.name != nil }
    guard silence == 0, failure.offset == offset, misses[mark...].contains(where: isHere) else { return }
    misses = misses[..<mark] + misses[mark...].filter { !isHere($0) } + [Miss("label", at: offset)]
  }
}

/// The recorder of the library, told the same.
struct DrivenRecorder {
  private(set) var recorder = FailureRecorder()
  private var mark = FailureRecorder().mark()

  mutating func take(_ event: RecorderTwin.Event) {
    switch event {
    case .missOneAtZero: recorder.miss(.label("one"), at: 0)
    case .missOneAtOne: recorder.miss(.label("one"), at: 1)
    case .missTwoAtOne: recorder.miss(.label("two"), at: 1)
    case .missTwoAtTwo: recorder.miss(.label("two"), at: 2)
    case .stopAtOne: recorder.stop(at: 1)
    case .beginSilence: recorder.beginSilence()
    case .endSilence: recorder.endSilence()
    case .mark: mark = recorder.mark()
    case .relabelAtZero: recorder.relabel(since: mark, at: 0, as: "label")
    case .relabelAtOne: recorder.relabel(since: mark, at: 1, as: "label")
    }
  }

  mutating func lend<Output>(_ part: (inout DrivenRecorder) -> Output) -> Output {
    recorder.lend { [mark] lent in
      var driven = DrivenRecorder()
      (driven.recorder, driven.mark) = (lent, mark)
      let output = part(&driven)
      lent = driven.recorder
      return output
    }
  }
}
