/// Looks for a text that what follows a repetition would read, and of which the repetition takes so much that it does not fit.
///
/// Three read the text along: what follows, alone; one iteration, which must fit; and iterations, at least one, with what
/// follows behind them, in all ways in which they could share it. Where no such way ends with the text, it is one.
enum GreedSearch {
  private struct Step: Hashable {
    var next: TextAutomaton.State
    var iteration: TextAutomaton.State
    var shared: [TextAutomaton.State]
  }

  /// How many nodes and steps are looked at before the search is given up.
  private static let effortLimit = 20_000

  /// A shortest such text; `nil` if there is none, or none that is certain.
  ///
  /// - Parameters:
  ///   - next: the node at which what follows begins.
  ///   - iteration: the piece that is repeated.
  ///   - shared: the node at which iterations begin, at least one, with what follows.
  static func run(next: Int, iteration: Int, shared: Int, in automaton: inout TextAutomaton) -> [UInt8]? {
    var search = Trail<Step, UInt8>(
      from: Step(
        next: TextAutomaton.State(node: next),
        iteration: TextAutomaton.State(node: automaton.node(iteration, .text, next: automaton.rest)),
        shared: [TextAutomaton.State(node: shared)]))
    let limit = automaton.effort + effortLimit
    while let (number, step) = search.next() {
      let next = automaton.steps(from: step.next)
      let iteration = automaton.steps(from: step.iteration)
      let shared = step.shared.map { automaton.steps(from: $0) }
      // What is not known of the ways to share it could be one.
      guard !shared.contains(where: { $0.isCutOff }) else { return nil }
      if isTaken(next, iteration, shared) { return search.path(to: number).map { $0.step } }
      let possible = shared.flatMap { $0.reads }
      for read in next.reads where read.isCertain {
        for other in iteration.reads where other.isCertain {
          let parts = read.bytes.intersection(other.bytes).divided(by: possible.map { $0.bytes })
          automaton.effort += 1 + parts.count * possible.count
          guard automaton.effort < limit else { return nil }
          for bytes in parts {
            let states = possible.filter { $0.bytes.intersection(bytes).hasBytes }.map { $0.state }
            let step = Step(next: read.state, iteration: other.state, shared: states.withoutDuplicates)
            search.add(step, by: bytes.exampleByte, from: number)
          }
        }
      }
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
}

/// Looks for any text that a piece matches, whatever follows it.
enum EmptySearch {
  /// How many nodes and steps are looked at before the search is given up.
  private static let effortLimit = 20_000

  /// Whether there surely is none.
  static func isEmpty(_ piece: Int, in automaton: inout TextAutomaton) -> Bool {
    var states = Trail<TextAutomaton.State, Void>(
      from: TextAutomaton.State(node: automaton.node(piece, .any, next: automaton.done)))
    let limit = automaton.effort + effortLimit
    // Short texts first: in what contains itself there is always a longer one.
    while let (_, state) = states.next() {
      let steps = automaton.steps(from: state)
      automaton.effort += 1 + steps.reads.count
      guard automaton.effort < limit, steps.ends.isEmpty, !steps.isCutOff else { return false }
      for read in steps.reads { states.add(read.state) }
    }
    return true
  }
}

/// Tells whether an earlier alternative fits wherever a later one fits.
///
/// The later one is read along with all places in the earlier one that the same text leads to. What is not certain
/// counts against the answer, and so does a search that grows too large.
enum ReachSearch {
  private struct Step: Hashable {
    var later: TextAutomaton.State
    var earlier: [TextAutomaton.State]
  }

  /// How many nodes and pairs of steps are looked at before the search is given up.
  private static let effortLimit = 20_000

  /// Whether `later` is never reached behind `earlier`, two pieces of an automaton.
  ///
  /// - Parameter fits: whether `later` is known to fit somewhere, so that its end need not be found.
  static func isUnreachable(
    _ later: Int, thatFits fits: Bool = false, behind earlier: Int, in automaton: inout TextAutomaton
  ) -> Bool {
    let end = automaton.rest
    var search = Trail<Step, Void>(
      from: Step(
        later: TextAutomaton.State(node: automaton.node(later, .any, next: end)),
        earlier: [TextAutomaton.State(node: automaton.node(earlier, .any, next: end))]))
    let limit = automaton.effort + effortLimit
    var canFit = fits
    while let (_, step) = search.next() {
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
          search.add(Step(later: read.state, earlier: states.withoutDuplicates))
        }
      }
    }
    return canFit
  }
}

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
    var walk = Trail<PlacePair, UInt8>(earlier, later)
    let limit = automaton.effort + effortLimit
    while let (number, pair) = walk.next() {
      if pair.isCertain {
        let left = automaton.steps(from: pair.earlier)
        let right = automaton.steps(from: pair.later)
        automaton.effort += 1 + left.reads.count * right.reads.count
        guard automaton.effort < limit else { return nil }
        for call in left.calls where isWanted(call.production) {
          let isShared = right.calls.contains { other in
            other.production == call.production && other.condition.and(call.condition).canHold
          }
          if isShared { return (walk.text(to: number), call.production) }
        }
        walk.advance(from: number, left, right)
      }
    }
    return nil
  }
}
