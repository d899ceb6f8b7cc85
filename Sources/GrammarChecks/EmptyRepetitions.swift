import GrammarCombinators

extension Grammar {
  /// Repetitions without a limit that can go on without reading anything.
  ///
  /// Where a separator stands that is more than nothing, each further iteration moves on past it.
  var emptyRepetitions: [GrammarProblem] {
    let nullable = NullableRules(of: self)
    return productions.flatMap { production in
      production.body.withAllPartsAndSpacing.compactMap { part in
        guard case .repetition(let body, let bounds, let separator, _) = part, bounds.upper == .max,
          nullable.canBeEmpty(body), separator.map(nullable.canBeEmpty) ?? true
        else {
          return nil
        }
        return .emptyRepetition(rule: production.name, body: body.notation)
      }
    }
  }
}
