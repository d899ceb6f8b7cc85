import GrammarCombinators

/// Where a sentence can be made longer: at repetitions without an upper limit, of rules if there are such, else in tokens.
struct Growth {
  private var growing: Set<String> = []

  init(of grammar: Grammar) {
    for productions in [grammar.productions.filter { $0.kind == .rule }, grammar.productions] {
      var isSettled = growing.contains(grammar.start.name)
      while !isSettled {
        isSettled = true
        for production in productions where !growing.contains(production.name) && canGrow(production.body) {
          growing.insert(production.name)
          isSettled = false
        }
      }
    }
  }

  /// Whether there are texts of an expression as long as one likes.
  func canGrow(_ syntax: Syntax) -> Bool {
    switch syntax {
    case .repetition(_, let bounds, _, _) where bounds.upper == .max: true
    case .production(let production): growing.contains(production.name)
    case .reference(let name): growing.contains(name)
    case .lookAhead: false
    default: syntax.parts.contains(where: canGrow)
    }
  }

  /// Whether a production has such places.
  func canGrow(in production: String) -> Bool { growing.contains(production) }
}
