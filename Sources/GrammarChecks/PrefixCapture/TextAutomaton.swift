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
