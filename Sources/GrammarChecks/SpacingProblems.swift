import GrammarCombinators

extension Grammar {
  /// Productions in which white space is allowed where it must not be, or can't be told from where it is not.
  var spacingProblems: [GrammarProblem] {
    productions.flatMap { production -> [GrammarProblem] in
      let parts = production.body.withAllParts
      let spacings = Set(parts.compactMap { $0.spacing })
      switch production.kind {
      case .rule:
        return spacings.count > 1 ? [.mixedSpacing(rule: production.name)] : []
      case .token:
        let spaced: [GrammarProblem] = spacings.contains { $0 != .glued } ? [.spacedToken(rule: production.name)] : []
        return spaced
          + parts.compactMap { part in
            guard let name = part.mentionedName, self[name]?.kind == .rule else { return nil }
            return .ruleInToken(rule: production.name, name: name)
          }
      }
    }
  }
}
