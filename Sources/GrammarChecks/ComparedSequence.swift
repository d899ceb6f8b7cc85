import GrammarCombinators

/// A sequence, and the piece that stands for it, parts of which are compared with all that follows them.
struct ComparedSequence {
  let parts: [Syntax]
  private let spacing: Syntax.Spacing
  private let piece: Int

  init(_ parts: [Syntax], _ spacing: Syntax.Spacing, in automaton: inout TextAutomaton) {
    self.parts = parts
    self.spacing = spacing
    piece = automaton.add(.sequence(parts, spacing: spacing))
  }

  /// What follows a part.
  func rest(behind index: Int) -> Syntax { .sequence(Array(parts[(index + 1)...]), spacing: spacing).flattened }

  /// The node at which a part has ended.
  func node(behind index: Int, in automaton: inout TextAutomaton) -> Int {
    index + 1 < parts.count ? automaton.node(piece, position: index + 1, .any, next: automaton.done) : automaton.done
  }

  /// The node at which what follows a part begins, without what may stand in between.
  func start(behind index: Int, in automaton: inout TextAutomaton) -> Int {
    guard index + 1 < parts.count else { return automaton.done }
    let next = node(behind: index + 1, in: &automaton)
    return automaton.node(automaton.part(index + 1, of: piece), .any, next: next)
  }
}
