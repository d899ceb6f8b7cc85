import GrammarCombinators

/// A piece of a right-hand side as it is written, by the ranges of what it is made of.
indirect enum W3CPart: Sendable {
  case name(SourceRange)
  case literal(SourceRange)
  case code(SourceRange)
  case characters(SourceRange)
  case end
  case sequence([W3CPart])
  case choice([W3CPart])
  case repeated(W3CPart, Multiplicity)
  case excluded(W3CPart, W3CPart)

  /// The names in it, in order.
  var names: [SourceRange] {
    switch self {
    case .name(let range): [range]
    case .literal, .code, .characters, .end: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.names)
    case .repeated(let body, _): body.names
    case .excluded(let body, let other): body.names + other.names
    }
  }

  /// Where it begins, if it is not empty.
  var start: Int? {
    switch self {
    case .name(let range), .literal(let range), .code(let range), .characters(let range): range.lowerBound
    case .end: nil
    case .sequence(let parts), .choice(let parts): parts.lazy.compactMap(\.start).first
    case .repeated(let body, _), .excluded(let body, _): body.start
    }
  }
}

/// What stands on the highest level of a file.
enum W3CItem: Sendable {
  case production(name: SourceRange, body: W3CPart)
  /// `<?TOKENS?>`
  case tokensMark
}
