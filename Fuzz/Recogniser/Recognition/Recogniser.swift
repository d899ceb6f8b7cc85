/// Recognises the language of a grammar file by Earley's algorithm, which takes any grammar.
///
/// It reads the file, and shares no code with the parsers that it is there to check. Tokens are as long as they can be; a
/// word is every token of that length that it can be. Where a grammar has no white space between its parts, a token is no
/// longer than it can be by itself, and what stands behind it says which of them it was.
public final class Recogniser {
  private let rules: RuleTable
  private let tokens: TokenAutomaton
  private let whiteSpace: EBNFCharacterClass
  private let ends: Set<Int>

  /// Whether nothing may stand before the start rule.
  private let startsGlued: Bool

  /// Whether each token is as long as it can be by itself, and not as the longest of those that fit.
  private let isEachAlone: Bool

  /// The recogniser of the language that `grammar` states.
  ///
  /// - Parameter isOfCharacters: whether it has no tokens: each character is one, and a word is no more than its letters.
  public init(_ grammar: EBNFGrammar, isOfCharacters: Bool = false) {
    let rules = RuleTable(grammar, isOfCharacters: isOfCharacters)
    self.rules = rules
    startsGlued = grammar.start.isExplicit
    isEachAlone = grammar.whiteSpace == nil && !isOfCharacters
    tokens = TokenAutomaton(rules.tokens, in: grammar, hasWords: !isOfCharacters)
    ends = Set(rules.tokens.indices.filter { rules.tokens[$0] == .end })
    whiteSpace = Self.characters(of: grammar.whiteSpace?.expression)
  }

  /// A dotted production: how much of it has been found, from where on, and whether white space may stand before it.
  private struct Item: Equatable {
    /// The number of the production with its dot.
    var state: Int32
    /// The set that it began in, doubled, and 1 where nothing may stand before it. One comparison tells items apart.
    let start: Int32

    init(state: Int, origin: Int, isGlued: Bool) {
      self.state = Int32(state)
      start = Int32(origin << 1 | (isGlued ? 1 : 0))
    }

    var origin: Int { Int(start >> 1) }
    var isGlued: Bool { start & 1 == 1 }
    var advanced: Item {
      var item = self
      item.state += 1
      return item
    }
  }

  /// Recognises a whole text.
  ///
  /// - Complexity: at most cubic in the number of tokens, linear for the grammars of this package.
  public func recognise(_ bytes: [UInt8]) -> Recognition {
    var sets: [[Item]] = []
    // What is to be looked at next, each where it begins, the first place last.
    var waiting = [(items: predictions(of: rules.start, origin: 0, isGlued: startsGlued), offset: 0)]
    var furthest = Furthest()
    while let (items, offset) = waiting.popLast() {
      sets.append(items)
      let current = sets.count - 1
      complete(&sets)
      for (next, end, isEnd) in scan(sets[current], at: offset, current, bytes, &furthest) {
        if isEnd {
          return Recognition(isAccepted: isAccepted(behindEnd: next, &sets), furthestOffset: end, viableTokens: [])
        }
        let place = waiting.firstIndex { $0.offset <= end } ?? waiting.endIndex
        if place < waiting.endIndex, waiting[place].offset == end {
          waiting[place].items += next.filter { !waiting[place].items.contains($0) }
        } else {
          waiting.insert((next, end), at: place)
        }
      }
    }
    return Recognition(
      isAccepted: false, furthestOffset: furthest.offset,
      viableTokens: furthest.terminals.map { rules.terminals[$0] }.sorted())
  }

  /// Whether nothing but the end of the text is missing behind it, however often that stands there.
  private func isAccepted(behindEnd items: [Item], _ sets: inout [[Item]]) -> Bool {
    var items = items
    for _ in rules.states where !items.isEmpty {
      sets.append(items)
      complete(&sets)
      let all = sets[sets.count - 1]
      let isWhole = all.contains { item in
        item.origin == 0 && rules.states[Int(item.state)].next == nil
          && rules.states[Int(item.state)].nonterminal == rules.start
      }
      if isWhole { return true }
      items = all.compactMap { item in
        guard case .terminal(let terminal) = rules.states[Int(item.state)].next else { return nil }
        return ends.contains(terminal) ? item.advanced : nil
      }
    }
    return false
  }

  /// The terminals that are looked for at the greatest offset at which any is.
  private struct Furthest {
    var offset = -1
    var terminals: Set<Int> = []

    mutating func note(_ terminal: Int, at offset: Int) {
      if offset > self.offset {
        self.offset = offset
        terminals = []
      }
      if offset == self.offset { terminals.insert(terminal) }
    }
  }

  /// Whether a text as a whole is a token, given by its name.
  public func token(_ name: String, matches bytes: [UInt8]) -> Bool {
    guard let token = rules.terminals.firstIndex(of: name), !bytes.isEmpty else { return false }
    var fitting = Array(repeating: false, count: rules.terminals.count)
    fitting[token] = true
    let match = tokens.longestMatch(in: bytes, at: 0, among: fitting)
    return match?.length == bytes.count && match?.tokens.contains(token) == true
  }

  // MARK: the three steps

  private func predictions(of nonterminal: Int, origin: Int, isGlued: Bool) -> [Item] {
    rules.firstStates[nonterminal].map { Item(state: $0, origin: origin, isGlued: isGlued) }
  }

