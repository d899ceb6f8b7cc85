import GrammarChecks
import GrammarCombinators

/// Keeps words apart as the parser does: directly behind one no other can stand, only behind white space.
///
/// White space between two parts must be there where the first ends in a word and the second begins with one. A notation
/// with a lexer looks for words as they are, so it needs no more than that where it always holds. In all others a rule is
/// written once for each way in which it can begin and end, as far as that matters for what stands around it.
struct WordSeparation {
  /// What an expression is behind, or ends in: something that a word can't follow directly, or anything else.
  enum Edge { case open, closed }

  /// A rule, behind something and with all ends or with those of one kind.
  struct Variant: Hashable {
    var rule: String
    var edge: Edge
    var end: Edge?
  }

  /// The texts of an expression by how they end; `nil` if there are none.
  struct Ways: Hashable {
    var open: CharacterExpression?
    var closed: CharacterExpression?
    var all: CharacterExpression?
  }

  let grammar: CharacterGrammar
  let table: TokenTable
  let isLexed: Bool
  let neighbours: Neighbours<Symbol>
  var ends: [Variant: Set<Edge>] = [:]
  var variants: [String: Variant] = [:]
  var taken: Set<String>

  /// The terminals that a word can't follow directly.
  let closed: Set<Symbol>

  /// Tokens in the form in which they stand behind a word.
  var tokens: [CharacterProduction] = []

  static let nothing = CharacterExpression.sequence([])

  init(_ grammar: CharacterGrammar, isLexed: Bool, closed: Set<Symbol>) {
    self.grammar = grammar
    self.isLexed = isLexed
    self.closed = closed
    table = TokenTable(grammar)
    neighbours = Neighbours(grammar.rules.map { (.name($0.name), $0.body) })
    taken = Set(grammar.productions.map(\.name))
    var isComplete = false
    while !isComplete {
      isComplete = true
      for rule in grammar.rules {
        for edge in [Edge.open, .closed] {
          let found = edges(of: rule.body, behind: edge)
          if ends.updateValue(found, forKey: Variant(rule: rule.name, edge: edge)) != found { isComplete = false }
        }
      }
    }
  }

  /// The productions of a grammar with the same texts, the start rule first.
  mutating func productions() -> [CharacterProduction] {
    var made: [Variant: CharacterProduction] = [:]
    let start = Variant(rule: grammar.start.name, edge: .open)
    var waiting = [start]
    while let variant = waiting.popLast() {
      guard made[variant] == nil, let rule = grammar[variant.rule] else { continue }
      let ways = ways(rule.body, behind: variant.edge)
      let body = variant.end == .open ? ways.open : variant.end == .closed ? ways.closed : ways.all
      let name = variant == start ? rule.name : name(of: variant)
      made[variant] = CharacterProduction(name: name, kind: rule.kind, body: body ?? Self.nothing)
      waiting += (body?.leaves ?? []).compactMap { $0.name.flatMap { variants[$0] } }
    }
    let rules = grammar.rules.flatMap { rule in
      [Edge.open, .closed].flatMap { edge in
        [nil, Edge.open, .closed].compactMap { made[Variant(rule: rule.name, edge: edge, end: $0)] }
      }
    }
    let used = Set(rules.flatMap(\.body.leaves))
    return rules
      + grammar.tokens.filter { !grammar.isSpace(.name($0.name)) }.flatMap { token in
        [token] + tokens.filter { used.contains(.name($0.name)) && $0.name.hasPrefix(token.name) }
      }
  }

  // MARK: Edges

