import GrammarChecks
import GrammarCombinators

/// A deterministic finite automaton for one terminal, over the groups of an alphabet.
struct TokenMachine {
  /// Where each state leads, by group of characters. State 0 is the first.
  private(set) var targets: [[Int: Int]] = []

  /// Whether a text that leads to the state is one of the terminal.
  private(set) var isAccepting: [Bool] = []

  /// That of what has no text.
  static let empty = TokenMachine()

  private init() { (targets, isAccepting) = ([[:]], [false]) }

  /// A state is the places in the expression at which a text may be.
  init(_ expression: CharacterExpression, in grammar: CharacterGrammar, _ alphabet: Alphabet) {
    var places = ExpressionPlaces(alphabet) { grammar[$0]?.body }
    let start = places.place(of: expression, before: 0)
    var states = Trail<[Int], Void>(from: places.reached(from: [start]))
    while let (_, state) = states.next() {
      isAccepting.append(state.first == 0)
      var next: [Int: Set<Int>] = [:]
      for place in state {
        for group in places.groups[place] { next[group, default: []].insert(places.next[place][0]) }
      }
      var known: [Set<Int>: Int] = [:]
      targets.append(
        next.mapValues { targets in
          if let number = known[targets] { return number }
          let number = states.add(places.reached(from: targets))
          known[targets] = number
          return number
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
      if isAccepting[mine] { groups.formUnion(other.targets[others].keys) }
    }
    return groups
  }

  /// The groups with which a text of this terminal goes on that has taken one character or more of some groups.
  func continuations(behind groups: Set<Int>) -> Set<Int> {
    func next(_ state: Int) -> [Int] { targets[state].filter { groups.contains($0.key) }.map(\.value) }
    let ends = targets.indices.filter { isAccepting[$0] }
    return Set(ends.flatMap(next).reaching(next).flatMap { targets[$0].keys })
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
    visitPairs(with: other) { mine, others in if isAccepting[mine] { ends.insert(others) } }
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
      let (ends, othersEnd) = (isAccepting[mine], other.isAccepting[others])
      both = both || ends && othersEnd
      // Where only one goes on, it goes on to a text.
      onlyThis = onlyThis || ends && !othersEnd || targets[mine].keys.contains { other.targets[others][$0] == nil }
      onlyOther = onlyOther || othersEnd && !ends || other.targets[others].keys.contains { targets[mine][$0] == nil }
    }
    guard both else { return .disjoint }
    switch (onlyThis, onlyOther) {
    case (false, false): return .equal
    case (false, true): return .subset
    case (true, false): return .superset
    case (true, true): return .overlapping
    }
  }

  /// Calls `visit` with the states of both to which a text leads, for every text that leads somewhere in both.
  private func visitPairs(with other: TokenMachine, _ visit: (_ mine: Int, _ others: Int) -> Void) {
    var pairs = Trail<[Int], Void>(from: [0, 0])
    while let (_, pair) = pairs.next() {
      visit(pair[0], pair[1])
      for (group, mine) in targets[pair[0]] {
        if let others = other.targets[pair[1]][group] { pairs.add([mine, others]) }
      }
    }
  }
}

/// The places in an expression: what is read at each, and where a text goes on. Place 0 is the end.
private struct ExpressionPlaces {
  /// The groups of which one character is read at each place; none where nothing is read.
  private(set) var groups: [[Int]] = [[]]

  /// The places that follow each.
  private(set) var next: [[Int]] = [[]]

  private let alphabet: Alphabet
  private let body: (String) -> CharacterExpression?
  private var named: [String: [Int: Int]] = [:]

  init(_ alphabet: Alphabet, body: @escaping (String) -> CharacterExpression?) {
    self.alphabet = alphabet
    self.body = body
  }

  private mutating func add(_ groups: [Int] = [], next: [Int]) -> Int {
    self.groups.append(groups)
    self.next.append(next)
    return self.next.count - 1
  }

  /// The place at which an expression begins that has another place behind it.
  mutating func place(of expression: CharacterExpression, before end: Int) -> Int {
    switch expression {
    case .leaf(.name(let name)):
      if let known = named[name]?[end] { return known }
      let place = add(next: [])
      // A rule that ends in itself goes on here.
      named[name, default: [:]][end] = place
      if let body = body(name) { next[place] = [self.place(of: body, before: end)] }
      return place
    case .leaf(let symbol):
      return symbol.letters.reversed().reduce(end) { end, letter in
        let groups = alphabet.groups(in: letter)
        return add(groups, next: groups.isEmpty ? [] : [end])
      }
    case .sequence(let parts): return parts.reversed().reduce(end) { place(of: $1, before: $0) }
    case .choice(let parts):
      var ways: [Int] = []
      for part in parts { ways.append(place(of: part, before: end)) }
      return add(next: ways)
    case .repeated(let body, .optional):
      return add(next: [place(of: body, before: end), end])
    case .repeated(let body, let multiplicity):
      let loop = add(next: [])
      let once = place(of: body, before: loop)
      next[loop] = [once, end]
      return multiplicity == .oneOrMore ? once : loop
    }
  }

  /// The places at which something is read, or the end is, without reading anything before, ascending.
  func reached(from places: Set<Int>) -> [Int] {
    var (seen, waiting) = (places, Array(places))
    while let place = waiting.popLast() {
      if groups[place].isEmpty { waiting += next[place].filter { seen.insert($0).inserted } }
    }
    return seen.filter { $0 == 0 || !groups[$0].isEmpty }.sorted()
  }
}

/// What may be left to read of an expression: ways to go on, each of them parts one after the other.
typealias Remainder = Set<[CharacterExpression]>

extension Remainder {
  /// The characters that may be read next, each with what is left behind it, and whether there may be none.
  ///
  /// - Parameter body: the right-hand side that a name stands for.
  /// - Returns: `nil` where a name that is met has none, or begins with itself and so goes on without end.
  func reads(
    _ body: (String) -> CharacterExpression?
  ) -> (reads: [(ranges: [ClosedRange<UInt32>], rest: [CharacterExpression])], canBeEmpty: Bool)? {
    var reads: [(ranges: [ClosedRange<UInt32>], rest: [CharacterExpression])] = []
    var canBeEmpty = false
    // With each way, how many parts stand behind the names that are being read.
    var waiting = map { (way: $0, opened: [String: Int]()) }
    var seen = self
    while let last = waiting.popLast() {
      let way = last.way
      var opened = last.opened.filter { way.count > $0.value }
      let rest = Array(way.dropFirst())
      var next: [[CharacterExpression]] = []
      switch way.first {
      case nil: canBeEmpty = true
      case .leaf(.name(let name)):
        guard let body = body(name), rest.count <= opened[name, default: .max] else { return nil }
        opened[name] = rest.count
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
      for way in next where seen.insert(way).inserted { waiting.append((way, opened)) }
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
