/// The language of a parser as data: the right-hand side of a production.
///
/// Every export, every check and every generated sentence is derived from it.
public indirect enum Syntax: Hashable, Sendable {
  /// What may stand between the parts of a sequence or a repetition.
  public enum Spacing: Hashable, Sendable {
    /// White space, if any.
    case spaced
    /// Nothing.
    case glued
  }

  /// A given text. `isWord`: it is not followed by a letter, a digit or `_`.
  case literal(String, ignoresCase: Bool = false, isWord: Bool = false)
  /// One character of a class.
  case characters(CharacterClass)
  /// One after the other. Nothing at all where the list is empty.
  case sequence([Syntax], spacing: Spacing)
  /// One of several, tried in order.
  case choice([Syntax])
  /// The same again, within bounds, with a separator in between if there is one.
  case repetition(Syntax, RepetitionBounds, separator: Syntax? = nil, spacing: Spacing)
  /// What must follow, or must not, without being part of it.
  case lookAhead(Syntax, isPositive: Bool)
  /// The end of the text.
  case end
  /// Another production, with its definition.
  case production(Production)
  /// Another production, by its name alone: defined somewhere else, one hopes.
  case reference(String)

  /// `text` in the quotation marks of the W3C notation: double ones, single ones if it contains a double one.
  public static func quoted(_ text: String) -> String {
    let mark = text.utf8.contains(34) ? "'" : "\""
    return mark + text + mark
  }

  /// The parts directly inside, in order.
  public var parts: [Syntax] {
    switch self {
    case .sequence(let parts, _), .choice(let parts): parts
    case .repetition(let body, _, let separator, _): [body] + (separator.map { [$0] } ?? [])
    case .lookAhead(let body, _): [body]
    case .literal, .characters, .end, .production, .reference: []
    }
  }

  /// The same language with sequences inside sequences, and choices inside choices, merged into one.
  ///
  /// Builders fold in pairs; EBNF reads as lists.
  public var flattened: Syntax {
    switch self {
    case .sequence(let parts, let spacing):
      let flat = parts.flatMap { part -> [Syntax] in
        let part = part.flattened
        if case .sequence(let inner, let innerSpacing) = part, innerSpacing == spacing || inner.count < 2 {
          return inner
        }
        return [part]
      }
      return flat.count == 1 ? flat[0] : .sequence(flat, spacing: spacing)
    case .choice(let parts):
      let flat = parts.flatMap { part -> [Syntax] in
        let part = part.flattened
        if case .choice(let inner) = part { return inner }
        return [part]
      }
      return flat.count == 1 ? flat[0] : .choice(flat)
    case .repetition(let body, let bounds, let separator, let spacing):
      let body = body.flattened
      // `x+?` is `x*`.
      if bounds == .optional, case .repetition(let inner, .oneOrMore, nil, let innerSpacing) = body {
        return .repetition(inner, .zeroOrMore, spacing: innerSpacing)
      }
      return .repetition(body, bounds, separator: separator?.flattened, spacing: spacing)
    case .lookAhead(let body, let isPositive):
      return .lookAhead(body.flattened, isPositive: isPositive)
    case .literal, .characters, .end, .production, .reference:
      return self
    }
  }
}
