extension TextAutomaton {
  /// A node of a repetition. Its position is twice the number of iterations that are done, and one more behind the
  /// separator.
  struct Repetition {
    var body: Int
    var bounds: RepetitionBounds
    var separator: Int?
    var single: SymbolSet?
    var isSpaced: Bool
    var node: Node

    var iterations: Int { node.position / 2 }

    /// Whether white space may come before what comes next.
    var isBehindGap: Bool { isSpaced && iterations > 0 }

    /// The position after one more iteration. Without a limit, positions past the least number of iterations are alike.
    var following: Int {
      2 * (bounds.upper == .max ? min(iterations + 1, max(bounds.lower, 1)) : iterations + 1)
    }
  }

  mutating func moves(through repetition: Repetition) -> [Move] {
    let node = repetition.node
    guard node.position % 2 == 0 else { return moves(throughBodyOf: repetition) }
    let exit = exit(from: repetition)
    guard repetition.iterations < repetition.bounds.upper else { return exit }
    guard let separator = repetition.separator, repetition.iterations > 0 else {
      return moves(throughBodyOf: repetition) + exit
    }
    return moves(through: separator, node.mode, isBehindGap: repetition.isBehindGap) { automaton, mode in
      automaton.node(node.piece, position: node.position + 1, mode, next: node.next)
    } + exit
  }

  private func exit(from repetition: Repetition) -> [Move] {
    let node = repetition.node
    guard repetition.iterations >= repetition.bounds.lower, node.mode != .text else { return [] }
    guard let single = repetition.single, repetition.iterations < repetition.bounds.upper else {
      return [.pass(node.next)]
    }
    let isAfterSpace = repetition.isBehindGap || node.mode == .nothingAfterSpace
    return [.require(.all.subtracting(single), afterSpace: isAfterSpace, node.next)]
  }

  private mutating func moves(throughBodyOf repetition: Repetition) -> [Move] {
    let node = repetition.node
    func following(_ automaton: inout TextAutomaton, _ mode: Mode) -> Int {
      if repetition.iterations + 1 == repetition.bounds.upper, mode != .text { return node.next }
      return automaton.node(node.piece, position: repetition.following, mode, next: node.next)
    }
    let isRequired = repetition.iterations < repetition.bounds.lower
    if isRequired, repetition.separator != nil {
      return moves(through: repetition.body, node.mode, isBehindGap: repetition.isBehindGap, rest: following)
    }
    var moves: [Move] = []
    if isRequired, node.mode != .text {
      // Where one iteration matches nothing the others can too, so the least number is reached at once.
      let mode = repetition.isBehindGap ? .nothingAfterSpace : node.mode == .any ? .nothing : node.mode
      moves.append(.pass(self.node(repetition.body, mode, next: node.next)))
    }
    if node.mode == .any || node.mode == .text {
      moves.append(reading(repetition.body, isBehindGap: repetition.isBehindGap, next: following(&self, .any)))
    }
    return moves
  }
}
