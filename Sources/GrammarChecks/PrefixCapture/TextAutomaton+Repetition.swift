import GrammarCombinators

extension TextAutomaton {
  /// A node of a repetition. Its position is twice the number of iterations that are done, and one more behind the
  /// separator.
  struct Repetition {
    var body: Int
    var bounds: RepetitionBounds
    var separator: Int?
    var single: SymbolSet?
    var gap: Int?
    var node: Node

    var iterations: Int { node.position / 2 }

    /// The gap before what comes next.
    var gapBefore: Int? { iterations > 0 ? gap : nil }

    /// The position after one more iteration. Without a limit, positions past the least number of iterations are alike.
    var following: Int {
      2 * (bounds.upper == .max ? min(iterations + 1, max(bounds.lower, 1)) : iterations + 1)
    }
  }

  mutating func moves(through repetition: Repetition) -> [Move] {
    let node = repetition.node
    guard node.position % 2 == 0 else { return moves(throughBodyOf: repetition) }
    let exit = exit(from: repetition)
    guard let separator = repetition.separator, repetition.iterations > 0 else {
      return moves(throughBodyOf: repetition) + exit
    }
    return moves(through: separator, node.mode, behind: repetition.gapBefore) { automaton, mode in
      automaton.node(node.piece, position: node.position + 1, mode, next: node.next)
    } + exit
  }

  private func exit(from repetition: Repetition) -> [Move] {
    let node = repetition.node
    guard repetition.iterations >= repetition.bounds.lower, node.mode != .text else { return [] }
    guard let single = repetition.single else { return [.pass(node.next)] }
    switch emptyMode(behind: repetition.gapBefore) ?? node.mode {
    case .nothingAfterGap: return [.guess(node.next)]
    case .nothingAfterSpace: return [.require(.all.subtracting(single), afterSpace: true, node.next)]
    default: return [.require(.all.subtracting(single), afterSpace: false, node.next)]
    }
  }

  /// An iteration that matches nothing is the last one, unless more are required.
  private mutating func moves(throughBodyOf repetition: Repetition) -> [Move] {
    let node = repetition.node
    let count = repetition.iterations + 1
    var moves: [Move] = []
    if node.mode == .any || node.mode == .text {
      let isLast = count == repetition.bounds.upper
      let next = isLast ? node.next : self.node(node.piece, position: repetition.following, .any, next: node.next)
      moves.append(reading(repetition.body, behind: repetition.gapBefore, next: next))
    }
    let isLast = count >= repetition.bounds.lower
    if count <= repetition.bounds.lower, !isLast || node.mode != .text {
      let next = isLast ? node.next : self.node(node.piece, position: 2 * count, node.mode, next: node.next)
      let mode = emptyMode(behind: repetition.gapBefore) ?? (node.mode.readsNothing ? node.mode : .nothing)
      moves.append(.pass(self.node(repetition.body, mode, next: next)))
    }
    return moves
  }
}
