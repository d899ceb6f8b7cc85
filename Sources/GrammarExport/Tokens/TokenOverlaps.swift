/// The terminals that share texts, for a lexer that gives each text to one of them.
struct TokenOverlaps {
  /// The terminals in the order in which the lexer must try them.
  private(set) var order: [Symbol]

  /// The terminals that the lexer may give a text of each, in that order: the terminal itself or one it is equal to, and
  /// the narrower ones that come before it.
  private(set) var readings: [Symbol: [Symbol]] = [:]

  /// - Parameter isRuleOfItsOwn: whether a terminal has a rule of the lexer; the others come before all that have one.
  /// - Throws: an ``ExportFailure`` if two terminals share some texts and each has others.
  init(_ grammar: CharacterGrammar, isRuleOfItsOwn: (Symbol) -> Bool) throws(ExportFailure) {
    let table = TokenTable(grammar)
    order = []
    for terminal in table.terminals.filter({ !isRuleOfItsOwn($0) }) + table.terminals.filter(isRuleOfItsOwn) {
      if let other = order.first(where: { table.relation(of: terminal, to: $0) == .overlapping }) {
        throw grammar.failure("\(other) and \(terminal), which share some texts and not others")
      }
      if let equal = order.last(where: { table.relation(of: terminal, to: $0) == .equal }) {
        readings[terminal] = [equal]
      } else {
        table.insert(terminal, in: &order)
      }
    }
    for terminal in order {
      readings[terminal] = order.filter { other in
        other == terminal || table.relation(of: other, to: terminal) == .subset
      }
    }
    for (terminal, texts) in readings where texts.count == 1 && texts[0] != terminal {
      readings[terminal] = readings[texts[0]]
    }
  }
}
