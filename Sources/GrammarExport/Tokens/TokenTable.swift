/// The terminals of a grammar as automata.
struct TokenTable {
  let terminals: [Symbol]
  private let machines: [Symbol: TokenMachine]
  private let wordGroups: Set<Int>

  init(_ grammar: CharacterGrammar) {
    let alphabet = Alphabet(grammar)
    terminals = grammar.terminals
    machines = Dictionary(uniqueKeysWithValues: terminals.map { ($0, TokenMachine($0, in: grammar, alphabet)) })
    wordGroups = alphabet.wordGroups
  }

  /// How the texts of two terminals relate.
  func relation(of first: Symbol, to second: Symbol) -> TokenMachine.Relation {
    guard let first = machines[first], let second = machines[second] else { return .disjoint }
    return first.relation(to: second)
  }

  /// The terminals, each before those that have its texts and others.
  var narrowestFirst: [Symbol] { terminals.reduce(into: []) { insert($1, in: &$0) } }

  /// Puts a terminal before the first that has its texts and others.
  func insert(_ terminal: Symbol, in order: inout [Symbol]) {
    let place = order.firstIndex { relation(of: terminal, to: $0) == .subset }
    order.insert(terminal, at: place ?? order.endIndex)
  }

  /// Whether a text of `first` is the beginning of a longer one of `second`.
  func isBeginning(_ first: Symbol, of second: Symbol) -> Bool {
    guard let first = machines[first], let second = machines[second] else { return false }
    return !first.continuations(in: second).isEmpty
  }

  /// Whether each text of one terminal is one of another.
  func covers(_ first: Symbol, _ second: Symbol) -> Bool {
    [.superset, .equal].contains(relation(of: first, to: second))
  }

  /// Whether, where `next` follows `terminal` directly, its first character can be taken for more of the terminal, or of
  /// one of the others that begin like it.
  func blends(_ terminal: Symbol, with next: Symbol, among others: Set<Symbol>) -> Bool {
    guard let machine = machines[terminal], let following = machines[next] else { return false }
    let beginnings = following.beginnings
    if endsInWord(terminal) != .never, !beginnings.isDisjoint(with: wordGroups) { return true }
    return others.contains { other in
      machines[other].map { !machine.continuations(in: $0).isDisjoint(with: beginnings) } ?? false
    }
  }

  /// For which texts of a terminal something holds.
  enum Share { case never, sometimes, always }

  /// Whether a terminal ends in a letter, a digit or `_`.
  func endsInWord(_ terminal: Symbol) -> Share { share(machines[terminal]?.endings ?? []) }

  /// Whether a terminal begins with a letter, a digit or `_`.
  func beginsWithWord(_ terminal: Symbol) -> Share { share(machines[terminal]?.beginnings ?? []) }

  private func share(_ groups: Set<Int>) -> Share {
    groups.isDisjoint(with: wordGroups) ? .never : groups.isSubset(of: wordGroups) ? .always : .sometimes
  }
}
