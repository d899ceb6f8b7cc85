/// Where a word for the superview stands: behind a relation, as the only name of what has an attribute.
struct SuperviewPlace {
  /// The rules around it, the one with the relation first, the one with the name last.
  let rules: [String]

  /// The relation, as the first of these rules names it.
  let relation: [CharacterExpression]

  /// The terminals of the last of these rules where it is as short as it can be, the name first.
  let terminals: [Terminal]

  /// The texts of those that are signs, in the same order.
  let signs: [String?]

  /// All such places in a grammar.
  static func all(in grammar: CharacterGrammar, _ classes: TokenClasses) -> [SuperviewPlace] {
    func isRelation(_ expression: CharacterExpression) -> Bool {
      if let terminal = grammar.terminal(expression) { return classes[terminal] == .relation }
      if case .choice(let parts) = expression { return parts.allSatisfy(isRelation) }
      if case .name(let name) = expression { return grammar[name].map { isRelation($0.body) } ?? false }
      return false
    }
    func chains(from expression: CharacterExpression, _ chain: [String]) -> [(rules: [String], terminals: [Terminal])] {
      guard case .name(let name) = expression, grammar.terminal(expression) == nil else {
        return expression.parts.flatMap { chains(from: $0, chain) }
      }
      guard let body = grammar[name]?.body, !chain.contains(name) else { return [] }
      let core = grammar.core(of: body)
      let found = core.map(classes.isItem) == true ? [(chain + [name], core ?? [])] : []
      return found + chains(from: body, chain + [name])
    }
    var places: [SuperviewPlace] = []
    for rule in grammar.rules {
      let alternatives = if case .choice(let alternatives) = rule.body { alternatives } else { [rule.body] }
      for case .sequence(let parts) in alternatives {
        guard let index = parts.firstIndex(where: isRelation) else { continue }
        let relation = if case .choice(let signs) = parts[index] { signs } else { [parts[index]] }
        places += parts[(index + 1)...].flatMap { chains(from: $0, [rule.name]) }.map { chain in
          SuperviewPlace(
            rules: chain.rules, relation: relation, terminals: chain.terminals, signs: chain.terminals.map(grammar.sign)
          )
        }
      }
    }
    return places
  }
}

extension TokenClasses {
  /// Whether terminals are a name, its attribute and what is between.
  fileprivate func isItem(_ terminals: [Terminal]) -> Bool {
    let classes = terminals.map { self[$0] }
    return classes.first == .name && classes.filter { $0 == .name }.count == 1 && classes.contains(.attribute)
  }
}

extension CharacterGrammar {
  /// The only text of a terminal, if it has one alone.
  fileprivate func sign(_ terminal: Terminal) -> String? {
    let expression = terminal.name.flatMap { self[$0]?.body } ?? terminal.expression
    return Terminal(expression: expression).plainText
  }

  /// The terminals of an expression without what can be left out; `nil` if there are other rules or alternatives.
  fileprivate func core(of expression: CharacterExpression) -> [Terminal]? {
    if let terminal = terminal(expression) { return [terminal] }
    switch expression {
    case .optional, .zeroOrMore: return []
    case .sequence(let parts):
      return parts.reduce([]) { terminals, part in
        if let terminals, let more = core(of: part) { terminals + more } else { nil }
      }
    default: return nil
    }
  }
}
