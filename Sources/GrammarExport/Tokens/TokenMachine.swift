import GrammarChecks
import GrammarCombinators

/// A deterministic finite automaton for one terminal, over the groups of an alphabet.
struct TokenMachine {
  /// Where each state leads, by group of characters. State 0 is the first.
  private(set) var targets: [[Int: Int]] = []

  /// Whether a text that leads to the state is one of the terminal.
  private(set) var isAccepting: [Bool] = []

  /// A state is a set of places in the terminal.
  init(_ terminal: Symbol, in grammar: CharacterGrammar, _ alphabet: Alphabet) {
    var places = TerminalPlaces()
    let start = places.add(.leaf(terminal), before: TerminalPlaces.end, in: grammar)
    var sets = Trail<[Int], Void>(from: places.reached(from: [start]))
    while let (_, set) = sets.next() {
      isAccepting.append(set.contains(TerminalPlaces.end))
      var next: [Int: [Int]] = [:]
      for case .read(let ranges, let behind) in set.map({ places.places[$0] }) {
        for group in alphabet.groups(in: ranges) { next[group, default: []].append(behind) }
      }
      targets.append(next.mapValues { sets.add(places.reached(from: $0)) })
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
    var pairs = Trail<Pair, Void>(from: Pair(mine: 0, other: 0))
    while let (_, pair) = pairs.next() {
      visit(pair.mine, pair.other)
      let mine = pair.mine.map { targets[$0] } ?? [:]
      let others = pair.other.map { other.targets[$0] } ?? [:]
      for group in Set(mine.keys).union(others.keys) {
        pairs.add(Pair(mine: mine[group], other: others[group]))
      }
    }
  }
}

/// The places in the texts of a terminal, each by its number, with the ways that lead on from it.
private struct TerminalPlaces {
  enum Place {
    /// A character stands here, and another place is behind it.
    case read([ClosedRange<UInt32>], behind: Int)
    /// This is any of other places.
    case anyOf([Int])
  }

  private(set) var places: [Place] = [.anyOf([])]

  static let end = 0

  /// The place at which an expression begins behind which `next` is.
  mutating func add(_ expression: CharacterExpression, before next: Int, in grammar: CharacterGrammar) -> Int {
    switch expression {
    case .leaf(.name(let name)):
      // Tokens that contain themselves are refused before.
      return grammar[name].map { add($0.body, before: next, in: grammar) } ?? append(.anyOf([]))
    case .leaf(let symbol):
      var place = next
      for letter in symbol.letters.reversed() { place = append(.read(letter, behind: place)) }
      return place
    case .sequence(let parts):
      var place = next
      for part in parts.reversed() { place = add(part, before: place, in: grammar) }
      return place
    case .choice(let parts):
      return append(.anyOf(parts.map { add($0, before: next, in: grammar) }))
    case .repeated(let body, .optional):
      return append(.anyOf([add(body, before: next, in: grammar), next]))
    case .repeated(let body, let multiplicity):
      let again = append(.anyOf([]))
      let first = add(body, before: again, in: grammar)
      places[again] = .anyOf([first, next])
      return multiplicity == .oneOrMore ? first : again
    }
  }

  private mutating func append(_ place: Place) -> Int {
    places.append(place)
    return places.count - 1
  }

  /// The places that some places are, those at which a character stands and the end, in order.
  func reached(from starts: [Int]) -> [Int] {
    var waiting = starts
    var seen = Set(starts)
    while let place = waiting.popLast() {
      if case .anyOf(let others) = places[place] { waiting += others.filter { seen.insert($0).inserted } }
    }
    return seen.filter { if case .read = places[$0] { true } else { $0 == Self.end } }.sorted()
  }
}
