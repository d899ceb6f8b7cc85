/// Which of the words that can stand somewhere a text is.
struct WordResolution: Hashable {
  /// A word, and the characters of which one must follow it directly, if it is known by these.
  struct Word: Hashable {
    let terminal: Terminal
    var followers: [ClosedRange<UInt32>] = []
  }

  /// The words in the order in which they are to be tried.
  private(set) var words: [Word] = []

  /// Whether none of them can have white space before it.
  private(set) var isGlued = true

  /// - Parameter places: what can stand there, by the numbers of the grammar's places.
  init(_ places: Set<Int>, _ context: WordContext) throws(ExportFailure) {
    var byTerminal: [Terminal: Set<Int>] = [:]
    for place in places where place < context.tokens.places.count {
      let form = context.tokens.places[place]
      guard context.isWord(form.terminal) else { continue }
      byTerminal[form.terminal, default: []].insert(place)
      if !form.isGlued { isGlued = false }
    }
    for terminal in context.order where byTerminal[terminal] != nil {
      var word = Word(terminal: terminal)
      for narrower in words where context.table.relation(of: narrower.terminal, to: terminal) != .disjoint {
        let others = context.signsBehind(byTerminal[narrower.terminal] ?? [])
        let signs = context.signsBehind(byTerminal[terminal] ?? [])
        guard signs.areGlued, !signs.ranges.contains(where: { range in others.ranges.contains { $0.overlaps(range) } })
        else {
          throw ExportFailure(
            notation: TextMateWriter.notation, production: context.grammar.start.name,
            construct: "\(terminal) or \(narrower.terminal), which what stands around them does not tell apart")
        }
        word.followers = signs.ranges
      }
      // What is known by what follows it comes before what is not.
      words.insert(word, at: word.followers.isEmpty ? words.endIndex : 0)
    }
  }
}
