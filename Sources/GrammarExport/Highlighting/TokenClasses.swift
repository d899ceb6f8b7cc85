/// The classes of a grammar's terminals.
struct TokenClasses {
  private var classes: [Terminal: TokenClass] = [:]

  init(_ grammar: CharacterGrammar) {
    for terminal in grammar.terminals where terminal != .whiteSpace {
      classes[terminal] = TokenClass(terminal, in: grammar)
    }
  }

  subscript(terminal: Terminal) -> TokenClass { classes[terminal] ?? .other }
}
