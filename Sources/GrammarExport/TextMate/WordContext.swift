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
      throw grammar.failure(
        "\(terminal), which is a word or something else",
        in: grammar.rules.first { $0.body.leaves.contains(terminal) }?.name)
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

// Regular expressions for words and signs among others.

extension WordContext {
  /// One of several, the guards of neighbours that have the same ones behind them all.
  func match(_ words: [WordResolution.Word]) -> String {
    var texts: [String] = []
    var rest = words[...]
    while let first = rest.first {
      let guardText = guardText(first)
      let alike = rest.prefix { self.guardText($0) == guardText }
      let bodies = alike.map { body($0.terminal) }
      let isAlone = bodies.count == 1 || guardText.isEmpty
      let choice = bodies.joined(separator: "|")
      texts.append((isAlone ? choice : "(?:" + choice + ")") + guardText)
      rest = rest.dropFirst(alike.count)
    }
    return texts.joined(separator: "|")
  }

  /// A terminal as long as it can be.
  private func body(_ terminal: Symbol) -> String {
    let text = RegularExpression(grammar: grammar).write(.leaf(terminal))
    return if case .leaf(.text) = grammar.content(of: terminal) { text } else { "(?>" + text + ")" }
  }

  /// The conditions on what follows a word, and on what does not.
  private func guardText(_ word: WordResolution.Word) -> String {
    let part = RegularExpression.wordPart
    let end =
      switch table.endsInWord(word.terminal) {
      case .always: "(?!\(part))"
      case .sometimes: "(?!(?<=\(part))\(part))"
      case .never: ""
      }
    return word.followers.isEmpty ? end : end + "(?=" + RegularExpression.bracketed(word.followers) + ")"
  }

  /// A name that is reserved: before what makes it an item, and with no relation behind it.
  func match(
    _ name: String, at place: ReservedNamePlace, _ resolutions: [Symbol: WordResolution]
  ) -> String {
    var tail = ""
    var previous = place.terminals[0]
    for terminal in place.terminals.dropFirst() {
      let isGlued = !canBeDivided(previous, terminal)
      tail += isGlued ? "" : space.run
      tail += match([WordResolution.Word(terminal: terminal)])
      let rivals = resolutions[previous]?.words.filter { !$0.followers.isEmpty }.flatMap(\.followers) ?? []
      if !rivals.isEmpty { tail += "(?!" + RegularExpression.bracketed(rivals) + ")" }
      previous = terminal
    }
    let relations = table.terminals.filter { classes[$0] == .relation }
      .map { relation in
        (isWord(relation) ? "(?<!\(RegularExpression.wordPart))" : "")
          + match([WordResolution.Word(terminal: relation)])
      }
    let word = RegularExpression(grammar: grammar).write(.leaf(.text(name, ignoresCase: false)))
    return "(?<!\(RegularExpression.wordPart))" + word + "(?=" + tail + ")(?!.*(?:"
      + relations.joined(separator: "|") + "))"
  }
}

/// Which of the words that can stand somewhere a text is.
struct WordResolution: Hashable {
  /// A word, and the characters of which one must follow it directly, if it is known by these.
  struct Word: Hashable {
    let terminal: Symbol
    var followers: [ClosedRange<UInt32>] = []
  }

  /// The words in the order in which they are to be tried.
  private(set) var words: [Word] = []

  /// Whether none of them can have white space before it.
  let isGlued: Bool

  /// - Parameter places: what can stand there.
  init(_ places: Set<TokenSymbol>, _ context: WordContext) throws(ExportFailure) {
    let wordPlaces = places.filter { context.isWord($0.symbol) }
    isGlued = wordPlaces.allSatisfy(\.isGlued)
    let byTerminal = Dictionary(grouping: wordPlaces, by: \.symbol).mapValues { Set($0) }
    for terminal in context.order {
      guard let places = byTerminal[terminal] else { continue }
      var word = Word(terminal: terminal)
      for narrower in words where context.table.relation(of: narrower.terminal, to: terminal) != .disjoint {
        // What is coloured alike need not be told apart.
        if context.classes[narrower.terminal] == context.classes[terminal] { continue }
        let others = context.signsBehind(byTerminal[narrower.terminal] ?? [])
        let signs = context.signsBehind(places)
        guard signs.areGlued, !signs.ranges.overlaps(others.ranges) else {
          throw context.grammar.failure(
            "\(terminal) or \(narrower.terminal), which what stands around them does not tell apart")
        }
        word.followers = signs.ranges
      }
      // What is known by what follows it comes before what is not.
      words.insert(word, at: word.followers.isEmpty ? words.endIndex : 0)
    }
  }
}
