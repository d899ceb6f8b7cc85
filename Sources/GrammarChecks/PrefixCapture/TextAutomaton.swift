import GrammarCombinators

/// A machine that reads the texts of grammar pieces, made up as far as a search goes.
///
/// Its nodes are pieces with a place in them and what comes after them, so that a rule in a rule needs no stack. A
/// piece that is inside itself more than once is taken to match anything, as a guess: that keeps the nodes finite.
struct TextAutomaton {
  /// How much a piece must read.
  enum Mode: Hashable {
    /// Whatever it likes.
    case any
    /// At least one byte.
    case text
    /// Nothing.
    case nothing
    /// Nothing, and it looks ahead from behind white space.
    case nothingAfterSpace
    /// Nothing, and it looks ahead from behind a spacing of the grammar's own.
    case nothingAfterGap

    var readsNothing: Bool { self != .any && self != .text }
  }

  /// Somewhere in the reading of a text.
  struct Node: Hashable {
    /// The index of a piece.
    var piece: Int
    /// The number of parts of the piece that are done.
    var position: Int
    /// The mode in which the rest of the piece reads.
    var mode: Mode
    /// The number of the node after the piece.
    var next: Int
  }

  private(set) var table: PieceTable
  private(set) var nodes: [Node] = []
  private var numbers: [Node: Int] = [:]

  /// The answers of ``steps(from:)`` so far.
  var knownSteps: [State: Steps] = [:]

  /// How many nodes all answers have gone through so far.
  var effort = 0

  /// How many nodes one answer may go through.
  static let answerLimit = 4000

  /// How often a piece may be inside itself.
  private static let nestingLimit = 2

  /// The node at which what is searched has ended.
  private(set) var done = 0

  /// The node from which any text leads to the end.
  private(set) var rest = 0

  /// The node from which any text but the empty one leads to the end.
  private(set) var excess = 0

  init(_ table: PieceTable) {
    self.table = table
    done = node(PieceTable.done, .any, next: 0)
    rest = node(PieceTable.rest, .any, next: done)
    excess = node(PieceTable.excess, .any, next: rest)
  }

  /// The piece that stands for `syntax`.
  mutating func add(_ syntax: Syntax) -> Int { table.add(syntax) }

  /// The piece that stands for a part of a sequence.
  func part(_ index: Int, of sequence: Int) -> Int {
    if case .sequence(let parts, _) = table.pieces[sequence] { parts[index] } else { sequence }
  }

  /// The number of the node that stands at `position` in a piece and goes on to `next`.
  mutating func node(_ piece: Int, position: Int = 0, _ mode: Mode, next: Int) -> Int {
    var node = Node(piece: piece, position: position, mode: mode, next: next)
    if let number = numbers[node] { return number }
    if nesting(of: piece, in: next) >= Self.nestingLimit {
      node = Node(piece: PieceTable.anything, position: 0, mode: .any, next: next)
    }
    if let number = numbers[node] { return number }
    nodes.append(node)
    numbers[node] = nodes.count - 1
    return nodes.count - 1
  }

  /// How often a piece waits to be gone on with after `number`.
  private func nesting(of piece: Int, in number: Int) -> Int {
    var count = 0
    var number = number
    while number > excess {
      if nodes[number].piece == piece { count += 1 }
      number = nodes[number].next
    }
    return count
  }
}

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
    case .repetition(let repetition): return moves(through: repetition, node)
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

extension TextAutomaton {
  /// The ways through a repetition. The position of its node is twice the number of iterations that are done, and one more
  /// behind the separator.
  private mutating func moves(through repetition: GrammarPiece.Repetition, _ node: Node) -> [Move] {
    // What may stand before what comes next.
    let gap = node.position > 1 ? repetition.gap : nil
    guard node.position % 2 == 0 else { return moves(throughBodyOf: repetition, behind: gap, node) }
    let exit = exit(from: repetition, behind: gap, node)
    guard let separator = repetition.separator, node.position > 0 else {
      return moves(throughBodyOf: repetition, behind: gap, node) + exit
    }
    return moves(through: separator, node.mode, behind: gap) { automaton, mode in
      automaton.node(node.piece, position: node.position + 1, mode, next: node.next)
    } + exit
  }

  private func exit(from repetition: GrammarPiece.Repetition, behind gap: Int?, _ node: Node) -> [Move] {
    guard node.position / 2 >= repetition.bounds.lower, node.mode != .text else { return [] }
    guard let single = repetition.single else { return [.pass(node.next)] }
    switch emptyMode(behind: gap) ?? node.mode {
    case .nothingAfterGap: return [.guess(node.next)]
    case .nothingAfterSpace: return [.require(.all.subtracting(single), afterSpace: true, node.next)]
    default: return [.require(.all.subtracting(single), afterSpace: false, node.next)]
    }
  }

  /// An iteration that matches nothing is the last one, unless more are required.
  private mutating func moves(
    throughBodyOf repetition: GrammarPiece.Repetition, behind gap: Int?, _ node: Node
  ) -> [Move] {
    let (count, bounds) = (node.position / 2 + 1, repetition.bounds)
    var moves: [Move] = []
    if node.mode == .any || node.mode == .text {
      // Without a limit, positions past the least number of iterations are alike.
      let position = 2 * (bounds.upper == .max ? min(count, max(bounds.lower, 1)) : count)
      let isLast = count == bounds.upper
      let next = isLast ? node.next : self.node(node.piece, position: position, .any, next: node.next)
      moves.append(reading(repetition.body, behind: gap, next: next))
    }
    let isLast = count >= bounds.lower
    if count <= bounds.lower, !isLast || node.mode != .text {
      let next = isLast ? node.next : self.node(node.piece, position: 2 * count, node.mode, next: node.next)
      let mode = emptyMode(behind: gap) ?? (node.mode.readsNothing ? node.mode : .nothing)
      moves.append(.pass(self.node(repetition.body, mode, next: next)))
    }
    return moves
  }
}
