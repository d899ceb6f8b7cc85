/// A right-hand side over leaves of some kind: the symbols of a text, those of a grammar of tokens, or what is written.
///
/// Nothing in it matches the empty text but what may be left out, unless a leaf does.
package indirect enum Expression<Leaf: Hashable & Sendable>: Hashable, Sendable {
  case leaf(Leaf)
  case sequence([Expression])
  case choice([Expression])
  case repeated(Expression, Multiplicity)

  /// The parts directly inside, in order.
  package var parts: [Expression] {
    switch self {
    case .leaf: []
    case .sequence(let parts), .choice(let parts): parts
    case .repeated(let body, _): [body]
    }
  }

  /// The leaves in it, in order.
  var leaves: [Leaf] { if case .leaf(let leaf) = self { [leaf] } else { parts.flatMap(\.leaves) } }

  /// One after the other, without a list of one or a list inside a list.
  static func joined(_ parts: [Expression]) -> Expression {
    let flat = parts.flatMap { part in if case .sequence(let inner) = part { inner } else { [part] } }
    return flat.count == 1 ? flat[0] : .sequence(flat)
  }

  /// One of several, without a list of one or a list inside a list.
  static func either(_ parts: [Expression]) -> Expression {
    let flat = parts.flatMap(\.alternatives)
    return flat.count == 1 ? flat[0] : .choice(flat)
  }

  /// The alternatives of which it is one.
  var alternatives: [Expression] { if case .choice(let parts) = self { parts } else { [self] } }

  /// This or nothing.
  var orNothing: Expression {
    switch self {
    case .repeated(let body, .oneOrMore): .repeated(body, .zeroOrMore)
    case .repeated: self
    default: .repeated(self, .optional)
    }
  }

  /// The same `lower` times, then as often as there may be more.
  func times(_ lower: Int, _ upper: Int) -> [Expression] {
    let copies = Array(repeating: self, count: lower)
    if upper == .max { return copies + [.repeated(self, .zeroOrMore)] }
    guard lower < upper else { return copies }
    var rest = Expression.repeated(self, .optional)
    for _ in (lower + 1)..<upper { rest = .repeated(.joined([self, rest]), .optional) }
    return copies + [rest]
  }

  /// The same with its parts changed.
  func mapParts(_ change: (Expression) -> Expression) -> Expression {
    switch self {
    case .leaf: self
    case .sequence(let parts): .sequence(parts.map(change))
    case .choice(let parts): .choice(parts.map(change))
    case .repeated(let body, let multiplicity): .repeated(change(body), multiplicity)
    }
  }

  /// The same with its leaves changed, in order.
  func mapLeaves(_ change: (Leaf) -> Leaf) -> Expression {
    if case .leaf(let leaf) = self { .leaf(change(leaf)) } else { mapParts { $0.mapLeaves(change) } }
  }

  /// The expression read from right to left.
  var reversed: Expression {
    if case .sequence(let parts) = self { .sequence(parts.reversed().map(\.reversed)) } else { mapParts(\.reversed) }
  }

  /// Whether it matches the empty text.
  func canBeEmpty(_ isEmpty: (Leaf) -> Bool = { _ in false }) -> Bool {
    switch self {
    case .leaf(let leaf): isEmpty(leaf)
    case .sequence(let parts): parts.allSatisfy { $0.canBeEmpty(isEmpty) }
    case .choice(let parts): parts.contains { $0.canBeEmpty(isEmpty) }
    case .repeated(let body, let multiplicity): multiplicity != .oneOrMore || body.canBeEmpty(isEmpty)
    }
  }

  /// The beginnings of it, from those of the leaves.
  func beginnings<Beginning>(
    _ isEmpty: (Leaf) -> Bool = { _ in false }, of leaf: (Leaf) -> [Beginning]
  ) -> [Beginning] {
    switch self {
    case .leaf(let symbol): return leaf(symbol)
    case .sequence(let parts):
      let count = parts.prefix { $0.canBeEmpty(isEmpty) }.count
      return parts.prefix(count + 1).flatMap { $0.beginnings(isEmpty, of: leaf) }
    case .choice, .repeated: return parts.flatMap { $0.beginnings(isEmpty, of: leaf) }
    }
  }
}

/// How often something is there.
package enum Multiplicity: String, Sendable {
  case optional = "?"
  case zeroOrMore = "*"
  case oneOrMore = "+"
}
