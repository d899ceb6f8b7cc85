/// Which terminals can follow each other.
struct TerminalNeighbours {
  /// The terminals that can stand directly behind each.
  private(set) var followers: [Terminal: Set<Terminal>] = [:]

  private let grammar: CharacterGrammar
  private let ignoresSpace: Bool
  private var first: [String: Set<Terminal>] = [:]
  private var behind: [String: Set<Terminal>] = [:]
  private var hasChanged = true

  /// - Parameter ignoresSpace: takes what white space divides for neighbours.
  init(_ grammar: CharacterGrammar, ignoresSpace: Bool) {
    self.grammar = grammar
    self.ignoresSpace = ignoresSpace
    while hasChanged {
      hasChanged = false
      for production in grammar.rules {
        let found = beginnings(of: production.body)
        if found != first[production.name] {
          first[production.name] = found
          hasChanged = true
        }
      }
    }
    hasChanged = true
    while hasChanged {
      hasChanged = false
      for production in grammar.rules { visit(production.body, before: behind[production.name] ?? []) }
    }
  }

  /// The terminals that an expression can begin with.
  func beginnings(of expression: CharacterExpression) -> Set<Terminal> {
    if let terminal = grammar.terminal(expression) {
      return ignoresSpace && grammar.isSpace(terminal) ? [] : [terminal]
    }
    switch expression {
    case .name(let name): return first[name] ?? []
    case .sequence(let parts):
      var found: Set<Terminal> = []
      for part in parts {
        found.formUnion(beginnings(of: part))
        if !canBeEmpty(part) { break }
      }
      return found
    default: return expression.parts.reduce(into: []) { $0.formUnion(beginnings(of: $1)) }
    }
  }

  private func canBeEmpty(_ expression: CharacterExpression) -> Bool {
    switch expression {
    case .optional, .zeroOrMore: true
    case .name(let name): ignoresSpace && grammar.isSpace(name)
    case .sequence(let parts): parts.allSatisfy(canBeEmpty)
    case .choice(let parts): parts.contains(where: canBeEmpty)
    case .oneOrMore(let body): canBeEmpty(body)
    case .text, .characters: false
    }
  }

  private mutating func visit(_ expression: CharacterExpression, before next: Set<Terminal>) {
    if let terminal = grammar.terminal(expression) {
      if !next.isSubset(of: followers[terminal] ?? []) || followers[terminal] == nil {
        followers[terminal, default: []].formUnion(next)
        hasChanged = true
      }
      return
    }
    switch expression {
    case .name(let name):
      guard !next.isSubset(of: behind[name] ?? []) else { return }
      behind[name, default: []].formUnion(next)
      hasChanged = true
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() {
        visit(part, before: next)
        next = canBeEmpty(part) ? next.union(beginnings(of: part)) : beginnings(of: part)
      }
    case .zeroOrMore(let body), .oneOrMore(let body): visit(body, before: next.union(beginnings(of: body)))
    default: for part in expression.parts { visit(part, before: next) }
    }
  }
}
