import GrammarCombinators

/// What a rule is made of in the end: a token, a literal or one character of a class.
package struct Terminal: Hashable, Sendable, CustomStringConvertible {
  package let expression: CharacterExpression

  package var description: String {
    switch expression {
    case .name(let name): name
    case .text(let text, _): Syntax.quoted(text)
    case .characters(let characters): characters.description
    default: "\(expression)"
    }
  }
}

extension CharacterGrammar {
  /// The terminals of the rules, each once, in the order in which they occur, white space last.
  package var terminals: [Terminal] {
    var terminals: [Terminal] = []
    let spaces = spaces.flatMap(\.productions).map { Terminal(expression: .name($0.name)) }
    var seen = Set(spaces)
    func visit(_ expression: CharacterExpression) {
      if let terminal = terminal(expression), seen.insert(terminal).inserted { terminals.append(terminal) }
      for part in expression.parts { visit(part) }
    }
    for production in rules { visit(production.body) }
    return terminals + spaces
  }

  /// The terminal that an expression of a rule is, if it is one.
  func terminal(_ expression: CharacterExpression) -> Terminal? {
    switch expression {
    case .name(let name): self[name]?.kind == .token ? Terminal(expression: expression) : nil
    case .text, .characters: Terminal(expression: expression)
    default: nil
    }
  }
}
