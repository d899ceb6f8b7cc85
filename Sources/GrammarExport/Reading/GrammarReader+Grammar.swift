import GrammarChecks
import GrammarCombinators

/// The grammar that the productions of a file are.
extension GrammarReader {
  /// How many productions may lead to each other in a row: what runs them, and what exports them, goes as deep.
  private static let mostDepth = 200

  /// Makes the grammar, and tells what keeps it from having any text.
  mutating func build(_ written: [WrittenTable.Entry], _ start: String, _ spacing: Syntax.Spacing) {
    var written = written
    let place = ranges
    guard let walk = NameWalk(written, from: start, mostDepth: Self.mostDepth) else {
      return refuse(
        "more than \(Self.mostDepth) productions lead to each other in a row", at: place[start] ?? 0..<0)
    }
    for index in written.indices { written[index].recursions = walk.recursions[written[index].name] ?? [] }
    guard let first = WrittenTable(written).production(start) else { return }
    var grammar = Grammar(start: first)
    let cycles = grammar.leftRecursiveCycles.withoutDuplicates
    for cycle in cycles {
      let path = (cycle + [cycle[0]]).joined(separator: " → ")
      leftRecursions.append(
        GrammarTextMistake(
          cycle.count == 1
            ? "'\(cycle[0])' begins with itself, and would never end: put something else first, as in 'a ::= b ( \"+\" b )*'"
            : "'\(cycle[0])' begins with itself, and would never end: \(path)",
          at: place[cycle[0]] ?? 0..<0, in: text.bytes.span))
    }
    let obstacles = cycles.isEmpty ? grammar.obstacles : []
    // What is not read may be what is missing.
    for obstacle in mistakes.isEmpty ? obstacles : [] {
      refuse(obstacle.description, at: place[obstacle.rule] ?? 0..<0)
    }
    guard obstacles.isEmpty else { return }
    (grammar.isOfCharacters, grammar.isUnordered, grammar.hasLongestTokens) = (!hasTokens, true, tokens == .longest)
    if !grammar.endsItself { grammar.end(with: spacing) }
    self.grammar = grammar
  }
}

extension Grammar {
  /// Whether the start rule ends with the end of the text.
  fileprivate var endsItself: Bool {
    var body = start.body
    while true {
      if case .sequence(let parts, _) = body, let last = parts.last { body = last }
      guard case .production(let production) = body, production.kind == .token else { return body == .end }
      body = production.body
      if body != .end { return false }
    }
  }
}
