/// The classes of a grammar's terminals.
struct TokenClasses {
  private var classes: [Terminal: TokenClass] = [:]

  init(_ grammar: CharacterGrammar) {
    for terminal in grammar.terminals where terminal != .whiteSpace {
      let rules = grammar.rules.filter { $0.body.holds(terminal.expression) }.map(\.name)
      classes[terminal] = TokenClass(terminal, in: grammar, rules: rules)
    }
  }

  subscript(terminal: Terminal) -> TokenClass { classes[terminal] ?? .other }
}

extension CharacterExpression {
  fileprivate func holds(_ expression: CharacterExpression) -> Bool {
    self == expression || parts.contains { $0.holds(expression) }
  }
}
