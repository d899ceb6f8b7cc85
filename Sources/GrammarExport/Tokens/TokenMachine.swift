import GrammarCombinators

/// A deterministic finite automaton for one terminal, over the groups of an alphabet.
struct TokenMachine {
  /// Where each state leads, by group of characters. State 0 is the first.
  private(set) var targets: [[Int: Int]] = []

  /// Whether a text that leads to the state is one of the terminal.
  private(set) var isAccepting: [Bool] = []

  /// A state is what may be left to read.
  init(_ terminal: Symbol, in grammar: CharacterGrammar, _ alphabet: Alphabet) {
    var sets: [Set<CharacterExpression>] = [[.leaf(terminal)]]
    var numbers = [sets[0]: 0]
    while targets.count < sets.count {
      let set = sets[targets.count]
      isAccepting.append(set.contains { $0.canBeEmpty() })
      var next: [Int: Set<CharacterExpression>] = [:]
      for (ranges, rest) in set.flatMap(grammar.steps) {
        for group in alphabet.groups(in: ranges) { next[group, default: []].insert(rest) }
      }
      targets.append(
        next.mapValues { target in
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

extension CharacterGrammar {
  /// The ways to read the first character of an expression: what it may be, and what is left to read behind it.
  fileprivate func steps(_ expression: CharacterExpression) -> [(ranges: [ClosedRange<UInt32>], CharacterExpression)] {
    switch expression {
    case .leaf(.name(let name)):
      // Tokens that contain themselves are refused before.
      return self[name].map { steps($0.body) } ?? []
    case .leaf(let symbol):
      let rest = symbol.letters.dropFirst().map { CharacterExpression.leaf(.characters(CharacterClass(ranges: $0))) }
      return symbol.letters.prefix(1).map { ($0, .joined(rest)) }
    case .choice(let parts): return parts.flatMap(steps)
    case .sequence(let parts):
      let count = parts.prefix { $0.canBeEmpty() }.count
      return parts.indices.prefix(count + 1).flatMap { index in
        steps(parts[index]).map { ($0, .joined([$1] + parts[(index + 1)...])) }
      }
    case .repeated(let body, let multiplicity):
      let more = multiplicity == .optional ? [] : [CharacterExpression.repeated(body, .zeroOrMore)]
      return steps(body).map { ($0, .joined([$1] + more)) }
    }
  }
}
