/// Recognises the language of a grammar file by Earley's algorithm, which takes any grammar.
///
/// It reads the file, and shares no code with the parsers that it is there to check. Tokens are as long as they can be; a
/// word is every token of that length that it can be.
public final class Recogniser {
  private let rules: RuleTable
  private let tokens: TokenAutomaton
  private let whiteSpace: EBNFCharacterClass
  private let ends: Set<Int>

  /// The recogniser of the language that `grammar` states.
  public init(_ grammar: EBNFGrammar) {
    let rules = RuleTable(grammar)
    self.rules = rules
    tokens = TokenAutomaton(rules.tokens, in: grammar)
    ends = Set(rules.tokens.indices.filter { rules.tokens[$0] == .end })
    whiteSpace = Self.characters(of: grammar.whiteSpace?.expression)
  }

  /// A dotted production: how much of it has been found, from where on, and whether white space may stand before it.
  private struct Item: Hashable {
    let production: Int32
    var dot: Int32
    let origin: Int32
    let lhs: Int32
    let isGlued: Bool
  }

  /// Recognises a whole text.
  ///
  /// - Complexity: at most cubic in the number of tokens, linear for the grammars of this package.
  public func recognise(_ bytes: [UInt8]) -> Recognition {
    var sets: [[Item]] = [predictions(of: rules.start, origin: 0, isGlued: false)]
    var offsets = [0]
    var furthest = Furthest()
    while true {
      let current = sets.count - 1
      complete(&sets, offsets)
      let scanned = scan(sets[current], at: offsets[current], current, bytes, &furthest)
      guard let (next, end, isEnd) = scanned else {
        return Recognition(
          isAccepted: false, furthestOffset: furthest.offset,
          viableTokens: furthest.terminals.map { rules.terminals[$0] }.sorted())
      }
      sets.append(next)
      offsets.append(end)
      if isEnd {
        complete(&sets, offsets)
        let isAccepted = sets[sets.count - 1].contains { item in
          item.lhs == rules.start && item.origin == 0
            && Int(item.dot) == rules.productions[Int(item.production)].symbols.count
        }
        return Recognition(isAccepted: isAccepted, furthestOffset: end, viableTokens: [])
      }
    }
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
    rules.alternatives[nonterminal].map { production in
      Item(production: Int32(production), dot: 0, origin: Int32(origin), lhs: Int32(nonterminal), isGlued: isGlued)
    }
  }

  /// Whether nothing may stand before the next symbol of an item.
  private func isGlued(_ item: Item, in set: Int) -> Bool {
    set > Int(item.origin) ? rules.productions[Int(item.production)].isExplicit : item.isGlued
  }

  /// Adds to the last set what its items predict and what they complete.
  private func complete(_ sets: inout [[Item]], _ offsets: [Int]) {
    let current = sets.count - 1
    var items = sets[current]
    var known = Set(items)
    func add(_ item: Item) {
      if known.insert(item).inserted { items.append(item) }
    }
    var index = 0
    while index < items.count {
      let item = items[index]
      index += 1
      let symbols = rules.productions[Int(item.production)].symbols
      guard Int(item.dot) < symbols.count else {
        let waiting = Int(item.origin) == current ? items : sets[Int(item.origin)]
        for var parent in waiting where isWaiting(parent, for: item, in: Int(item.origin)) {
          parent.dot += 1
          add(parent)
        }
        continue
      }
      guard case .nonterminal(let nonterminal) = symbols[Int(item.dot)] else { continue }
      for prediction in predictions(of: nonterminal, origin: current, isGlued: isGlued(item, in: current)) {
        add(prediction)
      }
      if rules.isNullable[nonterminal] {
        var advanced = item
        advanced.dot += 1
        add(advanced)
      }
    }
    sets[current] = items
  }

  private func isWaiting(_ parent: Item, for item: Item, in set: Int) -> Bool {
    let symbols = rules.productions[Int(parent.production)].symbols
    guard Int(parent.dot) < symbols.count, case .nonterminal(Int(item.lhs)) = symbols[Int(parent.dot)] else {
      return false
    }
    return isGlued(parent, in: set) == item.isGlued
  }

  /// The items behind the next token, where that ends, and whether it is the end of the text; `nil` if none fits.
  ///
  /// A token is as long as one that fits can be: where only a dot can stand, `.5` is a dot and a number.
  private func scan(
    _ items: [Item], at offset: Int, _ set: Int, _ bytes: [UInt8], _ furthest: inout Furthest
  ) -> (items: [Item], end: Int, isEnd: Bool)? {
    let spaced = endOfWhiteSpace(in: bytes, from: offset)
    var next: [Item] = []
    var end = offset
    var isEnd = false
    var waiting: [(item: Item, terminal: Int, isGlued: Bool)] = []
    var fitting = Array(repeating: false, count: rules.terminals.count)
    for item in items {
      let symbols = rules.productions[Int(item.production)].symbols
      guard Int(item.dot) < symbols.count, case .terminal(let terminal) = symbols[Int(item.dot)] else { continue }
      let isGlued = isGlued(item, in: set)
      waiting.append((item, terminal, isGlued))
      if !isGlued || spaced == offset { fitting[terminal] = true }
    }
    let spacedMatch = tokens.longestMatch(in: bytes, at: spaced, among: fitting)
    let gluedMatch = spaced == offset ? spacedMatch : nil
    for (item, terminal, isGlued) in waiting {
      let start = isGlued ? offset : spaced
      furthest.note(terminal, at: start)
      var advanced = item
      advanced.dot += 1
      if ends.contains(terminal) {
        guard start == bytes.count else { continue }
        (end, isEnd) = (start, true)
        next.append(advanced)
      } else if let match = isGlued ? gluedMatch : spacedMatch, match.tokens.contains(terminal) {
        end = start + match.length
        next.append(advanced)
      }
    }
    return next.isEmpty ? nil : (next, end, isEnd)
  }

  // MARK: white space

  private func endOfWhiteSpace(in bytes: [UInt8], from offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] < 0x80, whiteSpace.contains(Unicode.Scalar(bytes[end])) { end += 1 }
    return end
  }

  /// The characters of a repeated class.
  private static func characters(of expression: EBNFExpression?) -> EBNFCharacterClass {
    switch expression {
    case .characterClass(let characters): characters
    case .repetition(let body, _, _): self.characters(of: body)
    default: EBNFCharacterClass(ranges: [])
    }
  }
}
