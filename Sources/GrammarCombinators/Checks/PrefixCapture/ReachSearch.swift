/// Tells whether an earlier alternative fits wherever a later one fits.
///
/// The later one is read along with all places in the earlier one that the same text leads to. What is not certain counts
/// against the answer, and so does a search that grows too large.
struct ReachSearch {
  private struct Step: Hashable {
    var later: TextAutomaton.State
    var earlier: [TextAutomaton.State]
  }

  /// How many steps are looked at before the search is given up.
  private static let stepLimit = 1000

  private var steps: [Step] = []
  private var seen: Set<Step> = []

  /// Whether `later` is never reached behind `earlier`, two pieces of an automaton.
  static func isUnreachable(_ later: Int, behind earlier: Int, in automaton: inout TextAutomaton) -> Bool {
    var search = ReachSearch()
    return search.run(later, earlier, &automaton)
  }

  private mutating func run(_ later: Int, _ earlier: Int, _ automaton: inout TextAutomaton) -> Bool {
    let rest = automaton.rest
    visit(
      TextAutomaton.State(node: automaton.node(later, .any, next: rest)),
      [TextAutomaton.State(node: automaton.node(earlier, .any, next: rest))], rest)
    var isReached = false
    var index = 0
    while index < steps.count {
      guard index < Self.stepLimit else { return false }
      let step = steps[index]
      index += 1
      let reading = automaton.steps(from: step.later)
      let others = step.earlier.map { automaton.steps(from: $0) }
      guard !reading.isCutOff else { return false }
      if reading.ends.contains(where: { $0.condition.allowsEnd }) {
        isReached = true
        let isMatched = others.contains { $0.ends.contains { $0.isCertain && $0.condition.allowsEnd } }
        guard isMatched else { return false }
      }
      let possible = others.flatMap { $0.reads }.filter { $0.isCertain }
      for read in reading.reads {
        if read.state.node == rest { isReached = true }
        for bytes in Self.parts(of: read.bytes, divided: possible) {
          let states = possible.filter { $0.bytes.intersection(bytes).hasBytes }.map { $0.state }
          guard !states.isEmpty else { return false }
          visit(read.state, states, rest)
        }
      }
    }
    return isReached
  }

  /// Notes a step down, unless the earlier alternative has ended there: from then on it fits whatever follows.
  private mutating func visit(_ later: TextAutomaton.State, _ earlier: [TextAutomaton.State], _ rest: Int) {
    guard !earlier.contains(TextAutomaton.State(node: rest)) else { return }
    var unique: [TextAutomaton.State] = []
    for state in earlier where !unique.contains(state) { unique.append(state) }
    let step = Step(later: later, earlier: unique)
    if seen.insert(step).inserted { steps.append(step) }
  }

  /// `bytes` in parts, each of which is inside or outside every set of `reads`.
  private static func parts(of bytes: SymbolSet, divided reads: [TextAutomaton.Read]) -> [SymbolSet] {
    reads.reduce([bytes]) { parts, read in
      parts.flatMap { [$0.intersection(read.bytes), $0.subtracting(read.bytes)] }.filter { $0.hasBytes }
    }
  }
}