  /// How an expression can end behind an edge; not at all if it can't stand there.
  private func edges(of expression: CharacterExpression, behind edge: Edge) -> Set<Edge> {
    switch expression {
    case .leaf(let symbol):
      if !grammar.isTerminal(symbol) { return ends[Variant(rule: symbol.name ?? "", edge: edge)] ?? [] }
      if edge == .closed, table.beginsWithWord(symbol) == .always { return [] }
      return [closed.contains(symbol) ? .closed : .open]
    case .sequence(let parts):
      return parts.reduce([edge]) { edges, part in
        edges.reduce(into: []) { $0.formUnion(self.edges(of: part, behind: $1)) }
      }
    case .choice(let parts): return parts.reduce(into: []) { $0.formUnion(edges(of: $1, behind: edge)) }
    case .repeated(let body, let multiplicity):
      var reached: Set<Edge> = [edge]
      var found: Set<Edge> = []
      for _ in 0..<3 {
        for edge in reached { found.formUnion(edges(of: body, behind: edge)) }
        if multiplicity == .optional { break }
        reached.formUnion(found)
      }
      return multiplicity == .oneOrMore ? found : found.union([edge])
    }
  }

  // MARK: Expressions

  mutating func ways(_ expression: CharacterExpression, behind edge: Edge) -> Ways {
    if isLexed {
      // Between words that touch it is the lexer that tells them apart.
      if edge == .closed {
        let isWord = neighbours.beginnings(of: expression).allSatisfy { table.beginsWithWord($0) == .always }
        return isWord && !expression.canBeEmpty() ? Ways() : ways(expression, behind: .open)
      }
      var ways = exactWays(expression, behind: edge)
      if ways.open != nil, ways.closed != nil { (ways.open, ways.closed) = (ways.all, nil) }
      return ways
    }
    return exactWays(expression, behind: edge)
  }

  private mutating func exactWays(_ expression: CharacterExpression, behind edge: Edge) -> Ways {
    switch expression {
    case .leaf(let symbol):
      guard grammar.isTerminal(symbol) else { return reference(symbol, behind: edge) }
      let text = edge == .open ? expression : restricted(symbol)
      return closed.contains(symbol) ? Ways(closed: text, all: text) : Ways(open: text, all: text)
    case .sequence(let parts): return sequence(parts, behind: edge)
    case .choice(let parts):
      let ways = parts.map { self.ways($0, behind: edge) }
      return Ways(
        open: Self.plainChoice(ways.map(\.open)), closed: Self.plainChoice(ways.map(\.closed)),
        all: Self.plainChoice(ways.map(\.all)))
    case .repeated(let body, .optional):
      var ways = ways(body, behind: edge)
      ways.all = Self.optional(ways.all)
      if edge == .open { ways.open = Self.optional(ways.open) } else { ways.closed = Self.optional(ways.closed) }
      return ways
    case .repeated(let body, let multiplicity):
      return loop(body, behind: edge, canBeEmpty: multiplicity == .zeroOrMore)
    }
  }

  mutating func reference(_ symbol: Symbol, behind edge: Edge) -> Ways {
    guard let rule = symbol.name else { return Ways() }
    let canBeWord = neighbours.beginnings(of: .leaf(symbol)).contains { table.beginsWithWord($0) != .never }
    let edge = canBeWord ? edge : .open
    let ends = ends[Variant(rule: rule, edge: edge)] ?? []
    if ends.isEmpty { return Ways() }
    let all = leaf(Variant(rule: rule, edge: edge))
    if ends == [.closed] { return Ways(closed: all, all: all) }
    if ends == [.open] || isLexed { return Ways(open: all, all: all) }
    return Ways(
      open: leaf(Variant(rule: rule, edge: edge, end: .open)),
      closed: leaf(Variant(rule: rule, edge: edge, end: .closed)), all: all)
  }

