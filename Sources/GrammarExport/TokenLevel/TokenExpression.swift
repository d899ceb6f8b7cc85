/// A terminal, and whether it touches what stands before it.
package struct TokenForm: Hashable {
  package let terminal: Terminal

  /// Whether there is no white space before it; else there may be some.
  package let isGlued: Bool
}

/// A place of a terminal in a grammar.
package struct TokenPlace: Hashable {
  package let form: TokenForm

  /// Which of the grammar's places it is.
  var number = 0
}

/// A right-hand side made of tokens, in which white space that may stand somewhere is a property of what stands behind it.
///
/// Nothing in it matches the empty text but ``optional(_:)`` and ``zeroOrMore(_:)``.
package indirect enum TokenExpression: Hashable {
  case token(TokenPlace)
  case sequence([TokenExpression])
  case choice([TokenExpression])
  case optional(TokenExpression)
  case zeroOrMore(TokenExpression)
  case oneOrMore(TokenExpression)
  case rule(RuleForm)

  /// The parts directly inside, in order.
  var parts: [TokenExpression] {
    switch self {
    case .sequence(let parts), .choice(let parts): parts
    case .optional(let body), .zeroOrMore(let body), .oneOrMore(let body): [body]
    case .token, .rule: []
    }
  }

  /// One after the other, without a list of one or a list inside a list.
  static func joined(_ parts: [TokenExpression]) -> TokenExpression {
    let flat = parts.flatMap { part in if case .sequence(let inner) = part { inner } else { [part] } }
    return flat.count == 1 ? flat[0] : .sequence(flat)
  }

  /// The same with its places numbered from `next` on, in order.
  func numbered(from next: inout Int) -> TokenExpression {
    switch self {
    case .token(var place):
      place.number = next
      next += 1
      return .token(place)
    case .rule: return self
    case .sequence(let parts): return .sequence(parts.map { $0.numbered(from: &next) })
    case .choice(let parts): return .choice(parts.map { $0.numbered(from: &next) })
    case .optional(let body): return .optional(body.numbered(from: &next))
    case .zeroOrMore(let body): return .zeroOrMore(body.numbered(from: &next))
    case .oneOrMore(let body): return .oneOrMore(body.numbered(from: &next))
    }
  }
}

/// A rule, and whether its first token touches what stands before it.
package struct RuleForm: Hashable {
  package let name: String
  package let isGlued: Bool
}
