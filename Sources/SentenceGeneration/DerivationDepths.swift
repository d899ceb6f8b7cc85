import GrammarCombinators

/// Where in a sentence a part stands: nothing may follow the end of the text.
enum SentencePlace: Hashable, CaseIterable {
  /// Something may follow, so the end of the text is not here.
  case inside
  /// Nothing that follows has to be there.
  case last
  /// Behind the end of the text, where there is nothing.
  case behindEnd
}

/// How deep the shortest way from each production to a text is, in productions.
///
/// A generator that has to come to an end takes these ways, and it takes none that is not here.
struct DerivationDepths {
  private var depths: [SentencePlace: [String: Int]] = [:]

  init(of grammar: Grammar) {
    var isSettled = false
    while !isSettled {
      isSettled = true
      for production in grammar.productions {
        for place in SentencePlace.allCases {
          guard let depth = depth(of: production.body, place).map({ $0 + 1 }) else { continue }
          if depth < depths[place]?[production.name] ?? .max {
            depths[place, default: [:]][production.name] = depth
            isSettled = false
          }
        }
      }
    }
  }

  /// The depth of the shortest text of an expression; `nil` if none is known.
  func depth(of syntax: Syntax, _ place: SentencePlace) -> Int? {
    switch syntax {
    case .literal(let text, _, _): place != .behindEnd || text.isEmpty ? 0 : nil
    case .characters: place != .behindEnd ? 0 : nil
    case .end: place != .inside ? 0 : nil
    case .lookAhead: 0
    case .annotated(let body, _): depth(of: body, place)
    case .production(let production): depths[place]?[production.name]
    case .reference(let name): depths[place]?[name]
    case .sequence(let parts, _): depth(of: parts, place)
    case .choice(let parts): parts.compactMap { depth(of: $0, place) }.min()
    case .repetition(let body, let bounds, let separator, _):
      bounds.lower == 0
        ? 0
        : depth(of: bounds.lower == 1 ? [body] : [body] + (separator.map { [$0] } ?? []) + [body], place)
    }
  }

  /// The depth of parts one after the other, at any one of which the text may end if it may end in them.
  private func depth(of parts: [Syntax], _ place: SentencePlace) -> Int? {
    guard place == .last else { return greatest(of: parts, place) }
    let ways = parts.indices.compactMap { index in
      let depths = [
        greatest(of: parts[..<index], .inside), depth(of: parts[index], .last),
        greatest(of: parts[(index + 1)...], .behindEnd),
      ].compactMap(\.self)
      return depths.count == 3 ? depths.max() : nil
    }
    return parts.isEmpty ? 0 : ways.min()
  }

  private func greatest(of parts: some Collection<Syntax>, _ place: SentencePlace) -> Int? {
    var greatest = 0
    for part in parts {
      guard let depth = depth(of: part, place) else { return nil }
      greatest = max(greatest, depth)
    }
    return greatest
  }
}
