/// The classes of a grammar's terminals.
struct TokenClasses {
  private var classes: [Terminal: TokenClass] = [:]

  init(_ grammar: CharacterGrammar) {
    for terminal in grammar.terminals where !grammar.isSpace(terminal) {
      classes[terminal] = TokenClass(terminal, in: grammar)
    }
  }

  subscript(terminal: Terminal) -> TokenClass { classes[terminal] ?? .other }
}
