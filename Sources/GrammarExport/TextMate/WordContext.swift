import GrammarCombinators

/// What the words of a grammar stand among.
struct WordContext {
  let grammar: CharacterGrammar
  let tokens: TokenGrammar
  let followers: TokenFollowers
  let table: TokenTable
  let classes: TokenClasses
  let space: SpaceExpressions

  /// The terminals, narrower ones first.
  let order: [Terminal]

  init(_ grammar: CharacterGrammar) throws(ExportFailure) {
    self.grammar = grammar
    space = try SpaceExpressions(grammar)
    for terminal in grammar.terminals where grammar.beginsWithLetter(terminal) == .sometimes {
      throw ExportFailure(
        notation: TextMateWriter.notation, production: grammar.start.name,
        construct: "\(terminal), which is a word or something else")
    }
    tokens = TokenGrammar(grammar)
    followers = TokenFollowers(tokens)
    let table = TokenTable(grammar)
    self.table = table
    classes = TokenClasses(grammar)
    order = table.narrowestFirst
  }

  /// Whether a terminal begins as a name does.
  func isWord(_ terminal: Terminal) -> Bool { grammar.beginsWithLetter(terminal) == .always }

  /// The resolution of the words behind a terminal; at the beginning of a text if there is none.
  func resolution(behind terminal: Terminal?) throws(ExportFailure) -> WordResolution {
    guard let terminal else { return try WordResolution(followers.beginnings, self) }
    var places: Set<Int> = []
    for (place, form) in tokens.places.enumerated() where form.terminal == terminal {
      places.formUnion(skippingSpace(followers.followers[place]))
    }
    return try WordResolution(places, self)
  }

  /// Places with what stands behind white space in place of it.
  private func skippingSpace(_ places: Set<Int>) -> Set<Int> {
    places.reduce(into: []) { found, place in
      if place < tokens.places.count, grammar.isSpace(tokens.places[place].terminal) {
        found.formUnion(followers.followers[place])
      } else {
        found.insert(place)
      }
    }
  }

  /// The characters with which what follows some places can begin, and whether all of it touches these.
  func signsBehind(_ places: Set<Int>) -> (ranges: [ClosedRange<UInt32>], areGlued: Bool) {
    let next = places.reduce(into: Set<Int>()) { $0.formUnion(followers.followers[$1]) }
    let forms = next.filter { $0 < tokens.places.count }.sorted().map { tokens.places[$0] }
    let ranges = forms.flatMap { grammar.beginnings(of: $0.terminal.expression) }
    let areGlued = forms.count == next.count && forms.allSatisfy { $0.isGlued && !grammar.isSpace($0.terminal) }
    return (Array(Set(ranges)).sorted { $0.lowerBound < $1.lowerBound }, areGlued)
  }
}

extension CharacterGrammar {
  /// Which of a terminal's texts begin with a letter or `_`.
  fileprivate func beginsWithLetter(_ terminal: Terminal) -> TokenTable.Share {
    let letters = CharacterClass(WordStart.self).ranges
    let beginnings = beginnings(of: terminal.expression).map { range in
      guard letters.contains(where: { $0.overlaps(range) }) else { return TokenTable.Share.never }
      return letters.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) } ? .always : .sometimes
    }
    let shares = Set(beginnings)
    return shares.count == 1 ? beginnings[0] : .sometimes
  }
}
