/// Which places of a grammar's terminals can follow each other.
struct TokenFollowers {
  /// The places with which a text can begin.
  private(set) var beginnings: Set<Int> = []

  /// By place, the places that can come directly behind it; the number of places stands for the end of the text.
  private(set) var followers: [Set<Int>]

  /// The place behind all others.
  let end: Int

  private var first: [RuleForm: Set<Int>] = [:]
  private var behind: [RuleForm: Set<Int>] = [:]
  private var hasChanged = true

  init(_ grammar: TokenGrammar) {
    end = grammar.places.count
    followers = Array(repeating: [], count: end)
    while hasChanged {
      hasChanged = false
      for production in grammar.productions {
        let found = beginnings(of: production.body)
        if found != first[production.form] {
          first[production.form] = found
          hasChanged = true
        }
      }
    }
    beginnings = first[grammar.start.form] ?? []
    behind[grammar.start.form] = [end]
    hasChanged = true
    while hasChanged {
      hasChanged = false
      for production in grammar.productions { visit(production.body, before: behind[production.form] ?? []) }
    }
  }

  private func beginnings(of expression: TokenExpression) -> Set<Int> {
    switch expression {
    case .token(let place): return [place.number]
    case .rule(let form): return first[form] ?? []
    case .sequence(let parts):
      let count = parts.prefix { $0.canBeEmpty }.count
      return parts.prefix(count + 1).reduce(into: []) { $0.formUnion(beginnings(of: $1)) }
    default: return expression.parts.reduce(into: []) { $0.formUnion(beginnings(of: $1)) }
    }
  }

  private mutating func visit(_ expression: TokenExpression, before next: Set<Int>) {
    switch expression {
    case .token(let place):
      guard !next.isSubset(of: followers[place.number]) else { return }
      followers[place.number].formUnion(next)
      hasChanged = true
    case .rule(let form):
      guard !next.isSubset(of: behind[form] ?? []) else { return }
      behind[form, default: []].formUnion(next)
      hasChanged = true
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() {
        visit(part, before: next)
        next = part.canBeEmpty ? next.union(beginnings(of: part)) : beginnings(of: part)
      }
    case .zeroOrMore(let body), .oneOrMore(let body): visit(body, before: next.union(beginnings(of: body)))
    case .choice, .optional: for part in expression.parts { visit(part, before: next) }
    }
  }
}

extension TokenExpression {
  fileprivate var canBeEmpty: Bool {
    switch self {
    case .optional, .zeroOrMore: true
    case .sequence(let parts): parts.allSatisfy(\.canBeEmpty)
    case .choice(let parts): parts.contains(where: \.canBeEmpty)
    case .token, .rule, .oneOrMore: false
    }
  }
}
