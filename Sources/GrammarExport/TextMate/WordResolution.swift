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