  private mutating func sequence(_ parts: [CharacterExpression], behind edge: Edge) -> Ways {
    var all = Self.nothing
    var open = edge == .open ? Self.nothing : nil
    var closed = edge == .closed ? Self.nothing : nil
    /// What ends in a word, with white space behind it that may be missing.
    var waiting: (text: CharacterExpression, gap: CharacterExpression)?
    func settle() {
      guard let (text, gap) = waiting else { return }
      open = Self.choice([open, .joined([text] + gap.parts)])
      closed = Self.choice([closed, text])
      waiting = nil
    }
    for part in parts {
      if grammar.isGap(part) {
        settle()
        waiting = closed.map { ($0, part) }
        closed = nil
        open = open.map { .joined([$0, part]) }
        all = .joined([all, part])
        continue
      }
      let behindOpen = ways(part, behind: .open)
      let behindClosed = closed == nil && waiting == nil ? behindOpen : ways(part, behind: .closed)
      func next(_ kind: KeyPath<Ways, CharacterExpression?>) -> CharacterExpression? {
        let (plain, restricted) = (behindOpen[keyPath: kind], behindClosed[keyPath: kind])
        if plain == restricted { return plain.map { .joined([all, $0]) } }
        return Self.choice([
          Self.joined(open, plain), Self.joined(closed, restricted),
          Self.joined(waiting.map { .joined([$0.text] + $0.gap.parts) }, plain),
          Self.joined(waiting?.text, restricted),
        ])
      }
      let found = Ways(open: next(\.open), closed: next(\.closed), all: next(\.all))
      guard let whole = found.all else { return Ways() }
      (open, closed, all, waiting) = (found.open, found.closed, whole, nil)
    }
    settle()
    return Ways(open: open, closed: closed, all: all)
  }

  private mutating func loop(_ body: CharacterExpression, behind edge: Edge, canBeEmpty: Bool) -> Ways {
    let (plain, restricted) = (ways(body, behind: .open), ways(body, behind: .closed))
    if plain == restricted {
      guard let all = plain.all else { return canBeEmpty ? Ways(open: Self.nothing, all: Self.nothing) : Ways() }
      let loop = CharacterExpression.repeated(all, .zeroOrMore)
      let whole = canBeEmpty ? loop : .repeated(all, .oneOrMore)
      func ending(_ way: CharacterExpression?, isOnly: Bool, canBeEmpty: Bool) -> CharacterExpression? {
        if isOnly, way != nil { return canBeEmpty ? loop : .repeated(all, .oneOrMore) }
        let text = way.map { CharacterExpression.joined([loop, $0]) }
        return canBeEmpty ? Self.optional(text) : text
      }
      return Ways(
        open: ending(plain.open, isOnly: plain.closed == nil, canBeEmpty: canBeEmpty && edge == .open),
        closed: ending(plain.closed, isOnly: plain.open == nil, canBeEmpty: canBeEmpty && edge == .closed), all: whole)
    }
    // Two states, and what leads from each to itself and to the other.
    func any(_ way: CharacterExpression?) -> CharacterExpression {
      way.map { $0 == Self.nothing ? $0 : .repeated($0, .zeroOrMore) } ?? Self.nothing
    }
    func around(
      _ state: CharacterExpression?, _ out: CharacterExpression?, _ other: CharacterExpression?,
      _ back: CharacterExpression?
    ) -> Ways {
      let detour = Self.joined(Self.joined(out, any(other)), back)
      let stays = any(Self.choice([state, detour]))
      let leaves = Self.joined(Self.joined(stays, out), any(other))
      return Ways(
        open: stays, closed: leaves, all: Self.joined(stays, Self.optional(Self.joined(out, any(other)))))
    }
    let fromOpen = around(plain.open, plain.closed, restricted.closed, restricted.open)
    let around = around(restricted.closed, restricted.open, plain.open, plain.closed)
    let fromClosed = Ways(open: around.closed, closed: around.open, all: around.all)
    if canBeEmpty { return edge == .open ? fromOpen : fromClosed }
    let first = edge == .open ? plain : restricted
    func once(_ kind: KeyPath<Ways, CharacterExpression?>) -> CharacterExpression? {
      Self.choice([
        Self.joined(first.open, fromOpen[keyPath: kind]), Self.joined(first.closed, fromClosed[keyPath: kind]),
      ])
    }
    return Ways(open: once(\.open), closed: once(\.closed), all: once(\.all))
  }
}
