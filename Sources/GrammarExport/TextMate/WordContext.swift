import GrammarCombinators

/// The surroundings of the words of a grammar.
struct WordContext {
  let grammar: CharacterGrammar
  let table: TokenTable
  let classes: TokenClasses
  let space: SpaceExpressions

  /// The terminals, narrower ones first.
  let order: [Symbol]

  private let beginnings: Set<TokenSymbol>
  private let followers: [TokenSymbol: Set<TokenSymbol>]

  init(_ grammar: CharacterGrammar) throws(ExportFailure) {
    self.grammar = grammar
    space = try SpaceExpressions(grammar)
    for terminal in grammar.terminals where grammar.beginsWithLetter(terminal) == .sometimes {
      throw grammar.failure("\(terminal), which is a word or something else")
    }
    let tokens = TokenGrammar(grammar)
    let neighbours = tokens.neighbours
    beginnings = neighbours.beginnings(of: tokens.start.body)
    followers = neighbours.followers
    table = TokenTable(grammar)
    classes = TokenClasses(grammar)
    order = table.narrowestFirst
  }

  /// Whether a terminal begins as a name does.
  func isWord(_ terminal: Symbol) -> Bool { grammar.beginsWithLetter(terminal) == .always }

  /// The resolution of the words behind a terminal; at the beginning of a text if there is none.
  func resolution(behind terminal: Symbol?) throws(ExportFailure) -> WordResolution {
    guard let terminal else { return try WordResolution(beginnings, self) }
    // What stands behind white space takes the place of it.
    let places = places(behind: terminal).flatMap { place in
      grammar.isSpace(place.symbol) ? followers[place] ?? [] : [place]
    }
    return try WordResolution(Set(places), self)
  }

  /// Whether white space can stand between two terminals.
  func canBeDivided(_ first: Symbol, _ second: Symbol) -> Bool {
    places(behind: first).contains { $0.symbol == second && !$0.isGlued }
  }

  /// The places directly behind a terminal, or behind another that is written alike: nobody sees which it is.
  private func places(behind terminal: Symbol) -> [TokenSymbol] {
    let content = grammar.content(of: terminal)
    return followers.filter { grammar.content(of: $0.key.symbol) == content }.values.flatMap(\.self)
  }

  /// The beginning of a terminal that takes all that is left of a text, line breaks too; `nil` for another one.
  func startOfRest(_ terminal: Symbol) -> CharacterExpression? {
    guard case .sequence(let parts) = grammar.content(of: terminal), case .leaf(.text)? = parts.first,
      grammar.characters(of: .leaf(terminal)).contains(where: { $0.contains(10) }),
      places(behind: terminal).allSatisfy({ $0 == .end || grammar.isSpace($0.symbol) })
    else { return nil }
    return parts[0]
  }

  /// The characters with which what follows some places can begin, and whether all of it touches these.
  func signsBehind(_ places: Set<TokenSymbol>) -> (ranges: [ClosedRange<UInt32>], areGlued: Bool) {
    let next = places.reduce(into: Set<TokenSymbol>()) { $0.formUnion(followers[$1] ?? []) }
    let ranges = next.flatMap { grammar.beginnings(of: .leaf($0.symbol)) }
    let areGlued = next.allSatisfy { $0.isGlued && !grammar.isSpace($0.symbol) }
    return (Array(Set(ranges)).sorted { $0.lowerBound < $1.lowerBound }, areGlued)
  }
}

extension CharacterGrammar {
  /// Which of a terminal's texts begin with a letter or `_`.
  fileprivate func beginsWithLetter(_ terminal: Symbol) -> TokenTable.Share {
    let letters = CharacterClass(WordStart.self).ranges
    let shares = Set(
      beginnings(of: .leaf(terminal)).map { range -> TokenTable.Share in
        guard letters.contains(where: { $0.overlaps(range) }) else { return .never }
        return letters.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
          ? .always : .sometimes
      })
    return shares.count == 1 ? shares.first ?? .sometimes : .sometimes
  }
}
