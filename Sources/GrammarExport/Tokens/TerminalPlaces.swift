import GrammarChecks

/// When a terminal that is expected can be taken for another one.
enum Rivalry {
  /// A rule tries one alternative after the other, and keeps the first that fits.
  case alternatives
  /// A lexer takes the longest of those that can stand behind what it took last.
  case followers
  /// The same, but only for terminals that can also stand behind the expected one. A terminal takes what it can get
  /// by itself; no alternative of a choice decides there.
  case repeated
  /// A lexer takes the longest of all.
  case all
}

/// What stands around the terminals of a grammar. If rules choose between terminals, each place of a terminal has its
/// own.
struct TerminalPlaces {
  struct Surroundings: Hashable {
    /// What can stand directly behind the terminal.
    var followers: Set<Symbol> = []

    /// The same where white space counts for nothing.
    var followersBehindSpace: Set<Symbol> = []

    /// What may be taken in place of the terminal.
    var rivals: Set<Symbol> = []
  }

  private var surroundings: [Symbol: [Surroundings]] = [:]

  init(_ grammar: CharacterGrammar, _ rivalry: Rivalry) {
    func place(_ symbol: Symbol, _ number: Int = 0) -> TokenSymbol {
      TokenSymbol(symbol: symbol, isGlued: false, place: number)
    }
    var count = 0
    let rules = grammar.rules.map { rule in
      let body = rule.body.mapLeaves { symbol in
        // Its place is 0 where all places are one.
        guard rivalry == .alternatives, grammar.isTerminal(symbol) else { return place(symbol) }
        count += 1
        return place(symbol, count)
      }
      return (leaf: place(.name(rule.name)), body: body)
    }
    let neighbours = Neighbours(rules)
    let neighboursBehindSpace = Neighbours(rules) { grammar.isSpace($0.symbol) }
    var found: [TokenSymbol: Surroundings] = [:]
    for body in rules.map(\.body) {
      for place in body.leaves where grammar.isTerminal(place.symbol) {
        found[place] = Surroundings(
          followers: Set(neighbours.followers[place, default: []].map(\.symbol)),
          followersBehindSpace: Set(neighboursBehindSpace.followers[place, default: []].map(\.symbol)))
      }
    }
    switch rivalry {
    case .alternatives:
      for choice in rules.flatMap(\.body.choices) {
        var earlier: Set<Symbol> = []
        for beginnings in choice.map(neighbours.beginnings) {
          for place in beginnings { found[place]?.rivals.formUnion(earlier) }
          earlier.formUnion(beginnings.map(\.symbol).filter { !grammar.isSpace($0) })
        }
      }
    case .followers, .repeated:
      // What follows white space in one place is no rival of what follows it in another.
      let followers = neighboursBehindSpace.followers.filter { !grammar.isSpace($0.key.symbol) }.values
      for group in Array(followers) + [neighboursBehindSpace.beginnings(of: rules[0].body)] {
        for place in group { found[place]?.rivals.formUnion(group.map(\.symbol)) }
      }
      if rivalry == .repeated {
        for (place, around) in found { found[place]?.rivals = around.rivals.intersection(around.followers) }
      }
    case .all:
      for place in found.keys { found[place]?.rivals = Set(grammar.terminals) }
    }
    for (place, surroundings) in found.sorted(by: { $0.key.place < $1.key.place }) {
      self.surroundings[place.symbol, default: []].append(surroundings)
    }
    self.surroundings = self.surroundings.mapValues(\.withoutDuplicates)
  }

  /// The different surroundings of a terminal.
  subscript(terminal: Symbol) -> [Surroundings] { surroundings[terminal] ?? [] }
}

extension Expression {
  /// The alternatives of each choice in it.
  fileprivate var choices: [[Expression]] {
    switch self {
    case .leaf: []
    case .sequence(let parts): parts.flatMap(\.choices)
    case .choice(let parts): [parts] + parts.flatMap(\.choices)
    case .repeated(let body, _): body.choices
    }
  }
}
