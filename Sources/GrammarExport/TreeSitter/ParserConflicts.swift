/// Where a parser that goes from left to right, and sees the next symbol, has more than one way to go on.
///
/// Tree-sitter's generator wants the rules between which its parser can't choose to be named; then the parser follows all of
/// them. Its states are those of an LR(1) parser. Here states with the same places in rules are one, as in LALR(1), so that a
/// state may have ends of rules for a symbol that no single one of the generator's has: each part of them is told.
struct ParserConflicts {
  /// A place in a right-hand side: what comes next, if anything, and the rule.
  private struct Item {
    let next: Int?
    let rule: Int
  }

  /// What the parser may be in the middle of, by places, each with the terminals that may follow its rule there.
  private typealias Kernel = [Int: TerminalSet]

  private var items: [Item] = []

  /// By rule, its places that have nothing before them.
  private var beginnings: [[Int]] = []

  /// By rule, the terminals that it can begin with.
  private var first: [TerminalSet]

  /// By rule, the places at which a text of it can begin, with the terminals that follow there, and whether what follows the rule
  /// does too.
  private var closures: [[(item: Int, followers: TerminalSet, isOpen: Bool)]] = []

  private let count: Int

  /// How many places are gone through, which takes seconds, and how many conflicts the generator can do with.
  private static let (mostSteps, mostConflicts) = (10_000_000, 1000)
  private var steps = 0

  /// The rules that each conflict is between, ascending.
  private(set) var conflicts: Set<[Int]> = []

  /// - Parameters:
  ///   - rules: by rule, its right-hand sides; the first is the start rule. What is less than 0 is a terminal: -1 is the first. No
  ///     rule but the first has an empty right-hand side.
  ///   - count: how many terminals there are.
  /// - Returns: `nil` if there are too many.
  init?(_ rules: [[[Int]]], terminals count: Int) {
    self.count = count
    first = Array(repeating: TerminalSet(count: count + 1), count: rules.count)
    for (number, sides) in (rules + [[[0]]]).enumerated() {
      beginnings.append([])
      for side in sides {
        beginnings[number].append(items.count)
        items += side.map { Item(next: $0, rule: number) } + [Item(next: nil, rule: number)]
      }
    }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (number, sides) in rules.enumerated() {
        for symbol in sides.compactMap(\.first) where first[number].formUnion(terminals(of: symbol)) {
          isComplete = false
        }
      }
    }
    closures = rules.indices.map(closure)
    guard visitStates() else { return nil }
  }

  private func terminals(of symbol: Int) -> TerminalSet {
    if symbol >= 0 { return first[symbol] }
    var set = TerminalSet(count: count + 1)
    set.insert(-1 - symbol)
    return set
  }

  private func closure(of rule: Int) -> [(item: Int, followers: TerminalSet, isOpen: Bool)] {
    var found: [Int: (followers: TerminalSet, isOpen: Bool)] = [:]
    var waiting: [Int] = []
    func add(_ rule: Int, _ followers: TerminalSet, isOpen: Bool) {
      for item in beginnings[rule] {
        var entry = found[item] ?? (TerminalSet(count: count + 1), false)
        let isNew = found[item] == nil
        let isOpener = isOpen && !entry.isOpen
        guard entry.followers.formUnion(followers) || isOpener || isNew else { continue }
        found[item] = (entry.followers, entry.isOpen || isOpen)
        waiting.append(item)
      }
    }
    add(rule, TerminalSet(count: count + 1), isOpen: true)
    while let item = waiting.popLast() {
      guard let next = items[item].next, next >= 0, let entry = found[item] else { continue }
      if let behind = items[item + 1].next {
        add(next, terminals(of: behind), isOpen: false)
      } else {
        add(next, entry.followers, isOpen: entry.isOpen)
      }
    }
    return found.map { ($0.key, $0.value.followers, $0.value.isOpen) }
  }

  private mutating func visitStates() -> Bool {
    var end = TerminalSet(count: count + 1)
    end.insert(count)
    let start = beginnings[beginnings.count - 1][0]
    var states: [Kernel] = [[start: end]]
    var numbers: [[Int]: Int] = [[start]: 0]
    var waiting: Set = [0]
    while let number = waiting.popFirst() {
      guard steps < Self.mostSteps else { return false }
      for kernel in successors(of: states[number]) {
        let key = kernel.keys.sorted()
        guard let known = numbers[key] else {
          numbers[key] = states.count
          waiting.insert(states.count)
          states.append(kernel)
          continue
        }
        for (item, followers) in kernel where states[known][item]?.formUnion(followers) == true {
          waiting.insert(known)
        }
      }
    }
    for state in states where conflicts.count <= Self.mostConflicts { addConflicts(in: state) }
    return conflicts.count <= Self.mostConflicts
  }

  private mutating func successors(of kernel: Kernel) -> [Kernel] {
    var successors: [Int: Kernel] = [:]
    func add(_ item: Int, _ followers: TerminalSet) {
      guard let next = items[item].next else { return }
      steps += 1
      if successors[next, default: [:]][item + 1]?.formUnion(followers) == nil {
        successors[next, default: [:]][item + 1] = followers
      }
    }
    for (item, followers) in kernel {
      add(item, followers)
      guard let rule = items[item].next, rule >= 0 else { continue }
      let behind = items[item + 1].next.map(terminals) ?? followers
      for (item, own, isOpen) in closures[rule] {
        var set = own
        if isOpen { set.formUnion(behind) }
        add(item, set)
      }
    }
    return Array(successors.values)
  }

  private mutating func addConflicts(in state: Kernel) {
    for terminal in 0...count {
      var open: Set<Int> = []
      var complete: [Int] = []
      for (item, followers) in state where items[item].rule < closures.count {
        if let next = items[item].next {
          if terminals(of: next).contains(terminal) { open.insert(items[item].rule) }
        } else if followers.contains(terminal) {
          complete.append(items[item].rule)
        }
      }
      guard complete.count + (open.isEmpty ? 0 : 1) > 1 else { continue }
      for part in 1..<(1 << min(complete.count, 10)) {
        let chosen = complete.indices.filter { part & (1 << min($0, 9)) != 0 }.map { complete[$0] }
        if chosen.count > 1 || !open.isEmpty { conflicts.insert(open.union(chosen).sorted()) }
      }
    }
  }
}

/// Some terminals, by their numbers.
struct TerminalSet {
  private var words: [UInt64]

  /// - Parameter count: how many there are to choose from.
  init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

  func contains(_ terminal: Int) -> Bool { words[terminal >> 6] & (1 << UInt64(terminal & 63)) != 0 }

  mutating func insert(_ terminal: Int) { words[terminal >> 6] |= 1 << UInt64(terminal & 63) }

  /// - Returns: whether any was added.
  @discardableResult
  mutating func formUnion(_ other: TerminalSet) -> Bool {
    var hasGrown = false
    for index in words.indices where other.words[index] & ~words[index] != 0 {
      words[index] |= other.words[index]
      hasGrown = true
    }
    return hasGrown
  }
}
