import GrammarCombinators

/// The right-hand sides of the EBNF of the W3C. Its leaves are what is written.
struct EBNFNotation: ExpressionNotation {
  static let notation = "W3C EBNF"

  let parentheses = ("( ", " )")

  /// The name of the production.
  let production: String

  /// The right-hand side that a name stands for.
  var definitions: @Sendable (String) -> Syntax? = { _ in nil }

  func written(_ leaf: String) -> WrittenExpression { WrittenExpression(leaf) }

  func expression(_ syntax: Syntax) throws(ExportFailure) -> Expression<String> {
    switch syntax {
    case .literal(let text, let ignoresCase, _):
      return .joined(Self.literalPieces(text, ignoresCase).map { .leaf($0) })
    case .characters(let characters): return .leaf(characters.description)
    case .end: return .leaf("$")
    case .annotated(let body, _): return try expression(body)
    case .production(let production): return .leaf(production.name)
    case .reference(let name): return .leaf(name)
    case .sequence(let parts, .glued): return .joined(try pieces(parts[...]))
    case .sequence(let parts, _): return .joined(try expressions(parts))
    case .choice(let parts): return .choice(try expressions(parts))
    case .repetition(_, _, nil, .glued) where Exclusion.first(of: [syntax], definitions) != nil:
      return .joined(try pieces([syntax]))
    case .repetition(let body, let bounds, nil, _):
      return Self.repeated(try expression(body), bounds.lower, bounds.upper)
    case .repetition(let body, let bounds, let separator?, _):
      let body = try expression(body)
      var list = body
      if bounds.upper > 1 {
        let next = Expression.joined([try expression(separator), body])
        let upper = bounds.upper == .max ? .max : bounds.upper - 1
        list = .joined([body, Self.repeated(next, max(0, bounds.lower - 1), upper)])
      }
      return bounds.lower == 0 ? .repeated(list, .optional) : list
    case .lookAhead: throw failure("a look-ahead")
    }
  }

  private func expressions(_ parts: [Syntax]) throws(ExportFailure) -> [Expression<String>] {
    try parts.map { part throws(ExportFailure) in try expression(part) }
  }

  /// Parts that touch, those that exclude something with what they exclude it from.
  private func pieces(_ parts: ArraySlice<Syntax>) throws(ExportFailure) -> [Expression<String>] {
    guard let part = parts.first else { return [] }
    guard let (exclusion, count) = Exclusion.first(of: parts, definitions) else {
      return [try expression(part)] + (try pieces(parts.dropFirst()))
    }
    let sides = [try expression(exclusion.body), try expression(exclusion.excluded)].map {
      write($0, atLeast: .postfix)
    }
    let leaf = parentheses.0 + sides.joined(separator: " - ") + parentheses.1
    return [.leaf(leaf)] + (try pieces(parts.dropFirst(count)))
  }

  /// That the production uses what the notation lacks.
  func failure(_ construct: String) -> ExportFailure {
    ExportFailure(notation: Self.notation, production: production, construct: construct)
  }

  /// `?`, `*` and `+` as they are; other bounds as so many times the body, then what is optional.
  private static func repeated(_ body: Expression<String>, _ lower: Int, _ upper: Int) -> Expression<String> {
    lower == 1 && upper == .max ? .repeated(body, .oneOrMore) : .joined(body.times(lower, upper))
  }

  /// The pieces of a literal: each letter as a class of its small form and its capital where case does not count, and else
  /// as much as one pair of quotation marks can hold, with the codes of what can't stand between them.
  static func literalPieces(_ text: String, _ ignoresCase: Bool) -> [String] {
    EscapedCharacters.quotedPieces(text) { scalar in
      if scalar.value < 32 || scalar.value == 127 {
        return "#x" + String(scalar.value, radix: 16, uppercase: true)
      }
      guard ignoresCase else { return nil }
      let character = String(scalar)
      return scalar.properties.isAlphabetic
        ? "[" + character.lowercased() + character.uppercased() + "]" : Syntax.quoted(character)
    }
  }
}
