extension TextAutomaton {
  /// One way to go on from a node, to another node.
  enum Move {
    /// Without reading.
    case pass(Int)
    /// Past something that can't be decided.
    case guess(Int)
    /// Only if one of the symbols comes next, maybe behind white space.
    case require(SymbolSet, afterSpace: Bool, Int)
    /// By reading a byte.
    case read(SymbolSet, Int)
  }

  /// All ways to go on from a node.
  mutating func moves(from number: Int) -> [Move] {
    let node = nodes[number]
    switch table.pieces[node.piece] {
    case .byte(let symbols): return node.mode.readsNothing ? [] : [.read(symbols, node.next)]
    case .sequence(let parts, let gap): return moves(through: parts, gap, node)
    case .choice(let parts): return parts.map { .pass(self.node($0, node.mode, next: node.next)) }
    case .repetition(let body, let bounds, let separator, let single, let gap):
      let repetition = Repetition(
        body: body, bounds: bounds, separator: separator, single: single, gap: gap, node: node)
      return moves(through: repetition)
    case .following(let symbols):
      switch node.mode {
      case .text: return []
      case .nothingAfterGap: return [.guess(node.next)]
      default: return [.require(symbols, afterSpace: node.mode == .nothingAfterSpace, node.next)]
      }
    case .unknown: return node.mode == .text ? [] : [.guess(node.next)]
    case .anything: return [.guess(node.next), .read(.allBytes, number)]
    case .production(let index):
      return table.bodies[index].map { [.pass(self.node($0, node.mode, next: node.next))] } ?? []
    case .done: return []
    case .rest: return [.pass(node.next), .read(.allBytes, number)]
    case .excess: return [.read(.allBytes, node.next)]
    }
  }

  private mutating func moves(through parts: [Int], _ gap: Int?, _ node: Node) -> [Move] {
    guard node.position < parts.count else { return node.mode == .text ? [] : [.pass(node.next)] }
    let position = node.position + 1
    return moves(through: parts[node.position], node.mode, behind: node.position > 0 ? gap : nil) {
      automaton, mode in
      // No node after the last part: a rule that ends with itself is a loop then, not a nest.
      if position == parts.count, mode != .text { return node.next }
      return automaton.node(node.piece, position: position, mode, next: node.next)
    }
  }

  /// The ways through one part of a sequence.
  ///
  /// - Parameters:
  ///   - gap: what may stand before the part, if anything may.
  ///   - rest: gives the node after the part, from how much is still to be read there.
  mutating func moves(
    through part: Int, _ mode: Mode, behind gap: Int?, rest: (inout TextAutomaton, Mode) -> Int
  ) -> [Move] {
    switch mode {
    case .nothing, .nothingAfterSpace, .nothingAfterGap:
      return [.pass(node(part, emptyMode(behind: gap) ?? mode, next: rest(&self, mode)))]
    case .any where gap == nil:
      return [.pass(node(part, .any, next: rest(&self, .any)))]
    case .any, .text:
      let skipped = node(part, emptyMode(behind: gap) ?? .nothing, next: rest(&self, mode))
      return [.pass(skipped), reading(part, behind: gap, next: rest(&self, .any))]
    }
  }

  /// The way through a part that reads something.
  mutating func reading(_ part: Int, behind gap: Int?, next: Int) -> Move {
    let reading = node(part, .text, next: next)
    return .pass(gap.map { node($0, .any, next: reading) } ?? reading)
  }

  /// How what reads nothing is read behind a gap; `nil` where there is none.
  func emptyMode(behind gap: Int?) -> Mode? {
    gap.map { $0 == table.whiteSpace ? .nothingAfterSpace : .nothingAfterGap }
  }
}
