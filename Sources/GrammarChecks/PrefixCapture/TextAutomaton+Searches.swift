// Searches that read a text along with all places to which it leads.

extension TextAutomaton {
  /// How many nodes and steps a search looks at before it is given up.
  private static let searchLimit = 20_000

  /// A shortest text that what follows a repetition would read, and of which the repetition takes so much that it does not
  /// fit; `nil` if there is none, or none that is certain.
  ///
  /// Three read the text along: what follows, alone; one iteration, which must fit; and iterations, at least one, with what
  /// follows behind them, in all ways in which they could share it. Where no such way ends with the text, it is one.
  ///
  /// - Parameters:
  ///   - next: the node at which what follows begins.
  ///   - iteration: the piece that is repeated.
  ///   - shared: the node at which iterations begin, at least one, with what follows.
  mutating func textTaken(before next: Int, by iteration: Int, shared: Int) -> [UInt8]? {
    struct Step: Hashable {
      var next: State
      var iteration: State
      var shared: [State]
    }
    var search = Trail<Step, UInt8>(
      from: Step(
        next: State(node: next), iteration: State(node: node(iteration, .text, next: rest)),
        shared: [State(node: shared)]))
    let limit = effort + Self.searchLimit
    while let (number, step) = search.next() {
      let next = steps(from: step.next)
      let iteration = steps(from: step.iteration)
      let shared = step.shared.map { steps(from: $0) }
      // What is not known of the ways to share it could be one.
      guard !shared.contains(where: { $0.isCutOff }) else { return nil }
      if Self.isTaken(next, iteration, shared) { return search.path(to: number).map { $0.step } }
      let possible = shared.flatMap { $0.reads }
      for read in next.reads where read.isCertain {
        for other in iteration.reads where other.isCertain {
          let targets = possible.targets(of: read.bytes.intersection(other.bytes))
          effort += 1 + targets.count * possible.count
          guard effort < limit else { return nil }
          for (bytes, states) in targets {
            let step = Step(next: read.state, iteration: other.state, shared: states)
            search.add(step, by: bytes.exampleByte, from: number)
          }
        }
      }
    }
    return nil
  }

  /// Whether what follows has ended, and an iteration fits, where no way to share the text has ended, whatever comes next.
  private static func isTaken(_ next: Steps, _ iteration: Steps, _ shared: [Steps]) -> Bool {
    next.ends.contains { end in
      end.isCertain
        && iteration.ends.contains { fit in
          let condition = end.condition.and(fit.condition)
          return fit.isCertain && condition.canHold
            && !shared.contains { $0.ends.contains { $0.condition.and(condition).canHold } }
        }
    }
  }

  /// Whether a piece surely matches no text, whatever follows it.
  mutating func isEmpty(_ piece: Int) -> Bool {
    var states = Trail<State, Void>(from: State(node: node(piece, .any, next: done)))
    let limit = effort + Self.searchLimit
    // Short texts first: in what contains itself there is always a longer one.
    while let (_, state) = states.next() {
      let steps = steps(from: state)
      effort += 1 + steps.reads.count
      guard effort < limit, steps.ends.isEmpty, !steps.isCutOff else { return false }
      for read in steps.reads { states.add(read.state) }
    }
    return true
  }

  /// Whether `later` is never reached behind `earlier`, two pieces, since that fits wherever it fits.
  ///
  /// The later one is read along with all places in the earlier one that the same text leads to. What is not certain
  /// counts against the answer, and so does a search that grows too large.
  ///
  /// - Parameter fits: whether `later` is known to fit somewhere, so that its end need not be found.
  mutating func isUnreachable(_ later: Int, thatFits fits: Bool = false, behind earlier: Int) -> Bool {
    struct Step: Hashable {
      var later: State
      var earlier: [State]
    }
    let end = State(node: rest)
    var search = Trail<Step, Void>(
      from: Step(
        later: State(node: node(later, .any, next: rest)), earlier: [State(node: node(earlier, .any, next: rest))]))
    let limit = effort + Self.searchLimit
    var canFit = fits
    while let (_, step) = search.next() {
      let reading = steps(from: step.later)
      guard !reading.isCutOff else { return false }
      if !reading.ends.isEmpty { canFit = true }
      // Behind its end, the earlier alternative fits whatever follows.
      if step.earlier.contains(end) { continue }
      let others = step.earlier.map { steps(from: $0) }
      if reading.ends.contains(where: { $0.condition.allowsEnd }) {
        let fits = others.contains { $0.ends.contains { $0.isCertain && $0.condition.allowsEnd } }
        guard fits else { return false }
      }
      let possible = others.flatMap { $0.reads }.filter { $0.isCertain }
      for read in reading.reads {
        let targets = possible.targets(of: read.bytes)
        effort += 1 + targets.count * possible.count
        guard effort < limit, !targets.contains(where: { $0.states.isEmpty }) else { return false }
        for (_, states) in targets { search.add(Step(later: read.state, earlier: states)) }
      }
    }
    return canFit
  }

  /// A shortest text behind which two nodes go on with the same production, by its index in the grammar; `nil` if there is
  /// none, or none that no guess leads to.
  ///
  /// - Parameter isWanted: whether a production counts.
  mutating func recursion(
    behind earlier: Int, and later: Int, _ isWanted: (Int) -> Bool
  ) -> (text: [UInt8], production: Int)? {
    var walk = Trail<PlacePair, UInt8>(earlier, later)
    let limit = effort + Self.searchLimit
    while let (number, pair) = walk.next() {
      guard pair.isCertain else { continue }
      let left = steps(from: pair.earlier)
      let right = steps(from: pair.later)
      effort += 1 + left.reads.count * right.reads.count
      guard effort < limit else { return nil }
      for call in left.calls where isWanted(call.production) {
        let isShared = right.calls.contains { other in
          other.production == call.production && other.condition.and(call.condition).canHold
        }
        if isShared { return (walk.text(to: number), call.production) }
      }
      walk.advance(from: number, left, right)
    }
    return nil
  }
}

extension [TextAutomaton.Read] {
  /// The bytes of a set in parts, each with all states to which every one of its bytes leads.
  fileprivate func targets(of bytes: SymbolSet) -> [(bytes: SymbolSet, states: [TextAutomaton.State])] {
    bytes.divided(by: map { $0.bytes }).map { part in
      (part, filter { $0.bytes.intersection(part).hasBytes }.map { $0.state }.withoutDuplicates)
    }
  }
}
