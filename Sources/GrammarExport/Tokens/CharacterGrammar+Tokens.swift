import GrammarCombinators

extension CharacterGrammar {
  /// Refuses a grammar in which a token can be followed directly by what would make it longer.
  ///
  /// - Parameter isLexed: whether all tokens are looked for everywhere, not only those that fit.
  func checkNeighbours(isLexed: Bool = false) throws(ExportFailure) {
    let table = TokenTable(self)
    let followers = neighbours().followers
    let behindSpace = neighbours(skipping: isSpace).followers
    let rivals = isLexed ? nil : self.rivals
    for terminal in table.terminals {
      let others = rivals.map { ($0[terminal] ?? []).union([terminal]) } ?? Set(table.terminals)
      for next in table.terminals where followers[terminal]?.contains(next) == true {
        // Where the text ends behind it, with white space or without, a terminal may take what it can get.
        if isSpace(next), behindSpace[terminal, default: []].isEmpty { continue }
        let blends = table.blends(
          terminal, with: next, among: others, isClosed: closed.contains(terminal),
          followers: isOfCharacters ? nil : followers[next] ?? [])
        // Where nothing says what a word is, letters behind letters may be one.
        let isWord = isOfCharacters && table.endsInWord(terminal) != .never && table.beginsWithWord(next) != .never
        guard blends || isWord else { continue }
        throw failure(blending: terminal, with: next)
      }
    }
  }

  /// The terminals that the parser lets no word follow directly.
  ///
  /// - Throws: an ``ExportFailure`` if it lets some characters follow one and not others, and no lexer says what a word is.
  func closedTerminals(_ ends: WordEnds) throws(ExportFailure) -> Set<Symbol> {
    var (open, closed): (Set<Symbol>, Set<Symbol>) = ([], [])
    for (terminal, next) in directNeighbours where !isSpace(terminal) {
      let beginnings = beginnings(of: .leaf(next))
      let words = ends.ends(of: terminal).map { $0.words(beginnings) }
      if words.contains(where: { !$0.accepted.isEmpty }) { open.insert(terminal) }
      if words.contains(where: { !$0.refused.isEmpty }) { closed.insert(terminal) }
      if isLexed { continue }
      let isMixed = ends.isMixed(terminal) && beginnings.overlaps(CharacterClass(WordPart.self).ranges)
      if isMixed || ends.refusesDot(terminal, before: beginnings)
        || open.contains(terminal) && closed.contains(terminal)
      {
        throw failure(blending: terminal, with: next)
      }
    }
    return closed
  }

  /// Whether the parser says something else of words and numbers that touch than that none of them may.
  func breaksConventions(_ ends: WordEnds) -> Bool {
    directNeighbours.contains { terminal, next in
      if isSpace(terminal) { return false }
      let beginnings = beginnings(of: .leaf(next))
      return ends.refusesDot(terminal, before: beginnings)
        || ends.ends(of: terminal).contains { end in
          let words = end.words(beginnings)
          return end.isWord ? !words.accepted.isEmpty : !words.refused.isEmpty
        }
    }
  }

  /// The terminals that can stand directly behind each other.
  private var directNeighbours: [(terminal: Symbol, next: Symbol)] {
    let followers = neighbours().followers
    return terminals.flatMap { terminal in
      terminals.filter { followers[terminal]?.contains($0) == true }.map { (terminal, $0) }
    }
  }

  /// The terminals that a word could follow directly, if the grammar were all there is: it is for a lexer, or for a
  /// look-ahead, to tell the two apart.
  var touchedWords: [Symbol] {
    let table = TokenTable(self)
    let followers = neighbours().followers
    return visibleTerminals.filter { terminal in
      closed.contains(terminal)
        && followers[terminal, default: []].contains { table.beginsWithWord($0) != .never }
    }
  }

  /// That what stands directly behind a terminal could be a part of it, in the innermost rule in which it stands there.
  private func failure(blending terminal: Symbol, with next: Symbol) -> ExportFailure {
    let places = rules.map { rule in (name: rule.name, inner: rules(in: rule)) }.filter { place in
      Neighbours(place.inner.map { (.name($0.name), $0.body) }).followers[terminal]?.contains(next) == true
    }
    let place = places.min { $0.inner.count < $1.inner.count }
    return failure("\(next) directly behind \(terminal), of which it could be a part", in: place?.name)
  }

  /// A rule with all those that it mentions, through others too.
  private func rules(in rule: CharacterProduction) -> [CharacterProduction] {
    var found = [rule]
    var index = 0
    while index < found.count {
      let names = Set(found[index].body.leaves.compactMap(\.name))
      found += rules.filter { names.contains($0.name) && !found.contains($0) }
      index += 1
    }
    return found
  }

  /// Which terminals can follow each other.
  func neighbours(skipping isSkipped: @escaping (Symbol) -> Bool = { _ in false }) -> Neighbours<Symbol> {
    Neighbours(rules.map { (.name($0.name), $0.body) }, skipping: isSkipped)
  }

