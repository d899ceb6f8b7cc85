import GrammarCombinators

extension CharacterGrammar {
  /// Refuses a grammar in which a token can be followed directly by what would make it longer.
  ///
  /// - Parameter isLexed: whether all tokens are looked for everywhere, not only those that fit.
  func checkNeighbours(isLexed: Bool = false) throws(ExportFailure) {
    let table = TokenTable(self)
    let followers = neighbours().followers
    let behindSpace = neighbours(skipping: isSpace).followers
    let rivals = isLexed ? nil : self.rivals
    for terminal in table.terminals {
      let others = rivals.map { ($0[terminal] ?? []).union([terminal]) } ?? Set(table.terminals)
      for next in table.terminals where followers[terminal]?.contains(next) == true {
        // Where the text ends behind it, with white space or without, a terminal may take what it can get.
        if isSpace(next), behindSpace[terminal, default: []].isEmpty { continue }
        guard table.blends(terminal, with: next, among: others) else { continue }
        throw failure("\(next) directly behind \(terminal), of which it could be a part")
      }
    }
  }

  /// Puts white space that must be there between two words that only white space keeps apart.
  mutating func separateWords() {
    let table = TokenTable(self)
    let neighbours = neighbours(skipping: isSpace)
    let endings = reversed.neighbours(skipping: isSpace)
    for index in productions.indices where productions[index].kind == .rule {
      productions[index].body = withSpace(productions[index].body) { left, right in
        let lasts = endings.beginnings(of: left.reversed)
        let firsts = neighbours.beginnings(of: right)
        return !lasts.isEmpty && !firsts.isEmpty && lasts.allSatisfy { table.endsInWord($0) == .always }
          && firsts.allSatisfy { table.beginsWithWord($0) == .always }
      }
    }
  }

  /// Which terminals can follow each other.
  private func neighbours(skipping isSkipped: @escaping (Symbol) -> Bool = { _ in false }) -> Neighbours<Symbol> {
    Neighbours(rules.map { (.name($0.name), $0.body) }, skipping: isSkipped)
  }

  /// The terminals that can stand where each can stand.
  private var rivals: [Symbol: Set<Symbol>] {
    let neighbours = neighbours(skipping: isSpace)
    // White space stands in many places: what follows it in one is no rival of what does in another.
    let followers = neighbours.followers.filter { !isSpace($0.key) }.values
    let groups = Array(followers) + [neighbours.beginnings(of: start.body)]
    var rivals: [Symbol: Set<Symbol>] = [:]
    for group in groups { for terminal in group { rivals[terminal, default: []].formUnion(group) } }
    return rivals
  }

  /// White space that must be there in place of white space that may, where `isNeeded` says so of what is around it.
  private func withSpace(
    _ expression: CharacterExpression, _ isNeeded: (CharacterExpression, CharacterExpression) -> Bool
  ) -> CharacterExpression {
    let inner = expression.mapParts { withSpace($0, isNeeded) }
    guard case .sequence(var parts) = inner, parts.count > 2 else { return inner }
    for index in 1..<parts.count - 1 where isGap(parts[index]) && isNeeded(parts[index - 1], parts[index + 1]) {
      parts[index] = parts[index].parts[0]
    }
    return .sequence(parts)
  }

  /// The grammar of the texts read backwards, tokens aside.
  private var reversed: CharacterGrammar {
    var grammar = self
    for index in productions.indices where productions[index].kind == .rule {
      grammar.productions[index].body = productions[index].body.reversed
    }
    return grammar
  }
}
