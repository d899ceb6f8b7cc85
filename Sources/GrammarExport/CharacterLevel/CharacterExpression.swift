package import GrammarCombinators

/// A right-hand side in which every character of a text is accounted for.
///
/// Nothing in it matches the empty text but ``optional(_:)`` and ``zeroOrMore(_:)``.
package indirect enum CharacterExpression: Hashable, Sendable {
  case text(String, ignoresCase: Bool)
  case characters(CharacterClass)
  case sequence([CharacterExpression])
  case choice([CharacterExpression])
  case optional(CharacterExpression)
  case zeroOrMore(CharacterExpression)
  case oneOrMore(CharacterExpression)
  /// Another production.
  case name(String)

  /// The parts directly inside, in order.
  var parts: [CharacterExpression] {
    switch self {
    case .sequence(let parts), .choice(let parts): parts
    case .optional(let body), .zeroOrMore(let body), .oneOrMore(let body): [body]
    case .text, .characters, .name: []
    }
  }

  /// One after the other, without a list of one or a list inside a list.
  static func joined(_ parts: [CharacterExpression]) -> CharacterExpression {
    let flat = parts.flatMap { part in if case .sequence(let inner) = part { inner } else { [part] } }
    return flat.count == 1 ? flat[0] : .sequence(flat)
  }

  /// One of several, without a list of one or a list inside a list.
  static func either(_ parts: [CharacterExpression]) -> CharacterExpression {
    let flat = parts.flatMap { part in if case .choice(let inner) = part { inner } else { [part] } }
    return flat.count == 1 ? flat[0] : .choice(flat)
  }

  /// This or nothing.
  var orNothing: CharacterExpression {
    switch self {
    case .oneOrMore(let body): .zeroOrMore(body)
    case .optional, .zeroOrMore: self
    default: .optional(self)
    }
  }
}
