import GrammarCombinators

extension Grammar {
  /// The productions that contain themselves without a limit.
  ///
  /// Those that begin with themselves are told so already, and a name that stands for several things leads nowhere.
  var unlimitedNestings: [GrammarProblem] {
    let known = Set(leftRecursiveCycles)
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
