import GrammarCombinators

extension Production {
  /// The right-hand side without the look-aheads that a class or a loop can say, and that of a token without the one at its
  /// end which the conventions for tokens say: no letter, digit or `_` follows a word or a number.
  var bodyWithoutLookAheads: Syntax {
    var body = body
    let end = Syntax.lookAhead(.characters(CharacterClass(WordPart.self)), isPositive: false)
    if kind == .token, case .sequence(let parts, .glued) = body, parts.last == end {
      body = Syntax.sequence(Array(parts.dropLast()), spacing: .glued).flattened
    }
    return body.withoutLookAheads
  }
}

extension Syntax {
  /// The same language without the look-aheads that a class or a loop can say.
  ///
  /// `!"a" [a-z]` is `[b-z]`, and `( !"*/" [#x0-#x10FFFF] )* "*/"` is what comes before the first `*/`, and that.
  var withoutLookAheads: Syntax {
    switch self {
    case .sequence(let parts, .glued):
      var result: [Syntax] = []
      var index = 0
      while index < parts.count {
        let rest = parts[index...]
        if let (syntax, count) = Self.upToEnd(rest) ?? Self.otherCharacter(rest) {
          result.append(syntax)
          index += count
        } else {
          result.append(parts[index].withoutLookAheads)
          index += 1
        }
      }
      return Syntax.sequence(result, spacing: .glued).flattened
    case .sequence(let parts, let spacing): return .sequence(parts.map(\.withoutLookAheads), spacing: spacing)
    case .choice(let parts): return .choice(parts.map(\.withoutLookAheads))
    case .repetition(let body, let bounds, let separator, let spacing):
      return .repetition(body.withoutLookAheads, bounds, separator: separator?.withoutLookAheads, spacing: spacing)
    case .annotated(let body, let annotation): return .annotated(body.withoutLookAheads, annotation)
    case .literal, .characters, .lookAhead, .end, .production, .reference: return self
    }
  }

  /// A character that is not another one.
  private static func otherCharacter(_ parts: ArraySlice<Syntax>) -> (Syntax, count: Int)? {
    guard case .lookAhead(let excluded, isPositive: false)? = parts.first,
      case .characters(let characters)? = parts.dropFirst().first, let ranges = excluded.singleCharacters()
    else { return nil }
    return (.characters(CharacterClass(ranges: characters.ranges.subtracting(ranges))), 2)
  }

  /// All up to a text, and that text.
  private static func upToEnd(_ parts: ArraySlice<Syntax>) -> (Syntax, count: Int)? {
    guard case .repetition(let body, .zeroOrMore, nil, .glued)? = parts.first,
      case .sequence(let inner, .glued) = body, inner.count == 2,
      case .lookAhead(let end, isPositive: false) = inner[0], case .characters(let characters) = inner[1],
      case .literal(let text, ignoresCase: false, isWord: false) = end, parts.dropFirst().first == end
    else { return nil }
    return TextUpToEnd(text, of: characters.ranges).syntax.map { ($0, 2) }
  }
}
