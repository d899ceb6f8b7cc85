package import GrammarCombinators

/// The productions that can match nothing at all.
package struct NullableRules {
  private var names: Set<String> = []

  package init(of grammar: Grammar) {
    let bodies = grammar.productions.map { (name: $0.name, body: $0.body) }
    var count = -1
    while count < names.count {
      count = names.count
      for (name, body) in bodies where canBeEmpty(body) { names.insert(name) }
    }
  }

  /// Whether there is a text of length zero in the language of `syntax`, wherever it may stand.
  package func canBeEmpty(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .literal(let text, _, _): text.isEmpty
    case .characters: false
    case .sequence(let parts, _): parts.allSatisfy(canBeEmpty)
    case .choice(let alternatives): alternatives.contains(where: canBeEmpty)
    case .repetition(let body, let bounds, let separator, _):
      bounds.lower == 0 || (canBeEmpty(body) && (bounds.lower == 1 || separator.map(canBeEmpty) ?? true))
    case .lookAhead, .end: true
    case .annotated(let body, _): canBeEmpty(body)
    case .production(let production): names.contains(production.name)
    case .reference(let name): names.contains(name)
    }
  }
}
