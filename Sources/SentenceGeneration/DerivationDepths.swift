import GrammarCombinators

/// How deep the shortest way from each production to a text is, in productions.
///
/// A generator that has to come to an end takes these ways.
struct DerivationDepths {
  private var depths: [String: Int] = [:]

  init(of grammar: Grammar) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for production in grammar.productions {
        guard let depth = depth(of: production.body).map({ $0 + 1 }) else { continue }
        if depth < depths[production.name] ?? .max {
          depths[production.name] = depth
          isSettled = false
        }
      }
    }
  }

  /// The depth of the shortest text of an expression; `nil` if none is known.
  func depth(of syntax: Syntax) -> Int? {
    switch syntax {
    case .literal, .characters, .end, .lookAhead: 0
    case .annotated(let body, _): depth(of: body)
    case .production(let production): depths[production.name]
    case .reference(let name): depths[name]
    case .sequence(let parts, _): greatest(of: parts)
    case .choice(let parts): parts.compactMap(depth).min()
    case .repetition(let body, let bounds, let separator, _):
      bounds.lower == 0 ? 0 : greatest(of: [body] + (bounds.lower > 1 ? separator.map { [$0] } ?? [] : []))
    }
  }

  private func greatest(of parts: [Syntax]) -> Int? {
    var greatest = 0
    for part in parts {
      guard let depth = depth(of: part) else { return nil }
      greatest = max(greatest, depth)
    }
    return greatest
  }
}
