import ByteScanning
import GrammarCombinators

/// What is found of a text, place by place.
struct DerivationChart {
  /// A right-hand side up to a place, and how it came there.
  struct Item {
    var state: Int32
    /// Where it begins.
    var origin: Int32
    /// Where its place is.
    var end: Int32
    /// The same before its last symbol; -1 at its beginning.
    var before: Int32 = -1
    /// The whole that its last symbol is; -1 where that is no rule.
    var child: Int32 = -1
    /// The next one that waits for the same rule at the same place; -1 behind the last one.
    var nextWaiter: Int32 = -1
  }

  let rules: DerivationRules
  private let hasTokens: Bool
  private(set) var items: [Item] = []
  private(set) var steps = 0
  private let mostSteps: Int

  /// The furthest place where something was looked for, and what was missed there.
  private(set) var furthest = 0
  private(set) var missed: [Int32] = []

  /// What stands there and must not.
  private(set) var excluded: Range<Int>?

  /// What is looked for at the end of the text, whether it stands there or not.
  private(set) var wantedAtEnd: [Int32] = []

  private var reader: TokenReader

  /// The places that are not looked at yet, the first one last. Few are open at a time: those where tokens end that stand at
  /// one place.
  private var open: [OpenPlace] = []

  /// The items that wait for a rule at a place.
  private var waiting: [Waiting: Waiters] = [:]

  private struct OpenPlace {
    let place: Int32
    var items: [Int32] = []
    /// The state and the origin of each of them.
    var keys: Set<UInt64> = []
  }

  struct Waiting: Hashable {
    var place: Int32
    var rule: Int32
  }

  /// Items that wait for the same, in a row that ``Item/nextWaiter`` goes along.
  private struct Waiters {
    var first: Int32
    var last: Int32
    /// The item that ends last where the rule ends, once it is found.
    var top: Int32?
    /// Whether it is looked for, or found.
    var isFollowed = false
  }

  init(_ parser: GeneralParser, mostSteps: Int) {
    rules = parser.rules
    hasTokens = parser.hasTokens
    reader = TokenReader(parser.rules.layout)
    self.mostSteps = mostSteps
  }

  /// Whether more was to be looked at than may be.
  var isExhausted: Bool { steps > mostSteps }

  /// - Returns: the item that is the whole text; `nil` if it is none.
  mutating func derive(_ input: Span<UInt8>) -> Int32? {
    for state in rules.rules[Int(rules.start)].beginnings { add(Item(state: state, origin: 0, end: 0)) }
    var whole: Int32?
    while let place = open.last?.place {
      if let item = complete(Int(place), input), place == input.count { whole = item }
      open.removeLast()
      if isExhausted { return nil }
    }
    return whole
  }

  private mutating func add(_ item: Item) {
    steps += 1
    var index = open.count - 1
    while index >= 0, open[index].place < item.end { index -= 1 }
    if index < 0 || open[index].place > item.end {
      index += 1
      open.insert(OpenPlace(place: item.end), at: index)
    }
    let key = UInt64(UInt32(item.state)) << 32 | UInt64(UInt32(item.origin))
    guard open[index].keys.insert(key).inserted else { return }
    open[index].items.append(Int32(items.count))
    items.append(item)
  }

  /// Puts an item among those that wait for a rule at a place.
  ///
  /// - Returns: whether it is the first one.
  private mutating func wait(_ index: Int32, for key: Waiting) -> Bool {
    guard let last = waiting[key]?.last else {
      waiting[key] = Waiters(first: index, last: index)
      return true
    }
    items[Int(last)].nextWaiter = index
    waiting[key]?.last = index
    return false
  }

  /// The item that ends last where a rule ends that began at a place before, if all the way there is but one.
  ///
  /// Lists that contain themselves at their end would otherwise be ended as often as they have elements, behind each of them.
  ///
  /// See J. M. I. M. Leo, "A general context-free parsing algorithm running in linear time on every LR(k) grammar without using
  /// lookahead" (1991).
  private mutating func top(of key: Waiting) -> Int32? {
    var way: [Waiting] = []
    var next = key
    var top: Int32?
    while let waiters = waiting[next] {
      if let known = waiters.top { top = known }
      // What contains itself alone is gone through once.
      guard !waiters.isFollowed, waiters.first == waiters.last else { break }
      let waiter = items[Int(waiters.first)]
      guard rules.states[Int(waiter.state) + 1].next == nil else { break }
      waiting[next]?.isFollowed = true
      way.append(next)
      top = waiters.first
      next = Waiting(place: waiter.origin, rule: rules.states[Int(waiter.state)].rule)
    }
    if let top { for key in way { waiting[key]?.top = top } }
    return top
  }

  /// The items that wait for a rule at a place.
  func waiters(for key: Waiting) -> [Item] {
    var all: [Item] = []
    var next = waiting[key]?.first ?? -1
    while next >= 0 {
      all.append(items[Int(next)])
      next = items[Int(next)].nextWaiter
    }
    return all
  }

