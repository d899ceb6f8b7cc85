/// Looks for any text that a piece matches, whatever follows it.
enum EmptySearch {
  /// How many nodes and steps are looked at before the search is given up.
  private static let effortLimit = 20_000

  /// Whether there surely is none.
  static func isEmpty(_ piece: Int, in automaton: inout TextAutomaton) -> Bool {
    var states = [TextAutomaton.State(node: automaton.node(piece, .any, next: automaton.done))]
    var seen = Set(states)
    let limit = automaton.effort + effortLimit
    var next = 0
    // Short texts first: in what contains itself there is always a longer one.
    while next < states.count {
      let steps = automaton.steps(from: states[next])
      next += 1
      automaton.effort += 1 + steps.reads.count
      guard automaton.effort < limit, steps.ends.isEmpty, !steps.isCutOff else { return false }
      states += steps.reads.map { $0.state }.filter { seen.insert($0).inserted }
    }
    return true
  }
}
