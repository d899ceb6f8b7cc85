extension TextAutomaton {
  /// Where the reading of a text stands: at a node, with what must hold for the text that follows.
  struct State: Hashable {
    var node: Int
    var condition = FollowCondition()
  }

  /// The steps from a state with one byte, or with none.
  struct Steps {
    /// The bytes that can be read, and where each leads.
    var reads: [Read] = []

    /// The conditions on the text that follows under which everything searched is read.
    var ends: [(condition: FollowCondition, isCertain: Bool)] = []

    /// The productions that surely begin here, by their index in the grammar, each under a condition on the text that
    /// follows.
    var calls: [(production: Int, condition: FollowCondition)] = []

    /// Whether the answer lacks something, because it went through too many nodes.
    var isCutOff = false
  }

  /// A step that reads one of `bytes`. A step that is not certain depends on a guess.
  struct Read {
    var bytes: SymbolSet
    var state: State
    var isCertain: Bool
  }

  private struct Place: Hashable {
    var state: State
    var isCertain: Bool
  }

  /// The steps from `state`: the moves that read nothing followed as far as they lead.
  mutating func steps(from state: State) -> Steps {
    if let steps = knownSteps[state] { return steps }
    var steps = Steps()
    var places = Trail<Place, Void>(from: Place(state: state, isCertain: true))
    var next = 0
    func visit(_ node: Int, _ condition: FollowCondition, isCertain: Bool) {
      guard condition.canHold else { return }
      places.add(Place(state: State(node: node, condition: condition), isCertain: isCertain))
    }
    while next < places.found.count, next < Self.answerLimit {
      let place = places.found[next]
      let condition = place.state.condition
      next += 1
      if place.state.node == done { steps.ends.append((condition, place.isCertain)) }
      if place.isCertain, let production = production(at: place.state.node) {
        steps.calls.append((production, condition))
      }
      for move in moves(from: place.state.node) {
        switch move {
        case .pass(let node): visit(node, condition, isCertain: place.isCertain)
        case .guess(let node): visit(node, condition, isCertain: false)
        case .require(let symbols, let afterSpace, let node):
          visit(node, condition.requiring(symbols, afterSpace: afterSpace), isCertain: place.isCertain)
        case .read(let symbols, let node):
          for (bytes, rest) in condition.reading(symbols) {
            steps.reads.append(
              Read(bytes: bytes, state: State(node: node, condition: rest), isCertain: place.isCertain))
          }
        }
      }
    }
    effort += next
    steps.isCutOff = next < places.found.count
    knownSteps[state] = steps
    return steps
  }

  /// The production that a node is, if a text may stand for it there.
  private func production(at number: Int) -> Int? {
    let node = nodes[number]
    guard case .production(let index) = table.pieces[node.piece], !node.mode.readsNothing else { return nil }
    return index
  }

  /// The symbols with which a text may begin where a piece is tried and fits, whatever it takes of the text.
  mutating func beginning(of piece: Int) -> SymbolSet {
    let steps = steps(from: State(node: node(piece, .any, next: rest)))
    if steps.isCutOff { return .all }
    let empty: SymbolSet = steps.ends.contains { $0.condition.allowsEnd } ? .end : .none
    return steps.reads.reduce(empty) { $0.union($1.bytes) }
  }
}
