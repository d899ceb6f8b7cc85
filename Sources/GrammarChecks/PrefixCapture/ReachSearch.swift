/// Tells whether an earlier alternative fits wherever a later one fits.
///
/// The later one is read along with all places in the earlier one that the same text leads to. What is not certain
/// counts against the answer, and so does a search that grows too large.
struct ReachSearch {
  private struct Step: Hashable {
    var later: TextAutomaton.State
    var earlier: [TextAutomaton.State]
  }

  /// How many nodes and pairs of steps are looked at before the search is given up.
  private static let effortLimit = 20_000

  private var steps: [Step] = []
  private var seen: Set<Step> = []

  /// Whether `later` is never reached behind `earlier`, two pieces of an automaton.
  ///
  /// - Parameter fits: whether `later` is known to fit somewhere, so that its end need not be found.
  static func isUnreachable(
    _ later: Int, thatFits fits: Bool = false, behind earlier: Int, in automaton: inout TextAutomaton
  ) -> Bool {
    var search = ReachSearch()
    return search.run(later, earlier, canFit: fits, &automaton)
  }

  private mutating func run(_ later: Int, _ earlier: Int, canFit: Bool, _ automaton: inout TextAutomaton) -> Bool {
    let end = automaton.rest
    visit(
      TextAutomaton.State(node: automaton.node(later, .any, next: end)),
      [TextAutomaton.State(node: automaton.node(earlier, .any, next: end))])
    let limit = automaton.effort + Self.effortLimit
    var canFit = canFit
    var index = 0
    while index < steps.count {
      let step = steps[index]
      index += 1
      let reading = automaton.steps(from: step.later)
      guard !reading.isCutOff else { return false }
      if !reading.ends.isEmpty { canFit = true }
      // Behind its end, the earlier alternative fits whatever follows.
      if step.earlier.contains(TextAutomaton.State(node: end)) { continue }
      let others = step.earlier.map { automaton.steps(from: $0) }
      if reading.ends.contains(where: { $0.condition.allowsEnd }) {
        let fits = others.contains { $0.ends.contains { $0.isCertain && $0.condition.allowsEnd } }
        guard fits else { return false }
      }
      let possible = others.flatMap { $0.reads }.filter { $0.isCertain }
      for read in reading.reads {
        let parts = read.bytes.divided(by: possible.map { $0.bytes })
        automaton.effort += 1 + parts.count * possible.count
        guard automaton.effort < limit else { return false }
        for bytes in parts {
          let states = possible.filter { $0.bytes.intersection(bytes).hasBytes }.map { $0.state }
          guard !states.isEmpty else { return false }
          visit(read.state, states)
        }
      }
    }
    return canFit
  }

  private mutating func visit(_ later: TextAutomaton.State, _ earlier: [TextAutomaton.State]) {
    let step = Step(later: later, earlier: earlier.withoutDuplicates)
    if seen.insert(step).inserted { steps.append(step) }
  }
}