  /// The terminals that can stand where each can stand.
  private var rivals: [Symbol: Set<Symbol>] {
    let neighbours = neighbours(skipping: isSpace)
    // White space stands in many places: what follows it in one is no rival of what does in another.
    let followers = neighbours.followers.filter { !isSpace($0.key) }.values
    let groups = Array(followers) + [neighbours.beginnings(of: start.body)]
    var rivals: [Symbol: Set<Symbol>] = [:]
    for group in groups { for terminal in group { rivals[terminal, default: []].formUnion(group) } }
    return rivals
  }
}

extension CharacterGrammar {
  /// Orders the alternatives of tokens so that one that tries them in order, and takes what it can get, finds the longest.
  ///
  /// - Parameter isAnyWay: whether a token may be written anew, which changes what is tried before what.
  /// - Throws: an ``ExportFailure`` if no order does that.
  mutating func orderTokens(isAnyWay: Bool = true) throws(ExportFailure) {
    for index in productions.indices where productions[index].kind == .token {
      let ordered = productions[index].body.longestFirst
      // A comment takes all that it can, at the end of a text too.
      let isAtEnd = spaces.contains { $0.nameAtEnd == productions[index].name }
      if isAtEnd || isUnambiguous(ordered, before: []) {
        productions[index].body = ordered
        continue
      }
      let factored = ordered.factored
      if isAnyWay, isUnambiguous(factored, before: []) {
        productions[index].body = factored
        continue
      }
      let ways = isAnyWay ? RegularDifference.ways(of: productions[index].body) { self[$0]?.body } : []
      guard let plain = ways.first(where: { isUnambiguous($0, before: []) }) ?? (isLexed ? extendedFirst(ordered) : nil)
      else {
        throw failure(
          "a token whose length depends on more than its next character", in: productions[index].name)
      }
      productions[index].body = plain
    }
  }

  /// The same with each alternative before those whose texts it goes on from.
  private func extendedFirst(_ expression: CharacterExpression) -> CharacterExpression {
    let alphabet = Alphabet(self)
    let parts = expression.alternatives.map { ($0, TokenMachine($0, in: self, alphabet)) }
    var ordered: [(CharacterExpression, TokenMachine)] = []
    for part in parts {
      let place = ordered.firstIndex { !$0.1.continuations(in: part.1).isEmpty }
      ordered.insert(part, at: place ?? ordered.endIndex)
    }
    return .either(ordered.map(\.0))
  }

  /// Whether the next character says which way to go, wherever there are two.
  private func isUnambiguous(_ expression: CharacterExpression, before next: [ClosedRange<UInt32>]) -> Bool {
    switch expression {
    case .leaf(let symbol):
      return symbol.name.flatMap { self[$0] }.map { isUnambiguous($0.body, before: next) } ?? true
    case .sequence(let parts):
      var next = next
      for part in parts.reversed() {
        guard isUnambiguous(part, before: next) else { return false }
        next = beginnings(of: part) + (part.canBeEmpty() ? next : [])
      }
      return true
    case .choice(let parts):
      if next.isEmpty, parts.allSatisfy({ $0.literal != nil }) { return true }
      for (index, part) in parts.enumerated() {
        guard isUnambiguous(part, before: next) else { return false }
        for other in parts[..<index] where beginnings(of: other).overlaps(beginnings(of: part)) { return false }
      }
      return true
    case .repeated(let body, let multiplicity):
      let beginnings = beginnings(of: body)
      return !beginnings.overlaps(next)
        && isUnambiguous(body, before: multiplicity == .optional ? next : next + beginnings)
    }
  }

  /// The characters that a token can begin with.
  func beginnings(of expression: CharacterExpression) -> [ClosedRange<UInt32>] {
    expression.beginnings { symbol in
      symbol.name.map { self[$0].map { beginnings(of: $0.body) } ?? [] } ?? symbol.letters.first ?? []
    }
  }
}

extension CharacterExpression {
  var literal: String? {
    if case .leaf(.text(let text, let ignoresCase)) = self { ignoresCase ? text.lowercased() : text } else { nil }
  }

  /// The same with each literal before those that it begins with.
  fileprivate var longestFirst: CharacterExpression {
    let inner = mapParts(\.longestFirst)
    guard case .choice(let parts) = inner else { return inner }
    var ordered: [CharacterExpression] = []
    for part in parts {
      let place = ordered.firstIndex { other in
        guard let text = part.literal, let other = other.literal else { return false }
        return text.count > other.count && text.lowercased().hasPrefix(other.lowercased())
      }
      ordered.insert(part, at: place ?? ordered.endIndex)
    }
    return .choice(ordered)
  }
}

extension [ClosedRange<UInt32>] {
  /// The code points that are in some of others too.
  func intersection(_ others: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] { subtracting(subtracting(others)) }

  func overlaps(_ others: [ClosedRange<UInt32>]) -> Bool {
    contains { range in others.contains { $0.overlaps(range) } }
  }
}
