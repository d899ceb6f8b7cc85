/// The terminals that Tree-sitter's lexer may take the text of one for.
///
/// In each state of the parser it looks for the terminals that fit there and takes the longest text. Of those that take the
/// same text it takes one that touches what stands before it, then a literal, then the one whose rule stands first. So a
/// place is written to take the narrower terminals too that can be waiting together with it.
struct TreeSitterReadings {
  /// The terminals in the order of their rules, narrower ones first.
  let order: [Symbol]

  /// By place, the terminals that it takes, its own first.
  private(set) var forms: [TokenSymbol: [TokenSymbol]] = [:]

  init(_ tokens: TokenGrammar, _ grammar: CharacterGrammar) throws(ExportFailure) {
    let table = TokenTable(grammar)
    order = table.narrowestFirst
    let rivals = Self.rivals(tokens) { table.relation(of: $0.symbol, to: $1.symbol) != .disjoint }
    for place in tokens.places { forms[place] = [place.form] }
    // A place waits for all that it takes, so what one takes may be waiting for its rivals too.
    var isComplete = false
    while !isComplete {
      isComplete = true
      for place in tokens.places {
        let waiting = (rivals[place] ?? []).sorted { $0.place < $1.place }.flatMap { forms[$0] ?? [] }
        for form in waiting where !forms[place, default: []].contains(form) {
          guard try takes(place, form) else { continue }
          forms[place, default: []].append(form)
          isComplete = false
        }
      }
    }

    /// Whether a place takes the text of another terminal, which is waiting together with it, as its own.
    func takes(_ place: TokenSymbol, _ other: TokenSymbol) throws(ExportFailure) -> Bool {
      switch table.relation(of: other.symbol, to: place.symbol) {
      case .disjoint: return false
      case .equal: return true
      case .subset where other.isGlued || !place.isGlued: return true
      case .superset where place.isGlued || !other.isGlued: return false
      case .subset, .superset, .overlapping:
        throw grammar.failure("\(place.symbol) or \(other.symbol), which share some texts and not others")
      }
    }
  }

  /// By place, those that can be waiting for the same text, itself among them.
  ///
  /// - Parameter canBeOne: whether two places can take the same text.
  private static func rivals(
    _ tokens: TokenGrammar, canBeOne: (TokenSymbol, TokenSymbol) -> Bool
  ) -> [TokenSymbol: Set<TokenSymbol>] {
    let neighbours = tokens.neighbours
    var rivals: [TokenSymbol: Set<TokenSymbol>] = [:]
    var seen: Set<[TokenSymbol]> = []
    var waiting: [[TokenSymbol]] = []
    func meet(_ places: Set<TokenSymbol>) {
      for first in places {
        rivals[first, default: []].formUnion(places)
        for second in places where first == second || first.place < second.place && canBeOne(first, second) {
          if seen.insert([first, second]).inserted { waiting.append([first, second]) }
        }
      }
    }
    meet(neighbours.beginnings(of: tokens.start.body))
    while let pair = waiting.popLast() {
      meet(pair.reduce(into: []) { $0.formUnion(neighbours.followers[$1] ?? []) })
    }
    return rivals
  }
}
