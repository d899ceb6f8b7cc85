import GrammarCombinators

// What is wrong with single parts of productions.

extension Grammar {
  /// Character classes that would cut a character outside ASCII in two.
  var dividedCharacters: [GrammarProblem] {
    problems { rule, part in
      guard case .characters(let characters) = part, characters.dividesCharacters else { return nil }
      return .dividedCharacters(rule: rule, characters: characters)
    }
  }

  /// Repetitions without a limit that can go on without reading anything.
  ///
  /// Where a separator stands that is more than nothing, each further iteration moves on past it.
  var emptyRepetitions: [GrammarProblem] {
    let nullable = NullableRules(of: self)
    return problems { rule, part in
      guard case .repetition(let body, let bounds, let separator, _) = part, bounds.upper == .max,
        nullable.canBeEmpty(body), separator.map(nullable.canBeEmpty) ?? true
      else { return nil }
      return .emptyRepetition(rule: rule, body: body.notation)
    }
  }

  private func problems(_ problem: (String, Syntax) -> GrammarProblem?) -> [GrammarProblem] {
    productions.flatMap { production in
      production.body.withAllPartsAndSpacing.compactMap { problem(production.name, $0) }
    }
  }

  /// Productions in which white space is allowed where it must not be, or can't be told from where it is not.
  var spacingProblems: [GrammarProblem] {
    productions.flatMap { production -> [GrammarProblem] in
      let parts = production.body.withAllParts
      if production.kind == .rule {
        return production.body.spacingsOfParts.count > 1 ? [.mixedSpacing(rule: production.name)] : []
      }
      let spacings = Set(parts.compactMap { $0.spacing })
      let spaced: [GrammarProblem] = spacings.contains { $0 != .glued } ? [.spacedToken(rule: production.name)] : []
      return spaced
        + parts.compactMap { $0.mentionedName }.filter { self[$0]?.kind == .rule }.map {
          .ruleInToken(rule: production.name, name: $0)
        }
    }
  }
}

extension Syntax {
  /// The spacings between the parts, tokens without a name aside: nothing stands inside them, whatever stands around them.
  fileprivate var spacingsOfParts: Set<Spacing> {
    if isOfTouchingCharacters { return [] }
    return parts.reduce(into: Set([spacing].compactMap { $0 })) { $0.formUnion($1.spacingsOfParts) }
  }

  /// Whether it names no production, and nothing may stand between its parts.
  private var isOfTouchingCharacters: Bool {
    switch self {
    case .production, .reference, .end: false
    default: (spacing ?? .glued) == .glued && parts.allSatisfy { $0.isOfTouchingCharacters }
    }
  }
}
