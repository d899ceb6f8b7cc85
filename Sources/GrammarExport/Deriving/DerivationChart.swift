import ByteScanning
import GrammarCombinators

/// What is found of a text, place by place.
struct DerivationChart {
  /// A right-hand side that has been read up to a place, and how it got there.
  struct Item {
    var state: Int32
    /// Where it begins.
    var origin: Int32
    /// Where the part of it ends that has been read.
    var end: Int32
    /// The item before its last symbol was read; -1 at its beginning.
    var before: Int32 = -1
    /// The item of the whole rule that its last symbol is; -1 if that is no rule.
    var child: Int32 = -1
    /// The next item that waits for the same rule at the same place; -1 behind the last one.
    var nextWaiter: Int32 = -1

    /// The items that it is made of.
    var links: [Int32] { [before, child].filter { $0 >= 0 } }
  }

  let rules: DerivationRules
  private let tokens: GeneralParser.Tokens
  var items: [Item] = []
  private(set) var steps = 0
  private let mostSteps: Int

  /// The furthest place where something was looked for, and what was missed there.
  private(set) var furthest = 0
  private(set) var missed: [Int32] = []

  /// What stands there and must not.
  private(set) var excluded: Range<Int>?

  /// What is looked for at the end of the text, whether it stands there or not.
  private(set) var wantedAtEnd: [Int32] = []

  /// A second way to each item that was found more than once: the item before its last symbol, and that of the
  /// symbol.
  private(set) var otherWays: [Int32: (before: Int32, child: Int32)] = [:]

  /// The length of the text.
  private(set) var count: Int32 = 0

  private var reader: TokenReader

  /// The places that are not looked at yet, the first one last. Few are open at a time: those at which tokens end.
  private var open: [OpenPlace] = []

  /// The items that wait for a rule at a place, by the number of both.
  var waiting: [UInt64: Waiters] = [:]

  private struct OpenPlace {
    let place: Int32
    var items: [Int32] = []
    /// Each of them by its state and its origin.
    var known: [UInt64: Int32] = [:]
  }

  init(_ parser: GeneralParser, mostSteps: Int) {
    rules = parser.rules
    tokens = parser.tokens
    reader = TokenReader(parser.rules.layout)
    self.mostSteps = mostSteps
  }

  /// Whether the text takes more steps than are allowed.
  var isExhausted: Bool { steps > mostSteps }

  /// - Returns: the item that is the whole text; `nil` if it is none.
  mutating func derive(_ input: Span<UInt8>) -> Int32? {
    count = Int32(input.count)
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
    if let known = open[index].known[key] {
      let way = items[Int(known)]
      if way.before != item.before || way.child != item.child { otherWays[known] = (item.before, item.child) }
      return
    }
    open[index].known[key] = Int32(items.count)
    open[index].items.append(Int32(items.count))
    items.append(item)
  }

  /// The item behind its next symbol, which ends at a place.
  func item(behind index: Int32, to end: Int32, over child: Int32) -> Item {
    let item = items[Int(index)]
    return Item(state: item.state + 1, origin: item.origin, end: end, before: index, child: child)
  }

  mutating func advance(_ index: Int32, to end: Int, over child: Int32 = -1) {
    add(item(behind: index, to: Int32(end), over: child))
  }

  /// Looks at all items of a place.
  ///
  /// - Returns: the item that is the start rule from the beginning on, if there is one.
  private mutating func complete(_ place: Int, _ input: Span<UInt8>) -> Int32? {
    var whole: Int32?
    // Rules that begin and end here. An item that comes to wait for one of them goes on at once.
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
        // A terminal that is empty here is passed at once, and so is the end of the text.
        if end == place { advance(index, to: place) } else { wanted.append((index, terminal)) }
      }
    }
    // With tokens, only the longest one counts: of those that are wanted, or of all.
    var longest = ends.values.max() ?? -1
    if tokens == .longest, longest > place { longest = max(longest, endOfLongest(at: place, input)) }
    for (item, terminal) in wanted {
      guard let end = ends[terminal], end >= 0, end == longest || tokens == .none else { continue }
      advance(item, to: end)
    }
    return whole
  }

  /// Where the longest token that begins at a place ends, whether it is wanted or not.
  private mutating func endOfLongest(at place: Int, _ input: Span<UInt8>) -> Int {
    var longest = -1
    for terminal in rules.terminals where !terminal.isOneCharacter {
      if let end = reader.end(of: terminal.node, from: place, input), end > longest { longest = end }
    }
    return longest
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
