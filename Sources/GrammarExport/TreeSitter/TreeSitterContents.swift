/// Which tokens' contents stand in `grammar.js` under names of their own, since more than one rule uses them.
struct TreeSitterContents {
  /// Those tokens, each behind those that it contains.
  private(set) var shared: [CharacterProduction] = []

  init(_ grammar: CharacterGrammar, _ forms: Set<TokenForm>) {
    var uses: [String: Int] = [:]
    for form in forms { if let name = form.terminal.name { uses[name, default: 0] += 1 } }
    for name in grammar.tokens.flatMap(\.body.names) { uses[name, default: 0] += 2 }
    var seen: Set<String> = []
    func add(_ production: CharacterProduction) {
      guard seen.insert(production.name).inserted else { return }
      for name in production.body.names { if let inner = grammar[name] { add(inner) } }
      if uses[production.name, default: 0] > 1 { shared.append(production) }
    }
    for production in grammar.tokens { add(production) }
  }
}

extension CharacterExpression {
  /// The names in it, in order.
  fileprivate var names: [String] {
    if case .name(let name) = self { [name] } else { parts.flatMap(\.names) }
  }
}
