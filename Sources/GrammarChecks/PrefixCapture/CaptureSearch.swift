/// Looks for a text that a later alternative matches whole, and an earlier one only in part.
enum CaptureSearch {
  enum Answer {
    /// There is no such text.
    case none
    /// `text` is one, of which `captured` bytes go to the earlier alternative.
    case capture(text: [UInt8], captured: Int)
    /// There may be one.
    case undecided
  }

  /// How many nodes and pairs of steps are looked at before the search is given up.
  private static let effortLimit = 50_000

  /// Compares two pieces of an automaton.
  static func run(earlier: Int, later: Int, in automaton: inout TextAutomaton) -> Answer {
    var walk = PairWalk(
      automaton.node(earlier, .any, next: automaton.excess), automaton.node(later, .any, next: automaton.done))
    let limit = automaton.effort + effortLimit
    var isDecided = true
    var index = 0
    while index < walk.pairs.count {
      let pair = walk.pairs[index]
      let left = automaton.steps(from: pair.earlier)
      let right = automaton.steps(from: pair.later)
      automaton.effort += 1 + left.reads.count * right.reads.count
      guard automaton.effort < limit else { return .undecided }
      if left.isCutOff || right.isCutOff { isDecided = false }
      if pair.earlier.node == automaton.rest {
        for end in right.ends where end.condition.and(pair.earlier.condition).canHold {
          if pair.isCertain, end.isCertain { return capture(walk.path(to: index), automaton.rest) }
          isDecided = false
        }
      }
      walk.advance(from: index, left, right)
      index += 1
    }
    return isDecided ? .none : .undecided
  }

  /// The earlier alternative has ended before the last byte at the latest.
  private static func capture(_ path: [(byte: UInt8, pair: PairWalk.Pair)], _ rest: Int) -> Answer {
    .capture(text: path.map { $0.byte }, captured: path.filter { $0.pair.earlier.node != rest }.count)
  }
}
