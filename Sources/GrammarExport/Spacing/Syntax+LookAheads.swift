import GrammarCombinators

extension Production {
  /// The right-hand side without the look-aheads that a class or a loop can say, and that of a token without the one at its
  /// end which the conventions for tokens say: no letter, digit or `_` follows a word or a number.
  var bodyWithoutLookAheads: Syntax {
    var body = body
    let end = Syntax.unless(.characters(.wordPart))
    if kind == .token, case .sequence(let parts, .glued) = body, parts.last == end {
      body = Syntax.touching(Array(parts.dropLast())).flattened
    }
    return body.withoutLookAheads
  }
}

extension Syntax {
  /// The same language without the look-aheads that a class or a loop can say.
  ///
  /// `!"a" [a-z]` is `[b-z]`, and `( !"*/" [#x0-#x10FFFF] )* "*/"` is what comes before the first `*/`, and that.
  var withoutLookAheads: Syntax { rewritten { Self.upToEnd($0) ?? Self.otherCharacter($0) } }

  /// The same with something else in place of parts that touch each other, or of a part that stands alone; look-aheads stay
  /// as they are.
  ///
  /// - Parameter replacement: what takes the place of the first of some parts, and of how many; `nil` if nothing does.
  func rewritten(_ replacement: (ArraySlice<Syntax>) -> (Syntax, count: Int)?) -> Syntax {
    switch self {
    case .sequence(let parts, .glued):
      var rest = parts[...]
      var result: [Syntax] = []
      while let part = rest.first {
        let (syntax, count) = replacement(rest) ?? (part.rewritten(replacement), 1)
        result.append(syntax)
        rest = rest.dropFirst(count)
      }
      return Syntax.touching(result).flattened
    case .lookAhead: return self
    default: return replacement([self])?.0 ?? mapParts { $0.rewritten(replacement) }
    }
  }

  /// The same with its parts changed, and what may stand between them.
  func mapParts(spacing changeSpacing: (Spacing) -> Spacing = { $0 }, _ change: (Syntax) -> Syntax) -> Syntax {
    switch self {
    case .literal, .characters, .end, .production, .reference: self
    case .sequence(let parts, let spacing): .sequence(parts.map(change), spacing: changeSpacing(spacing))
    case .choice(let parts): .choice(parts.map(change))
    case .repetition(let body, let bounds, let separator, let spacing):
      .repetition(change(body), bounds, separator: separator.map(change), spacing: changeSpacing(spacing))
    case .lookAhead(let body, let isPositive): .lookAhead(change(body), isPositive: isPositive)
    case .annotated(let body, let annotation): .annotated(change(body), annotation)
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
