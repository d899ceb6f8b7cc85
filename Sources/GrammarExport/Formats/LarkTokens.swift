import GrammarChecks
import GrammarCombinators

/// The grammars of Lark for its lexer of tokens, for languages whose words Lark's usual lexer would cut otherwise than the rules
/// mean them.
///
/// That lexer tries the terminals in the order of their priorities, and takes the first that fits. So one whose texts go on
/// where another ends comes before it; where both can have the same text, a look-ahead says that the narrower ends.
struct LarkTokens: ExpressionNotation {
  private let grammar: CharacterGrammar
  private let table: TokenTable
  private let overlaps: TokenOverlaps
  private let notation: CharacterNotation
  private let priorities: [Symbol: Int]

  private init(_ grammar: CharacterGrammar) throws(ExportFailure) {
    var ordered = grammar
    try ordered.orderTokens()
    self.grammar = ordered
    table = TokenTable(grammar)
    overlaps = try TokenOverlaps(grammar) { $0.name != nil }
    notation = CharacterNotation.lark.named(in: grammar)
    priorities = Self.priorities(table, grammar)
  }

  /// The text of a whole grammar.
  ///
  /// - Parameter header: what the file says about itself in the comment at its head, a line each, from whether the lexer skips
  ///   white space.
  static func text(
    of grammar: Grammar, header: (_ skipsSpaces: Bool) -> [String]
  ) throws(ExportFailure) -> String {
    let lark = try Self(
      CharacterGrammar(
        grammar, notation: CharacterNotation.lark.name, ignoresOrder: true, allowsLeftRecursion: true,
        isLexed: true))
    let rules = lark.grammar.rulesBetweenSpaces
    let tokens = lark.grammar.tokens.filter { rules == nil || !lark.grammar.isSpace(.name($0.name)) }
    let space = lark.grammar.spaces.first?.name ?? ""
    let skipped = lark.notation.written(CharacterProduction(name: space, kind: .token, body: lark.grammar.skippedSpace))
    let head =
      header(rules != nil) + lark.grammar.remarks(lark.overlaps.clashes)
      + ["", "To be read by Lark(grammar, parser=\"earley\", lexer=\"basic\")."]
    return blocks(
      [comment(head, mark: "// "), "start: " + lark.notation.names[lark.grammar.start.name]]
        + (rules ?? lark.grammar.rules).map { lark.production(lark.notation.names[$0.name] + ": ", $0.body) }
        + tokens.map(lark.written)
        + (rules == nil ? [] : [skipped, "%ignore " + lark.notation.names[space]]))
  }

  private func written(_ token: CharacterProduction) -> String {
    let symbol = Symbol.name(token.name)
    let priority = priorities[symbol].map { $0 == 0 ? "" : ".\($0)" } ?? ""
    let head = notation.names[token.name] + priority + ": "
    let body = token.body.mapParts(withoutEndings)
    guard let ending = ending(of: symbol) else { return notation.production(head, body) }
    return head + notation.write(body, atLeast: .sequence) + " /\(ending)/"
  }

  /// A part of a token, with the contents of other tokens in place of their names where these say what must not follow.
  private func withoutEndings(_ part: CharacterExpression) -> CharacterExpression {
    guard case .leaf(let symbol) = part, symbol.name != nil, ending(of: symbol) != nil else {
      return part.mapParts(withoutEndings)
    }
    return withoutEndings(grammar.content(of: symbol))
  }

  func written(_ symbol: Symbol) -> WrittenExpression {
    guard symbol.name == nil || overlaps.readings[symbol] != nil else { return notation.written(symbol) }
    let readings = overlaps.readings[symbol] ?? [symbol]
    return .choice(readings.reversed().map { terminal(for: $0).text }, choiceMark)
  }

  /// A terminal as it stands in a rule.
  private func terminal(for symbol: Symbol) -> WrittenExpression {
    guard symbol.name == nil, let ending = ending(of: symbol) else { return notation.written(symbol) }
    return WrittenExpression("/" + symbol.letters.map(Self.regex).joined() + ending + "/")
  }

  private static func regex(_ ranges: [ClosedRange<UInt32>]) -> String {
    if ranges.count == 1, ranges[0].count == 1, let scalar = Unicode.Scalar(ranges[0].lowerBound),
      Character(scalar).isASCII, Character(scalar).isLetter || Character(scalar).isNumber || scalar == "_"
    {
      return String(scalar)
    }
    return CharacterNotation.lark.characters(ranges).text.dropFirst().dropLast().description
  }

  /// That a terminal is not followed by more of another one which can have the same text; `nil` if it may be.
  private func ending(of symbol: Symbol) -> String? {
    var more = table.terminals.filter { table.relation(of: symbol, to: $0) == .subset }.flatMap {
      table.continuations(of: symbol, in: $0)
    }
    if grammar.closed.contains(symbol) { more += CharacterClass.wordPart.ranges }
    guard !more.isEmpty else { return nil }
    return "(?!" + Self.regex([0...0x10FFFF].intersection(more)) + ")"
  }

  /// The priorities of the terminals that have names, above 0 before the literals, which have none.
  private static func priorities(_ table: TokenTable, _ grammar: CharacterGrammar) -> [Symbol: Int] {
    let named = table.terminals.filter { $0.name != nil }
    let literals = table.terminals.filter { $0.name == nil }
    func isBefore(_ first: Symbol, _ second: Symbol) -> Bool {
      switch table.relation(of: first, to: second) {
      case .subset: true
      case .superset, .equal: false
      case .disjoint, .overlapping: table.isBeginning(second, of: first)
      }
    }
    // All literals are one: what comes before some of them comes before all.
    var below: [Symbol?: [Symbol?]] = [:]
    for first in named {
      if literals.contains(where: { isBefore(first, $0) }) { below[first, default: []].append(nil) }
      if literals.contains(where: { isBefore($0, first) }) { below[nil, default: []].append(first) }
      for second in named where first != second && isBefore(first, second) { below[first, default: []].append(second) }
    }
    var heights: [Symbol?: Int] = [:]
    var open: Set<Symbol?> = []
    func height(_ terminal: Symbol?) -> Int {
      if let known = heights[terminal] { return known }
      // What comes before itself can't be put in order.
      guard open.insert(terminal).inserted else { return 0 }
      let top = (below[terminal, default: []].map(height).max() ?? -1) + 1
      open.remove(terminal)
      heights[terminal] = top
      return top
    }
    let middle = height(nil)
    let isMentioned = Set(below.keys).union(below.values.joined())
    return Dictionary(uniqueKeysWithValues: named.map { ($0, isMentioned.contains($0) ? height($0) - middle : 0) })
  }
}
