/// The rules of a grammar as plain productions: symbols in a row, without operators.
///
/// Each group and each repetition becomes a nonterminal of its own.
struct RuleTable {
  enum Symbol: Hashable {
    case terminal(Int)
    case nonterminal(Int)
  }

  private struct Production {
    let symbols: [Symbol]
    /// Whether white space may not stand between the symbols.
    let isExplicit: Bool
  }

  /// A production with a dot in it.
  struct State {
    let nonterminal: Int
    /// The symbol behind the dot; `nil` at the end.
    let next: Symbol?
    let isExplicit: Bool
  }

  /// The states of all productions, those of one production in a row.
  private(set) var states: [State] = []

  /// For each nonterminal the states that its productions begin with.
  private(set) var firstStates: [[Int]] = []

  /// The productions of each nonterminal.
  private var productions: [[Production]] = []

  /// Whether a nonterminal derives the empty text.
  private(set) var isNullable: [Bool] = []

  /// The names of the terminals: upper-case productions by their names, literals in quotation marks.
  private(set) var terminals: [String] = []

  /// The pattern of each terminal.
  private(set) var tokens: [EBNFExpression] = []

  private var nonterminals: [String: Int] = [:]
  private var terminalNumbers: [String: Int] = [:]

  /// Whether each terminal is one character.
  private let isOfCharacters: Bool

  let start = 0

  init(_ grammar: EBNFGrammar, isOfCharacters: Bool) {
    self.isOfCharacters = isOfCharacters
    for rule in grammar.rules { nonterminals[rule.name] = addNonterminal() }
    for rule in grammar.rules {
      guard let nonterminal = nonterminals[rule.name] else { continue }
      add(rule.expression, to: nonterminal, isExplicit: rule.isExplicit, grammar)
    }
    findNullables()
    for (nonterminal, productions) in productions.enumerated() {
      firstStates.append([])
      for production in productions {
        firstStates[nonterminal].append(states.count)
        for next in production.symbols.map(Optional.some) + [nil] {
          states.append(State(nonterminal: nonterminal, next: next, isExplicit: production.isExplicit))
        }
      }
    }
  }

  private mutating func addNonterminal() -> Int {
    productions.append([])
    return productions.count - 1
  }

  private mutating func terminal(_ name: String, _ token: EBNFExpression) -> Symbol {
    if let known = terminalNumbers[name] { return .terminal(known) }
    terminalNumbers[name] = terminals.count
    terminals.append(name)
    tokens.append(token)
    return .terminal(terminals.count - 1)
  }

  private mutating func add(
    _ expression: EBNFExpression, to nonterminal: Int, isExplicit: Bool, _ grammar: EBNFGrammar
  ) {
    let parts = if case .choice(let parts) = expression { parts } else { [expression] }
    for part in parts {
      let row = if case .sequence(let row) = part { row } else { [part] }
      let symbols = row.map { symbol(for: $0, isExplicit: isExplicit, grammar) }
      productions[nonterminal].append(Production(symbols: symbols, isExplicit: isExplicit))
    }
  }

  private mutating func symbol(
    for expression: EBNFExpression, isExplicit: Bool, _ grammar: EBNFGrammar
  ) -> Symbol {
    switch expression {
    case .literal(let text) where isOfCharacters && text.unicodeScalars.count > 1:
      let letters = text.unicodeScalars.map { EBNFExpression.literal(String($0)) }
      return symbol(for: .sequence(letters), isExplicit: isExplicit, grammar)
    case .literal(let text): return terminal(text.contains("\"") ? "'\(text)'" : "\"\(text)\"", expression)
    case .reference(let name):
      if let nonterminal = nonterminals[name] { return .nonterminal(nonterminal) }
      return terminal(name, grammar.production(named: name)?.expression ?? .end)
    case .end: return terminal("$", .end)
    case .characterClass: return terminal("\(expression)", expression)
    case .sequence, .choice:
      let group = addNonterminal()
      add(expression, to: group, isExplicit: isExplicit, grammar)
      return .nonterminal(group)
    case .repetition(let body, let minimum, let maximum):
      return repetition(of: symbol(for: body, isExplicit: isExplicit, grammar), minimum, maximum, isExplicit)
    }
  }

  /// `body{minimum,maximum}`: a nonterminal that has the least number, and one more each time it contains itself.
  private mutating func repetition(
    of body: Symbol, _ minimum: Int, _ maximum: Int?, _ isExplicit: Bool
  ) -> Symbol {
    let nonterminal = addNonterminal()
    let rows =
      if let maximum {
        (minimum...maximum).map { Array(repeating: body, count: $0) }
      } else {
        [Array(repeating: body, count: minimum), [.nonterminal(nonterminal), body]]
      }
    productions[nonterminal] = rows.map { Production(symbols: $0, isExplicit: isExplicit) }
    return .nonterminal(nonterminal)
  }

  private mutating func findNullables() {
    isNullable = Array(repeating: false, count: productions.count)
    var isSettled = false
    while !isSettled {
      isSettled = true
      for (nonterminal, productions) in productions.enumerated() where !isNullable[nonterminal] {
        let derivesNothing = productions.contains { production in
          production.symbols.allSatisfy { if case .nonterminal(let part) = $0 { isNullable[part] } else { false } }
        }
        if derivesNothing {
          isNullable[nonterminal] = true
          isSettled = false
        }
      }
    }
  }
}
