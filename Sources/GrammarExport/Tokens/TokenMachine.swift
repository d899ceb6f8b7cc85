/// A deterministic finite automaton for one terminal, over the groups of an alphabet.
struct TokenMachine {
  /// Where each state leads, by group of characters. State 0 is the first.
  private(set) var targets: [[Int: Int]] = []

  /// Whether a text that leads to the state is one of the terminal.
  private(set) var isAccepting: [Bool] = []

  init(_ terminal: Symbol, in grammar: CharacterGrammar, _ alphabet: Alphabet) {
    let network = TokenNetwork(terminal, in: grammar, alphabet)
    var sets = [network.closure(of: [0])]
    var numbers = [sets[0]: 0]
    while targets.count < sets.count {
      let set = sets[targets.count]
      isAccepting.append(set.contains(network.last))
      targets.append(
        network.targets(from: set).mapValues { target in
          if let known = numbers[target] { return known }
          sets.append(target)
          numbers[target] = sets.count - 1
          return sets.count - 1
        })
    }
  }

  /// The groups that a text can begin with.
  var beginnings: Set<Int> { Set(targets[0].keys) }

  /// The groups that a text can end with.
  var endings: Set<Int> {
    Set(targets.flatMap { $0.filter { isAccepting[$0.value] }.keys })
  }

  /// The groups with which a text of this terminal goes on as the beginning of a text of `other`.
  func continuations(in other: TokenMachine) -> Set<Int> {
    var groups: Set<Int> = []
    visitPairs(with: other) { mine, others in
      if let mine, let others, isAccepting[mine] { groups.formUnion(other.targets[others].keys) }
    }
    return groups
  }

  /// How the texts of two terminals relate.
  enum Relation { case disjoint, equal, subset, superset, overlapping }

  func relation(to other: TokenMachine) -> Relation {
    var (both, onlyThis, onlyOther) = (false, false, false)
    visitPairs(with: other) { mine, others in
      switch (mine.map { isAccepting[$0] } ?? false, others.map { other.isAccepting[$0] } ?? false) {
      case (true, true): both = true
      case (true, false): onlyThis = true
      case (false, true): onlyOther = true
      case (false, false): break
      }
    }
    guard both else { return .disjoint }
    switch (onlyThis, onlyOther) {
    case (false, false): return .equal
    case (false, true): return .subset
    case (true, false): return .superset
    case (true, true): return .overlapping
    }
  }

  private struct Pair: Hashable {
    var mine: Int?
    var other: Int?
  }

  /// Calls `visit` with the states of both to which a text leads, for every text; `nil` where it leads nowhere.
  private func visitPairs(with other: TokenMachine, _ visit: (Int?, Int?) -> Void) {
    var seen: Set<Pair> = [Pair(mine: 0, other: 0)]
    var waiting = Array(seen)
    while let pair = waiting.popLast() {
      visit(pair.mine, pair.other)
      let mine = pair.mine.map { targets[$0] } ?? [:]
      let others = pair.other.map { other.targets[$0] } ?? [:]
      for group in Set(mine.keys).union(others.keys) {
        let next = Pair(mine: mine[group], other: others[group])
        if seen.insert(next).inserted { waiting.append(next) }
      }
    }
  }
}
