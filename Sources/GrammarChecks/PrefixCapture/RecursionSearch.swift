/// Looks for a text behind which two nodes go on with the same production.
enum RecursionSearch {
  /// How many nodes and pairs of steps are looked at before the search is given up.
  private static let effortLimit = 20_000

  /// Compares two nodes of an automaton.
  ///
  /// - Parameter isWanted: whether a production counts, by its index in the grammar.
  /// - Returns: a shortest such text, and the production; `nil` if there is none, or none that no guess leads to.
  static func run(
    earlier: Int, later: Int, in automaton: inout TextAutomaton, _ isWanted: (Int) -> Bool
  ) -> (text: [UInt8], production: Int)? {
    var walk = PairWalk(earlier, later)
    let limit = automaton.effort + effortLimit
    var index = 0
    while index < walk.pairs.count {
      let pair = walk.pairs[index]
      if pair.isCertain {
        let left = automaton.steps(from: pair.earlier)
        let right = automaton.steps(from: pair.later)
        automaton.effort += 1 + left.reads.count * right.reads.count
        guard automaton.effort < limit else { return nil }
        for call in left.calls where isWanted(call.production) {
          let isShared = right.calls.contains { other in
            other.production == call.production && other.condition.and(call.condition).canHold
          }
          if isShared { return (walk.path(to: index).map { $0.byte }, call.production) }
        }
        walk.advance(from: index, left, right)
      }
      index += 1
    }
    return nil
  }
}
