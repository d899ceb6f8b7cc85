extension Grammar {
  /// Productions in which white space is allowed where it must not be, or can't be told from where it is not.
  var spacingProblems: [GrammarProblem] {
    productions.flatMap { production -> [GrammarProblem] in
      let parts = production.body.withAllParts
      let spacings = Set(parts.compactMap { $0.spacingBetweenParts })
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

extension Syntax {
  /// What may stand between the parts, if there can be two of them for anything to stand between.
  fileprivate var spacingBetweenParts: Spacing? {
    switch self {
    case .sequence(let parts, let spacing): parts.count > 1 ? spacing : nil
    case .repetition(_, let bounds, _, let spacing): bounds.upper > 1 ? spacing : nil
    case .literal, .characters, .choice, .lookAhead, .end, .annotated, .production, .reference: nil
    }
  }

  /// The name of the production that this stands for.
  fileprivate var mentionedName: String? {
    switch self {
    case .production(let production): production.name
    case .reference(let name): name
    case .literal, .characters, .sequence, .choice, .repetition, .lookAhead, .end, .annotated: nil
    }
  }
}
