import GrammarCombinators

/// A grammar as it is written for a tool with a lexer of its own, which looks for all tokens everywhere and takes the longest.
///
/// The parsers of this package look for the tokens that fit. Where the two may differ, ``misreadings`` says so.
extension CharacterGrammar {
  /// The rules without the white space between their parts, which a lexer can skip.
  ///
  /// - Returns: `nil` where some parts must touch, or white space must be there.
  var rulesBetweenSpaces: [CharacterProduction]? {
    guard spaces.count == 1, spaces[0].isLoop, spaces[0].isOptional else { return nil }
    let tokens = TokenGrammar(self)
    let leaves = tokens.productions.flatMap { [$0.form] + $0.body.leaves }
    guard leaves.allSatisfy({ !$0.isGlued && !isSpace($0.symbol) }) else { return nil }
    return tokens.productions.map { production in
      CharacterProduction(
        name: production.form.symbol.name ?? "", kind: .rule, body: production.body.mapLeaves(\.symbol))
    }
  }

  /// All white space that a lexer skips at once.
  var skippedSpace: CharacterExpression { .repeated(.either(spaces.flatMap(\.units).map(\.expression)), .oneOrMore) }

  /// The tokens that a lexer may take in place of a shorter one, where the grammar does not want them: a sentence for
  /// each.
  ///
  /// - Complexity: quadratic in the number of terminals.
  var misreadings: [String] {
    let (table, visible) = (TokenTable(self), visibleTerminals)
    let followers = neighbours().followers
    let wanted = neighbours(skipping: isSpace)
    let groups = wanted.followers.filter { !isSpace($0.key) }.map(\.value) + [wanted.beginnings(of: start.body)]
    let strangers = visible.map { terminal in
      groups.filter { $0.contains(terminal) }.reduce(into: Set<Symbol>()) { $0.formUnion(Set(visible).subtracting($1)) }
    }
    return visible.compactMap { longer in
      let shorter = zip(visible, strangers).filter { terminal, strangers in
        guard strangers.contains(longer), table.isBeginning(terminal, of: longer) else { return false }
        return followers[terminal, default: []].contains { next in
          table.blends(
            terminal, with: next, into: longer, isClosed: closed.contains(terminal), followers: followers[next] ?? []
          )
        }
      }.map(\.0.description)
      return shorter.isEmpty ? nil : "\(longer), where the rules want one of \(shorter.joined(separator: " "))."
    }
  }

  /// What a lexer can't be told, for the head of a file.
  var omissions: [String] {
    let names = unsaid.filter { self[$0] != nil }
    return names.isEmpty ? [] : ["", "What must follow, or must not, is left out in \(names.joined(separator: ", "))."]
  }

  /// What a lexer takes otherwise than the rules mean it, for the head of a file.
  func remarks(_ clashes: [(first: Symbol, second: Symbol)]) -> [String] {
    let misreadings = misreadings
    let both = clashes.map { "A text that is both \($0.first) and \($0.second) is taken for \($0.first)." }
    guard !misreadings.isEmpty || !both.isEmpty else { return omissions }
    return omissions + ["", "The lexer looks for all tokens everywhere, and takes the longest. So it may take"]
      + misreadings + both
  }
}
