import GrammarCombinators

// Productions that lead back to themselves as none should.

extension Grammar {
  /// The productions that begin with themselves.
  var leftRecursions: [GrammarProblem] {
    leftRecursiveCycles.map { .leftRecursion(rule: $0[0], through: Array($0.dropFirst())) }
  }

  /// Cycles of productions each of which may be tried at the very beginning of the one before.
  package var leftRecursiveCycles: [[String]] {
    let nullable = NullableRules(of: self)
    return ProductionGraph(of: self) { Self.beginnings(of: $0.body, nullable) }.cycles
  }

  /// The productions that `syntax` may try before it has read anything.
  private static func beginnings(of syntax: Syntax, _ nullable: NullableRules) -> [String] {
    if let name = syntax.mentionedName { return [name] }
    var parts = syntax.parts[...]
    switch syntax {
    case .sequence, .repetition:
      parts = parts.prefix(1 + (parts.firstIndex { !nullable.canBeEmpty($0) } ?? parts.count))
    default: break
    }
    return parts.flatMap { beginnings(of: $0, nullable) }
  }

  /// The productions that have no text, since each would contain another one.
  ///
  /// Those that begin with themselves are told so already. A name without a definition, or with several, may have texts.
  var endlessRecursions: [GrammarProblem] {
    endlessCycles.map { .endlessRecursion(rule: $0[0], through: Array($0.dropFirst())) }
  }

  private var endlessCycles: [[String]] {
    guard undefined.isEmpty, duplicates.isEmpty else { return [] }
    let depths = DerivationDepths(of: self)
    let known = Set(leftRecursiveCycles.joined())
    return ProductionGraph(of: self) { depths.obstacles(in: $0.body) }.cycles.filter { known.isDisjoint(with: $0) }
  }

  /// What keeps the start rule from having a text, with the production to correct; nothing where it may have one.
  package var obstacles: [GrammarProblem] {
    guard DerivationDepths(of: self).depth(of: .reference(start.name), .last) == nil else { return [] }
    let found = problems.filter {
      switch $0 {
      case .endlessRecursion, .matchesNothing: true
      default: false
      }
    }
    return found.isEmpty ? [.matchesNothing(rule: start.name, part: start.body.notation)] : found
  }

  /// The productions that contain themselves without a limit.
  ///
  /// Those that begin with themselves, or have no text, are told so already, and a name that stands for several things
  /// leads nowhere.
  var unlimitedNestings: [GrammarProblem] {
    let known = Set(leftRecursiveCycles + endlessCycles)
    let graph = ProductionGraph(of: self) { $0.definition().namesOutsideLimits }
    return graph.cycles.filter { !known.contains($0) && !$0.contains(where: duplicates.contains) }.map {
      .unlimitedNesting(rule: $0[0], through: Array($0.dropFirst()))
    }
  }
}

extension Syntax {
  /// The productions mentioned where no limit of nesting is around them.
  fileprivate var namesOutsideLimits: [String] {
    if case .annotated(_, .nesting) = self { return [] }
    if let name = mentionedName { return [name] }
    let between: [String] = if case .grammar(let syntax)? = spacing { syntax.namesOutsideLimits } else { [] }
    return parts.flatMap { $0.namesOutsideLimits } + between
  }
}
