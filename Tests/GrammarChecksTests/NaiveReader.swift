import GrammarCombinators

/// Reads right-hand sides by trying every way there is, as their definition has it, without an automaton.
struct NaiveReader {
  let text: [UInt8]

  /// All places at which a piece that begins at `start` can end.
  func ends(of syntax: Syntax, from start: Int) -> Set<Int> {
    switch syntax {
    case .literal(let literal, false, let isWord):
      let end = start + literal.utf8.count
      guard end <= text.count, text[start..<end].elementsEqual(literal.utf8) else { return [] }
      return isWord && end < text.count && WordPart.contains(text[end]) ? [] : [end]
    case .characters(let characters):
      guard start < text.count else { return [] }
      return characters.ranges.contains { $0.contains(UInt32(text[start])) } ? [start + 1] : []
    case .sequence(let parts, let spacing):
      return parts.enumerated().reduce(into: [start]) { places, part in
        places = ends(of: part.element, behind: places, part.offset > 0 ? spacing : .glued)
      }
    case .choice(let alternatives):
      return alternatives.reduce(into: []) { $0.formUnion(ends(of: $1, from: start)) }
    case .repetition(let body, let bounds, let separator, let spacing):
      return ends(of: body, bounds, separator, spacing, count: 0, from: start)
    case .lookAhead(let body, let isPositive):
      return ends(of: body, from: start).isEmpty == isPositive ? [] : [start]
    case .end: return start == text.count ? [start] : []
    case .production(let production): return ends(of: production.body, from: start)
    case .annotated(let body, _): return ends(of: body, from: start)
    case .literal(_, true, _), .reference: fatalError("the twin reads no such thing")
    }
  }

  private func ends(
    of body: Syntax, _ bounds: Syntax.RepetitionBounds, _ separator: Syntax?, _ spacing: Syntax.Spacing, count: Int,
    from place: Int
  ) -> Set<Int> {
    guard count < bounds.upper else { return [place] }
    var places: Set = [place]
    if count > 0, let separator { places = ends(of: separator, behind: places, spacing) }
    var found: Set<Int> = count >= bounds.lower ? [place] : []
    for place in places {
      let iterations = ends(of: body, behind: [place], count > 0 ? spacing : .glued)
      // One character is taken wherever it stands.
      if separator == nil, body.isSingleCharacter, !iterations.isEmpty { found = [] }
      for end in iterations {
        if end != place || count + 1 < bounds.lower {
          found.formUnion(ends(of: body, bounds, separator, spacing, count: count + 1, from: end))
        } else if count < bounds.lower {
          // An iteration that matches nothing is the last, and past the least number it does not count.
          found.insert(place)
        }
      }
    }
    return found
  }

  /// All places at which a piece that stands behind one of `places` can end: where it began, if it matches nothing.
  private func ends(of syntax: Syntax, behind places: Set<Int>, _ spacing: Syntax.Spacing) -> Set<Int> {
    Set(
      places.flatMap { place in
        let begin = skipped(spacing, place)
        return ends(of: syntax, from: begin).map { $0 == begin ? place : $0 }
      })
  }

  private func skipped(_ spacing: Syntax.Spacing, _ place: Int) -> Int {
    guard spacing == .spaced else { return place }
    return text[place...].firstIndex { !WhiteSpace.contains($0) } ?? text.count
  }
}

extension Syntax {
  fileprivate var isSingleCharacter: Bool {
    switch self {
    case .literal(let text, _, let isWord): text.utf8.count == 1 && !isWord
    case .characters: true
    case .choice(let alternatives): alternatives.allSatisfy(\.isSingleCharacter)
    case .production(let production): production.body.isSingleCharacter
    case .annotated(let body, _): body.isSingleCharacter
    case .sequence, .repetition, .lookAhead, .end, .reference: false
    }
  }
}
