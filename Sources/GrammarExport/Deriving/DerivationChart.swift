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
  }

  let rules: DerivationRules
  private let hasTokens: Bool
  private(set) var items: [Item] = []
  private(set) var steps = 0

  /// The furthest place where something was looked for, and what was missed there.
  private(set) var furthest = 0
  private(set) var missed: [Int32] = []

  /// What stands there and must not.
  private(set) var excluded: Range<Int>?

  private var reader: TokenReader

  /// The items of each place that are not looked at yet, and the keys of all of them.
  private var found: [Place: [Int32]] = [:]
  private var places = PlaceQueue()

  /// For each place the items that wait for a rule.
  private var waiting: [Waiting: [Int32]] = [:]

  private typealias Place = Int

  private struct Waiting: Hashable {
    var place: Int32
    var rule: Int32
  }

  private struct Key: Hashable {
    var state: Int32
    var origin: Int32
  }

  private var keys: [Place: Set<Key>] = [:]

  init(_ parser: GeneralParser) {
    rules = parser.rules
    hasTokens = parser.hasTokens
    reader = TokenReader(parser.rules.layout)
  }

  /// - Returns: the item that is the whole text; `nil` if it is none.
  mutating func derive(_ input: Span<UInt8>) -> Int32? {
    for state in rules.rules[Int(rules.start)].beginnings { add(Item(state: state, origin: 0, end: 0)) }
    var whole: Int32?
    while let place = places.next() {
      if let item = complete(place, input), place == input.count { whole = item }
      keys[place] = nil
      if steps > GeneralParser.mostSteps { return nil }
    }
    return whole
  }

  private mutating func add(_ item: Item) {
    steps += 1
    let place = Int(item.end)
    if keys[place] == nil { places.insert(place) }
    guard keys[place, default: []].insert(Key(state: item.state, origin: item.origin)).inserted else { return }
    found[place, default: []].append(Int32(items.count))
    items.append(item)
  }

  /// The item behind its next symbol, which ends at a place.
  private mutating func advance(_ index: Int32, to end: Int, over child: Int32 = -1) {
    let item = items[Int(index)]
    add(Item(state: item.state + 1, origin: item.origin, end: Int32(end), before: index, child: child))
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
    while next < found[place]?.count ?? 0, steps <= GeneralParser.mostSteps {
      let index = found[place]?[next] ?? 0
      next += 1
      let item = items[Int(index)]
      let state = rules.states[Int(item.state)]
      switch state.next {
      case nil:
        if item.origin == item.end, empty[state.rule] == nil { empty[state.rule] = index }
        if state.rule == rules.start, item.origin == 0 { whole = index }
        for parent in waiting[Waiting(place: item.origin, rule: state.rule)] ?? [] {
          advance(parent, to: place, over: index)
        }
      case .rule(let rule):
        let key = Waiting(place: Int32(place), rule: rule)
        if waiting[key] == nil {
          for beginning in rules.rules[Int(rule)].beginnings {
            add(Item(state: beginning, origin: Int32(place), end: Int32(place)))
          }
        }
        waiting[key, default: []].append(index)
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
        let end = ends[terminal] ?? self.end(of: terminal, at: place, input)
        ends[terminal] = end
        // What may be nothing is passed at once, and so is the end of the text.
        if end == place { advance(index, to: place) } else { wanted.append((index, terminal)) }
      }
    }
    found[place] = nil
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

/// Places, the first ones first.
private struct PlaceQueue {
  // Few are open at a time: those of the tokens that stand at one place.
  private var places: [Int] = []

  mutating func insert(_ place: Int) {
    var index = places.count
    while index > 0, places[index - 1] < place { index -= 1 }
    places.insert(place, at: index)
  }

  mutating func next() -> Int? { places.popLast() }
}
