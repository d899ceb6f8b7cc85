package import GrammarCombinators

/// Where in a text a part stands: nothing may follow the end of the text.
package enum TextPlace: Hashable, CaseIterable {
  /// Something may follow, so the end of the text is not here.
  case inside
  /// Nothing that follows has to be there.
  case last
  /// Behind the end of the text, where there is nothing.
  case behindEnd
  /// Where nothing is, and something may follow.
  case between

  fileprivate var hasText: Bool { self == .inside || self == .last }
}

/// How deep the shortest way from each production to a text is, in productions.
///
/// A generator that has to come to an end takes these ways, and it takes none that is not here. A production without a way
/// has no text, whatever is looked ahead at.
package struct DerivationDepths {
  private var depths: [TextPlace: [String: Int]] = [:]

  package init(of grammar: Grammar) {
    // Mostly a production mentions those behind it, which so are known before it.
    let bodies = grammar.productions.reversed().map { (name: $0.name, body: $0.body) }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (name, body) in bodies {
        for place in TextPlace.allCases {
          guard let depth = depth(of: body, place).map({ $0 + 1 }) else { continue }
          if depth < depths[place]?[name] ?? .max {
            depths[place, default: [:]][name] = depth
            isSettled = false
          }
        }
      }
    }
  }

  /// The depth of the shortest text of an expression; `nil` if it has none there.
  package func depth(of syntax: Syntax, _ place: TextPlace) -> Int? {
    switch syntax {
    case .literal(let text, _, _): place.hasText || text.isEmpty ? 0 : nil
    case .characters(let characters): place.hasText && !characters.ranges.isEmpty ? 0 : nil
    case .end: place == .last || place == .behindEnd ? 0 : nil
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
  private func depth(of parts: [Syntax], _ place: TextPlace) -> Int? {
    guard place == .last, !parts.isEmpty else { return greatest(of: parts, place) }
    // That of so many parts at the end, behind the end of the text.
    var behind = [0]
    for part in parts.dropFirst().reversed() {
      guard let depth = depth(of: part, .behindEnd) else { break }
      behind.append(max(behind[behind.count - 1], depth))
    }
    var before = 0
    var least: Int?
    for (index, part) in parts.enumerated() {
      let rest = parts.count - 1 - index
      if rest < behind.count, let depth = depth(of: part, .last) {
        least = min(least ?? .max, max(before, depth, behind[rest]))
      }
      guard let depth = depth(of: part, .inside) else { break }
      before = max(before, depth)
    }
    return least
  }

  private func greatest(of parts: [Syntax], _ place: TextPlace) -> Int? {
    var greatest = 0
    for part in parts {
      guard let depth = depth(of: part, place) else { return nil }
      greatest = max(greatest, depth)
    }
    return greatest
  }

  /// Whether there is a text of length zero in the language of `syntax`, wherever it may stand: one behind the end.
  package func canBeEmpty(_ syntax: Syntax) -> Bool { depth(of: syntax, .behindEnd) != nil }

  /// Whether the language of `syntax` has the empty text elsewhere than at the end of a text, or has nothing else.
  func canStayInPlace(_ syntax: Syntax) -> Bool {
    depth(of: syntax, .between) != nil || depth(of: syntax, .inside) == nil && canBeEmpty(syntax)
  }

  /// The names that keep an expression from having a text, since they have none.
  func obstacles(in syntax: Syntax) -> [String] {
    guard depth(of: syntax, .last) == nil else { return [] }
    return syntax.mentionedName.map { [$0] } ?? syntax.parts.flatMap { obstacles(in: $0) }
  }
}
