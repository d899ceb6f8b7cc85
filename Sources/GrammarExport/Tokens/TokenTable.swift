import GrammarCombinators

/// The terminals of a grammar as automata.
struct TokenTable {
  let terminals: [Symbol]
  private let machines: [Symbol: TokenMachine]
  private let wordGroups: Set<Int>
  private let alphabet: Alphabet

  init(_ grammar: CharacterGrammar) {
    let alphabet = Alphabet(grammar)
    self.alphabet = alphabet
    terminals = grammar.terminals
    machines = Dictionary(uniqueKeysWithValues: terminals.map { ($0, TokenMachine(.leaf($0), in: grammar, alphabet)) })
    wordGroups = alphabet.wordGroups
  }

  /// The automaton of a terminal.
  private subscript(terminal: Symbol) -> TokenMachine { machines[terminal] ?? .empty }

  /// How the texts of two terminals relate.
  func relation(of first: Symbol, to second: Symbol) -> TokenMachine.Relation { self[first].relation(to: self[second]) }

  /// The terminals, each before those that have all its texts and more.
  var narrowestFirst: [Symbol] { terminals.reduce(into: []) { insert($1, in: &$0) } }

  /// Puts a terminal before the first one that has all its texts and more.
  func insert(_ terminal: Symbol, in order: inout [Symbol]) {
    let place = order.firstIndex { relation(of: terminal, to: $0) == .subset }
    order.insert(terminal, at: place ?? order.endIndex)
  }

  /// Whether a text of `first` is the beginning of a longer one of `second`.
  func isBeginning(_ first: Symbol, of second: Symbol) -> Bool {
    !self[first].continuations(in: self[second]).isEmpty
  }

  /// The characters with which a text of one terminal goes on as one of another.
  func continuations(of first: Symbol, in second: Symbol) -> [ClosedRange<UInt32>] {
    self[first].continuations(in: self[second]).sorted().map(alphabet.range(ofGroup:))
  }

  /// Whether each text of one terminal is one of another.
  func covers(_ first: Symbol, _ second: Symbol) -> Bool {
    [.superset, .equal].contains(relation(of: first, to: second))
  }

  /// Whether `terminal` and `next` behind it can be taken together for a text of `rival`, or for the beginning of
  /// one.
  ///
  /// - Parameters:
  ///   - isClosed: whether no word follows `terminal` directly.
  ///   - followers: what can follow `next` directly; `nil` if its first character is all that is looked at.
  func blends(
    _ terminal: Symbol, with next: Symbol, into rival: Symbol, isClosed: Bool, followers: Set<Symbol>?
  ) -> Bool {
    self[terminal].runsOn(
      into: self[rival], before: self[next], without: isClosed ? wordGroups : [],
      followedBy: followers.map { Set($0.flatMap { self[$0].beginnings }) })
  }

  /// Whether a text of `terminal` that has taken some of the characters of `space` can go on with `next`.
  func runsOn(_ terminal: Symbol, through space: Symbol, into next: Symbol) -> Bool {
    !self[terminal].continuations(behind: self[space].beginnings).isDisjoint(with: self[next].beginnings)
  }

  /// For which texts of a terminal something holds.
  enum Share { case never, sometimes, always }

  /// Whether a terminal ends in a letter, a digit or `_`.
  func endsInWord(_ terminal: Symbol) -> Share { share(self[terminal].endings) }

  /// Whether a terminal begins with a letter, a digit or `_`.
  func beginsWithWord(_ terminal: Symbol) -> Share { share(self[terminal].beginnings) }

  private func share(_ groups: Set<Int>) -> Share {
    groups.isDisjoint(with: wordGroups) ? .never : groups.isSubset(of: wordGroups) ? .always : .sometimes
  }
}

/// The characters of a grammar in groups. No terminal tells the characters of one group apart.
struct Alphabet {
  /// The first code point of each group, ascending; a group ends where the next begins.
  private let beginnings: [UInt32]

  init(_ grammar: CharacterGrammar) {
    self.init(grammar.productions.flatMap(\.body.leaves).flatMap(\.letters) + [CharacterClass.wordPart.ranges])
  }

  /// The groups that some classes consist of.
  init(_ ranges: [[ClosedRange<UInt32>]]) {
    beginnings = Set([0] + ranges.joined().flatMap { [$0.lowerBound, $0.upperBound + 1] }).sorted()
  }

  /// The groups of letters, digits and `_`.
  var wordGroups: Set<Int> { Set(groups(in: CharacterClass.wordPart.ranges)) }

  /// The characters of a group.
  func range(ofGroup group: Int) -> ClosedRange<UInt32> {
    beginnings[group]...(group + 1 < beginnings.count ? beginnings[group + 1] - 1 : 0x10FFFF)
  }

  /// The groups that ranges consist of.
  func groups(in ranges: [ClosedRange<UInt32>]) -> [Int] {
    ranges.flatMap { group(from: $0.lowerBound)..<group(from: $0.upperBound + 1) }
  }

  /// The fewest sets of characters that make up all of some classes, with no character in two sets.
  ///
  /// - Complexity: linear in the number of groups in all classes.
  static func kinds(of classes: [[ClosedRange<UInt32>]]) -> [[ClosedRange<UInt32>]] {
    let alphabet = Alphabet(classes)
    var members: [Int: [Int]] = [:]
    for (number, ranges) in classes.enumerated() {
      for group in Set(alphabet.groups(in: ranges)) { members[group, default: []].append(number) }
    }
    return Dictionary(grouping: members.keys.sorted()) { members[$0] ?? [] }.values.sorted { $0[0] < $1[0] }.map {
      groups in
      groups.map(alphabet.range(ofGroup:))
    }
  }

  /// The first group that begins at a code point or behind it.
  private func group(from code: UInt32) -> Int {
    var (low, high) = (0, beginnings.count)
    while low < high {
      let middle = (low + high) / 2
      if beginnings[middle] < code { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The terminals that share texts, for a lexer that gives each text to one of them.
struct TokenOverlaps {
  /// The terminals in the order in which the lexer must try them.
  private(set) var order: [Symbol] = []

  /// By terminal, those that the lexer may give one of its texts, in that order: the terminal itself or an equal one,
  /// and the narrower ones that come before it.
  private(set) var readings: [Symbol: [Symbol]] = [:]

  /// The pairs of terminals that share some texts while each also has others. A lexer that takes tokens as they come
  /// gives the shared texts to the first of a pair.
  private(set) var clashes: [(first: Symbol, second: Symbol)] = []

  /// - Parameter isRuleOfItsOwn: whether a terminal has a rule of the lexer. The terminals without one come before
  ///   all others.
  /// - Throws: an ``ExportFailure`` if two terminals share some texts while each also has others, unless a lexer
  ///   takes them as they come.
  init(_ grammar: CharacterGrammar, isRuleOfItsOwn: (Symbol) -> Bool) throws(ExportFailure) {
    let table = TokenTable(grammar)
    let terminals = table.terminals.filter { !isRuleOfItsOwn($0) } + table.terminals.filter(isRuleOfItsOwn)
    for terminal in terminals {
      for other in order where table.relation(of: terminal, to: other) == .overlapping {
        guard grammar.isLexed else {
          throw grammar.failure("\(other) and \(terminal), which share some texts and not others")
        }
        clashes.append((other, terminal))
      }
      // Of equal ones the first takes all texts.
      if !order.contains(where: { table.relation(of: terminal, to: $0) == .equal }) {
        table.insert(terminal, in: &order)
      }
    }
    for terminal in terminals { readings[terminal] = order.filter { table.covers(terminal, $0) } }
  }
}
