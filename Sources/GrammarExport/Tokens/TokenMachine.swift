import GrammarChecks
import GrammarCombinators

/// A deterministic finite automaton for one terminal, over the groups of an alphabet.
struct TokenMachine {
  /// Where each state leads, by group of characters. State 0 is the first.
  private(set) var targets: [[Int: Int]] = []

  /// Whether a text that leads to the state is one of the terminal.
  private(set) var isAccepting: [Bool] = []

  /// A state is what may be left to read of the expression.
  init(_ expression: CharacterExpression, in grammar: CharacterGrammar, _ alphabet: Alphabet) {
    var states = Trail<Remainder, Void>(from: [[expression]])
    while let (_, state) = states.next() {
      let (reads, isEmpty) = state.reads { grammar[$0]?.body } ?? ([], false)
      isAccepting.append(isEmpty)
      var next: [Int: Remainder] = [:]
      for (ranges, rest) in reads {
        for group in alphabet.groups(in: ranges) { next[group, default: []].insert(rest) }
      }
      targets.append(next.mapValues { states.add($0) })
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

  /// The groups with which a text of this terminal goes on that has taken one character or more of some groups.
  func continuations(behind groups: Set<Int>) -> Set<Int> {
    var (found, waiting): (Set<Int>, [Int]) = ([], targets.indices.filter { isAccepting[$0] })
    while let state = waiting.popLast() {
      waiting += targets[state].filter { groups.contains($0.key) && found.insert($0.value).inserted }.values
    }
    return Set(found.flatMap { targets[$0].keys })
  }

  /// Whether a text of this terminal and what stands behind it can be read as a longer text of `other`, or as the beginning
  /// of one.
  ///
  /// - Parameters:
  ///   - next: what stands directly behind it.
  ///   - leavesOut: groups with which that does not begin.
  ///   - followers: the groups that can follow `next`; `nil` if its first character is all that is looked at.
  func runsOn(
    into other: TokenMachine, before next: TokenMachine, without leavesOut: Set<Int>, followedBy followers: Set<Int>?
  ) -> Bool {
    var ends: Set<Int> = []
    visitPairs(with: other) { mine, others in if let mine, let others, isAccepting[mine] { ends.insert(others) } }
    var (seen, waiting) = (Set(ends.map { [$0, 0] }), ends.map { (other: $0, next: 0) })
    while let pair = waiting.popLast() {
      for (group, target) in next.targets[pair.next] {
        guard let longer = other.targets[pair.other][group], pair.next > 0 || !leavesOut.contains(group) else {
          continue
        }
        guard let followers, !other.isAccepting[longer] else { return true }
        if next.isAccepting[target], !followers.isDisjoint(with: other.targets[longer].keys) { return true }
        if seen.insert([longer, target]).inserted { waiting.append((longer, target)) }
      }
    }
    return false
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

/// What may be left to read of an expression: ways to go on, each of them parts one after the other.
typealias Remainder = Set<[CharacterExpression]>

extension Remainder {
  /// The characters that may be read next, each with what is left behind it, and whether there may be none.
  ///
  /// - Parameter body: the right-hand side that a name stands for.
  /// - Returns: `nil` where a name that is met has none.
  func reads(
    _ body: (String) -> CharacterExpression?
  ) -> (reads: [(ranges: [ClosedRange<UInt32>], rest: [CharacterExpression])], canBeEmpty: Bool)? {
    var reads: [(ranges: [ClosedRange<UInt32>], rest: [CharacterExpression])] = []
    var canBeEmpty = false
    var (waiting, seen) = (Array(self), self)
    while let way = waiting.popLast() {
      let rest = Array(way.dropFirst())
      var next: [[CharacterExpression]] = []
      switch way.first {
      case nil: canBeEmpty = true
      case .leaf(.name(let name)):
        guard let body = body(name) else { return nil }
        next = [[body] + rest]
      case .leaf(let symbol):
        guard let letter = symbol.letters.first else {
          next = [rest]
          break
        }
        reads.append((letter, symbol.behindFirstLetter.map { [.leaf($0)] + rest } ?? rest))
      case .sequence(let parts): next = [parts + rest]
      case .choice(let parts): next = parts.map { [$0] + rest }
      case .repeated(let body, let multiplicity):
        next = [[body] + (multiplicity == .optional ? [] : [.repeated(body, .zeroOrMore)]) + rest]
        if multiplicity != .oneOrMore { next.append(rest) }
      }
      waiting += next.filter { seen.insert($0).inserted }
    }
    return (reads, canBeEmpty)
  }
}

extension Symbol {
  /// The rest of a text that has more than one letter.
  fileprivate var behindFirstLetter: Symbol? {
    guard case .text(let text, let ignoresCase) = self, text.unicodeScalars.count > 1 else { return nil }
    return .text(String(String.UnicodeScalarView(text.unicodeScalars.dropFirst())), ignoresCase: ignoresCase)
  }
}
