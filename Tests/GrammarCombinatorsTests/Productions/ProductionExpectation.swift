import GrammarCombinators
import Testing

/// Compares a production as a whole: its name, its kind and its right-hand side.
func expect(_ syntax: Syntax, is expected: Production, sourceLocation: SourceLocation = #_sourceLocation) {
  guard case .production(let production) = syntax else {
    Issue.record("\(syntax) is no production", sourceLocation: sourceLocation)
    return
  }
  #expect(production == expected, sourceLocation: sourceLocation)
  #expect(production.body == expected.body, sourceLocation: sourceLocation)
}