  /// Whether nothing may stand before the next symbol of an item.
  private func isGlued(_ item: Item, in set: Int) -> Bool {
    set > item.origin ? rules.states[Int(item.state)].isExplicit : item.isGlued
  }

  /// Adds to the last set what its items predict and what they complete.
  private func complete(_ sets: inout [[Item]]) {
    let current = sets.count - 1
    var items = sets[current]
    func add(_ item: Item) {
      // A set has some dozen items, and looking through them is quicker than hashing.
      if !items.contains(item) { items.append(item) }
    }
    var index = 0
    while index < items.count {
      let item = items[index]
      index += 1
      let state = rules.states[Int(item.state)]
      switch state.next {
      case nil:
        let origin = item.origin
        let waiting = origin == current ? items : sets[origin]
        for parent in waiting
        where rules.states[Int(parent.state)].next == .nonterminal(state.nonterminal)
          && isGlued(parent, in: origin) == item.isGlued
        {
          add(parent.advanced)
        }
      case .nonterminal(let nonterminal):
        let isGlued = isGlued(item, in: current)
        for first in rules.firstStates[nonterminal] { add(Item(state: first, origin: current, isGlued: isGlued)) }
        if rules.isNullable[nonterminal] { add(item.advanced) }
      case .terminal: break
      }
    }
    sets[current] = items
  }

  /// Items behind a token, where that ends, and whether it is the end of the text.
  private typealias Scanned = (items: [Item], end: Int, isEnd: Bool)

  /// The items behind the next token; nothing if none fits.
  ///
  /// A token is as long as one that fits can be: where only a dot can stand, `.5` is a dot and a number.
  private func scan(
    _ items: [Item], at offset: Int, _ set: Int, _ bytes: [UInt8], _ furthest: inout Furthest
  ) -> [Scanned] {
    if isEachAlone { return scanEach(items, at: offset, bytes, &furthest) }
    let spaced = endOfWhiteSpace(in: bytes, from: offset)
    var next: [Item] = []
    var end = offset
    var isEnd = false
    var waiting: [(item: Item, terminal: Int, isGlued: Bool)] = []
    var fitting = Array(repeating: false, count: rules.terminals.count)
    var touching = fitting
    for item in items {
      guard case .terminal(let terminal) = rules.states[Int(item.state)].next else { continue }
      let isGlued = isGlued(item, in: set)
      waiting.append((item, terminal, isGlued))
      if !isGlued || spaced == offset { fitting[terminal] = true } else { touching[terminal] = true }
    }
    var spacedMatch = tokens.longestMatch(in: bytes, at: spaced, among: fitting)
    // What touches may begin with white space of its own.
    let touchingMatch = spaced == offset ? nil : tokens.longestMatch(in: bytes, at: offset, among: touching)
    if let touchingMatch, offset + touchingMatch.length > spaced + (spacedMatch?.length ?? 0) { spacedMatch = nil }
    let gluedMatch = spaced == offset ? spacedMatch : spacedMatch == nil ? touchingMatch : nil
    for (item, terminal, isGlued) in waiting {
      let start = isGlued ? offset : spaced
      furthest.note(terminal, at: start)
      if ends.contains(terminal) {
        guard start == bytes.count else { continue }
        (end, isEnd) = (start, true)
        next.append(item.advanced)
      } else if let match = isGlued ? gluedMatch : spacedMatch, match.tokens.contains(terminal) {
        end = start + match.length
        next.append(item.advanced)
      }
    }
    return next.isEmpty ? [] : [(next, end, isEnd)]
  }

  /// The items behind each token that fits, in a grammar without white space.
  private func scanEach(_ items: [Item], at offset: Int, _ bytes: [UInt8], _ furthest: inout Furthest) -> [Scanned] {
    var fitting = Array(repeating: false, count: rules.terminals.count)
    var waiting: [(item: Item, terminal: Int)] = []
    for item in items {
      guard case .terminal(let terminal) = rules.states[Int(item.state)].next else { continue }
      waiting.append((item, terminal))
      fitting[terminal] = true
      furthest.note(terminal, at: offset)
    }
    let lengths = tokens.lengths(in: bytes, at: offset, among: fitting)
    var found: [Scanned] = []
    for (item, terminal) in waiting {
      let isEnd = ends.contains(terminal)
      guard let length = isEnd ? (offset == bytes.count ? 0 : nil) : lengths[terminal] else { continue }
      if let known = found.firstIndex(where: { $0.end == offset + length && $0.isEnd == isEnd }) {
        found[known].items.append(item.advanced)
      } else {
        found.append(([item.advanced], offset + length, isEnd))
      }
    }
    return found
  }

  // MARK: white space

  private func endOfWhiteSpace(in bytes: [UInt8], from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] < 0x80, whiteSpace.contains(Unicode.Scalar(bytes[end])) { end += 1 }
    return end
  }

  /// The characters of a repeated class, or of a repeated literal.
  private static func characters(of expression: EBNFExpression?) -> EBNFCharacterClass {
    switch expression {
    case .characterClass(let characters): characters
    case .repetition(let body, _, _): self.characters(of: body)
    case .literal(let text): EBNFCharacterClass(ranges: text.unicodeScalars.map { $0...$0 })
    default: EBNFCharacterClass(ranges: [])
    }
  }
}
