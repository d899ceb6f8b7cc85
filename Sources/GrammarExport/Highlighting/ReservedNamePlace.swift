/// Where a name of the language's own stands, such as `superview`: behind a relation, as the only name of what has an
/// attribute.
struct ReservedNamePlace {
  /// The rules around it, the one with the relation first, the one with the name last.
  let rules: [String]

  /// The relation, as the first of these rules names it.
  let relation: [CharacterExpression]

  /// The terminals of the last of these rules where it is as short as it can be, the name first.
  let terminals: [Symbol]

  /// The texts of those that are signs, in the same order.
  let signs: [String?]

  /// All such places in a grammar.
  static func all(in grammar: CharacterGrammar, _ classes: TokenClasses) -> [ReservedNamePlace] {
    func isRelation(_ expression: CharacterExpression) -> Bool {
      switch expression {
      case .leaf(let symbol):
        grammar.isTerminal(symbol) ? classes[symbol] == .relation : isRelation(grammar.content(of: symbol))
      case .choice(let parts): parts.allSatisfy(isRelation)
      case .sequence, .repeated: false
      }
    }
    func chains(from expression: CharacterExpression, _ chain: [String]) -> [(rules: [String], terminals: [Symbol])] {
      guard case .leaf(let symbol) = expression else { return expression.parts.flatMap { chains(from: $0, chain) } }
      guard !grammar.isTerminal(symbol), let name = symbol.name, let body = grammar[name]?.body, !chain.contains(name)
      else { return [] }
      let core = grammar.core(of: body)
      let found = core.map(classes.isItem) == true ? [(chain + [name], core ?? [])] : []
      return found + chains(from: body, chain + [name])
    }
    var places: [ReservedNamePlace] = []
    for rule in grammar.rules {
      for case .sequence(let parts) in rule.body.alternatives {
        guard let index = parts.firstIndex(where: isRelation) else { continue }
        places += parts[(index + 1)...].flatMap { chains(from: $0, [rule.name]) }.map { chain in
          ReservedNamePlace(
            rules: chain.rules, relation: parts[index].alternatives, terminals: chain.terminals,
            signs: chain.terminals.map(grammar.sign)
          )
        }
      }
    }
    return places
  }
}

extension TokenClasses {
  /// Whether terminals are a name, its attribute and what is between.
  fileprivate func isItem(_ terminals: [Symbol]) -> Bool {
    let classes = terminals.map { self[$0] }
    return classes.first == .name && classes.filter { $0 == .name }.count == 1 && classes.contains(.attribute)
  }
}

extension CharacterGrammar {
  /// The only text of a terminal, if it has one alone.
  fileprivate func sign(_ terminal: Symbol) -> String? {
    if case .leaf(let symbol) = content(of: terminal) { symbol.plainText } else { nil }
  }

  /// The terminals of an expression without what can be left out; `nil` if there are other rules or alternatives.
  fileprivate func core(of expression: CharacterExpression) -> [Symbol]? {
    switch expression {
    case .leaf(let symbol): return isTerminal(symbol) ? [symbol] : nil
    case .repeated(_, .optional), .repeated(_, .zeroOrMore): return []
    case .sequence(let parts):
      return parts.reduce([]) { terminals, part in
        if let terminals, let more = core(of: part) { terminals + more } else { nil }
      }
    case .choice, .repeated: return nil
    }
  }
}
