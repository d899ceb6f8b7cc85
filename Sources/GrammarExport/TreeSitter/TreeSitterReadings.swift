/// What Tree-sitter's lexer may take the text of a terminal for.
///
/// In each state of the parser it looks for the terminals that fit there and takes the longest text. Of those that take the
/// same text it takes one that touches what stands before it, then a literal, then the one whose rule stands first. So a
/// place is written to take the narrower terminals too that can be waiting together with it.
struct TreeSitterReadings {
  /// The terminals in the order of their rules, narrower ones first.
  let order: [Terminal]

  /// By place, the terminals that it takes, its own first.
  private(set) var forms: [[TokenForm]] = []

  init(_ tokens: TokenGrammar, _ grammar: CharacterGrammar, notation: String) throws(ExportFailure) {
    let table = TokenTable(grammar)
    order = table.narrowestFirst

    let places = tokens.places
    let rivals = TokenRivals(TokenFollowers(tokens)) { first, second in
      table.relation(of: places[first].terminal, to: places[second].terminal) != .disjoint
    }.rivals
    for (place, form) in places.enumerated() {
      var read = [form]
      for rival in rivals[place].sorted() where rival < places.count && !read.contains(places[rival]) {
        let other = places[rival]
        switch table.relation(of: other.terminal, to: form.terminal) {
        case .disjoint: continue
        case .equal: read.append(other)
        case .subset where other.isGlued || !form.isGlued: read.append(other)
        case .superset where form.isGlued || !other.isGlued: continue
        case .subset, .superset, .overlapping:
          throw ExportFailure(
            notation: notation, production: grammar.start.name,
            construct: "\(form.terminal) or \(other.terminal), which share some texts and not others")
        }
      }
      forms.append(read)
    }
  }
}
