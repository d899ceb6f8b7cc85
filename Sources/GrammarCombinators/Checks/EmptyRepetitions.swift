extension Grammar {
  /// Repetitions without a limit whose body can match nothing.
  var emptyRepetitions: [GrammarProblem] {
    let nullable = NullableRules(of: self)
    return productions.flatMap { production in
      production.body.withAllParts.compactMap { part in
        guard case .repetition(let body, let bounds, _, _) = part, bounds.upper == .max, nullable.canBeEmpty(body)
        else {
          return nil
        }
        return .emptyRepetition(rule: production.name, body: body.notation)
      }
    }
  }
}
