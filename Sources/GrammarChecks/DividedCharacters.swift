import GrammarCombinators

extension Grammar {
  /// Character classes that would cut a character outside ASCII in two.
  var dividedCharacters: [GrammarProblem] {
    productions.flatMap { production in
      production.body.withAllPartsAndSpacing.compactMap { part in
        guard case .characters(let characters) = part, characters.dividesCharacters else { return nil }
        return .dividedCharacters(rule: production.name, characters: characters)
      }
    }
  }
}
