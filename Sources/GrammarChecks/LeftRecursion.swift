import GrammarCombinators

extension Grammar {
  /// The productions that begin with themselves.
  var leftRecursions: [GrammarProblem] {
    leftRecursiveCycles.map { .leftRecursion(rule: $0[0], through: Array($0.dropFirst())) }
  }

  /// Cycles of productions each of which may be tried at the very beginning of the one before.
  var leftRecursiveCycles: [[String]] {
    let nullable = NullableRules(of: self)
    return ProductionGraph(of: self) { Self.beginnings(of: $0.body, nullable) }.cycles
  }

  /// The productions that `syntax` may try before it has read anything.
  private static func beginnings(of syntax: Syntax, _ nullable: NullableRules) -> [String] {
    switch syntax {
    case .literal, .characters, .end: []
    case .production(let production): [production.name]
    case .reference(let name): [name]
    case .choice, .lookAhead, .annotated: syntax.parts.flatMap { beginnings(of: $0, nullable) }
    case .sequence, .repetition:
      syntax.parts.prefix(1 + (syntax.parts.firstIndex { !nullable.canBeEmpty($0) } ?? syntax.parts.count))
        .flatMap { beginnings(of: $0, nullable) }
    }
  }
}