  /// Makes the items that ``top(of:)`` left out between an item and the part it ends with.
  mutating func unfold(_ index: Int32) {
    let whole = items[Int(index)]
    guard whole.child >= 0, case .rule(let rule) = rules.states[Int(whole.state) - 1].next else { return }
    var child = whole.child
    while true {
      let part = items[Int(child)]
      let key = Waiting(place: part.origin, rule: rules.states[Int(part.state)].rule)
      if key == Waiting(place: items[Int(whole.before)].end, rule: rule) { break }
      guard let waiter = waiting[key]?.first else { break }
      items.append(item(behind: waiter, to: part.end, over: child))
      child = Int32(items.count - 1)
    }
    items[Int(index)].child = child
  }

  /// The item behind its next symbol, which ends at a place.
  private func item(behind index: Int32, to end: Int32, over child: Int32) -> Item {
    let item = items[Int(index)]
    return Item(state: item.state + 1, origin: item.origin, end: end, before: index, child: child)
  }

  private mutating func advance(_ index: Int32, to end: Int, over child: Int32 = -1) {
    add(item(behind: index, to: Int32(end), over: child))
  }

  /// Goes on with what waits for the rule of an item, which ends at a place.
  private mutating func end(_ index: Int32, at place: Int) {
    let item = items[Int(index)]
    let key = Waiting(place: item.origin, rule: rules.states[Int(item.state)].rule)
    // At its own place, more may come to wait.
    if item.origin < item.end, let top = top(of: key) { return advance(top, to: place, over: index) }
    var next = waiting[key]?.first ?? -1
    while next >= 0 {
      let waiter = next
      next = items[Int(waiter)].nextWaiter
      advance(waiter, to: place, over: index)
    }
  }

  /// Looks at all items of a place.
  ///
  /// - Returns: the item that is the start rule from the beginning on, if there is one.
  private mutating func complete(_ place: Int, _ input: Span<UInt8>) -> Int32? {
    var whole: Int32?
    // Rules that begin and end here: whoever waits for one later goes on at once.
    var empty: [Int32: Int32] = [:]
    var wanted: [(item: Int32, terminal: Int32)] = []
    var ends: [Int32: Int] = [:]
    var next = 0
    while next < open[open.count - 1].items.count, !isExhausted {
      let index = open[open.count - 1].items[next]
      next += 1
      let item = items[Int(index)]
      let state = rules.states[Int(item.state)]
      switch state.next {
      case nil:
        if item.origin == item.end, empty[state.rule] == nil { empty[state.rule] = index }
        if state.rule == rules.start, item.origin == 0 { whole = index }
        end(index, at: place)
      case .rule(let rule):
        let key = Waiting(place: Int32(place), rule: rule)
        if wait(index, for: key) {
          for beginning in rules.rules[Int(rule)].beginnings {
            add(Item(state: beginning, origin: Int32(place), end: Int32(place)))
          }
        }
        if let child = empty[rule] { advance(index, to: place, over: child) }
      case .spacing(let node): advance(index, to: reader.end(ofSpacing: node, from: place, input))
      case .ahead(let node, let isPositive):
        let end = reader.end(of: node, from: place, input)
        if (end != nil) == isPositive {
          advance(index, to: place)
        } else {
          reach(place)
          if let end, place == furthest { excluded = place..<end }
        }
      case .terminal(let terminal):
        if place == input.count, !wantedAtEnd.contains(terminal) { wantedAtEnd.append(terminal) }
        let end = ends[terminal] ?? self.end(of: terminal, at: place, input)
        ends[terminal] = end
        // What may be nothing is passed at once, and so is the end of the text.
        if end == place { advance(index, to: place) } else { wanted.append((index, terminal)) }
      }
    }
    // Where there are tokens, the longest of those that are wanted stands there.
    let longest = ends.values.max() ?? -1
    for (item, terminal) in wanted {
      guard let end = ends[terminal], end >= 0, end == longest || !hasTokens else { continue }
      advance(item, to: end)
    }
    return whole
  }

  /// Notes that something was looked for at a place.
  private mutating func reach(_ place: Int) {
    guard place > furthest else { return }
    (furthest, missed, excluded) = (place, [], nil)
  }

  /// Where a terminal ends that begins at a place; -1 where it does not stand there, which is noted.
  private mutating func end(of terminal: Int32, at place: Int, _ input: Span<UInt8>) -> Int {
    let (node, isOneCharacter) = (rules.terminals[Int(terminal)].node, rules.terminals[Int(terminal)].isOneCharacter)
    let end =
      isOneCharacter
      ? reader.endOfCharacter(of: node, from: place, input) : reader.end(of: node, from: place, input)
    reach(place)
    let miss = rules.layout.nodes[Int(node)].missed
    if place == furthest, miss >= 0, !missed.contains(miss) { missed.append(miss) }
    return end ?? -1
  }
}
