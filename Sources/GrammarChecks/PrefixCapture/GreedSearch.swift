/// Looks for a text that what follows a repetition would read, and of which the repetition takes so much that it does not fit.
///
/// Three read the text along: what follows, alone; one iteration, which must fit; and iterations, at least one, with what
/// follows behind them, in all ways in which they could share it. Where no such way ends with the text, it is one.
struct GreedSearch {
  private struct Step: Hashable {
    var next: TextAutomaton.State
    var iteration: TextAutomaton.State
    var shared: [TextAutomaton.State]
  }

  /// How many nodes and steps are looked at before the search is given up.
  private static let effortLimit = 20_000

  private var steps: [Step] = []
  private var origins: [(step: Int, byte: UInt8)] = []
  private var seen: Set<Step> = []

  /// A shortest such text; `nil` if there is none, or none that is certain.
  ///
  /// - Parameters:
  ///   - next: the node at which what follows begins.
  ///   - iteration: the piece that is repeated.
  ///   - shared: the node at which iterations begin, at least one, with what follows.
  static func run(next: Int, iteration: Int, shared: Int, in automaton: inout TextAutomaton) -> [UInt8]? {
    var search = GreedSearch()
    search.visit(
      Step(
        next: TextAutomaton.State(node: next),
        iteration: TextAutomaton.State(node: automaton.node(iteration, .text, next: automaton.rest)),
        shared: [TextAutomaton.State(node: shared)]), from: (0, 0))
    return search.run(&automaton)
  }

  private mutating func run(_ automaton: inout TextAutomaton) -> [UInt8]? {
    let limit = automaton.effort + Self.effortLimit
    var index = 0
    while index < steps.count {
      let step = steps[index]
      let next = automaton.steps(from: step.next)
      let iteration = automaton.steps(from: step.iteration)
      let shared = step.shared.map { automaton.steps(from: $0) }
      // What is not known of the ways to share it could be one.
      guard !shared.contains(where: { $0.isCutOff }) else { return nil }
      if Self.isTaken(next, iteration, shared) { return text(to: index) }
      let possible = shared.flatMap { $0.reads }
      for read in next.reads where read.isCertain {
        for other in iteration.reads where other.isCertain {
          let parts = read.bytes.intersection(other.bytes).divided(by: possible.map { $0.bytes })
          automaton.effort += 1 + parts.count * possible.count
          guard automaton.effort < limit else { return nil }
          for bytes in parts {
            let states = possible.filter { $0.bytes.intersection(bytes).hasBytes }.map { $0.state }
            visit(
              Step(next: read.state, iteration: other.state, shared: states.withoutDuplicates),
              from: (index, bytes.exampleByte))
          }
        }
      }
      index += 1
    }
    return nil
  }

  /// Whether what follows has ended, and an iteration fits, where no way to share the text has ended, whatever comes next.
  private static func isTaken(
    _ next: TextAutomaton.Steps, _ iteration: TextAutomaton.Steps, _ shared: [TextAutomaton.Steps]
  ) -> Bool {
    next.ends.contains { end in
      end.isCertain
        && iteration.ends.contains { fit in
          let condition = end.condition.and(fit.condition)
          return fit.isCertain && condition.canHold
            && !shared.contains { $0.ends.contains { $0.condition.and(condition).canHold } }
        }
    }
  }

  private mutating func visit(_ step: Step, from origin: (step: Int, byte: UInt8)) {
    guard seen.insert(step).inserted else { return }
    steps.append(step)
    origins.append(origin)
  }

  private func text(to index: Int) -> [UInt8] {
    var text: [UInt8] = []
    var index = index
    while index > 0 {
      text.append(origins[index].byte)
      index = origins[index].step
    }
    return text.reversed()
  }
}
