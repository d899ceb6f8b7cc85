import GrammarChecks
import GrammarCombinators

/// What one expression matches and another does not, as an expression without a look-ahead.
///
/// Both are read side by side, character by character; what may be left to read of each is a state. Then the states are
/// taken out one after the other, and what leads over a state becomes an expression.
struct RegularDifference {
  let definitions: Exclusion.Definitions

  /// An expression of more states would be no use to anybody.
  private static let mostStates = 400

  private static let mostParts = 20_000

  /// So many parts, of all expressions that are made on the way, take a second.
  private static let mostWork = 200_000

  /// So many ways to go on, of all states together, take a second.
  private static let mostWays = 20_000

  /// One in which the states lead back to each other grows too fast.
  private static let mostStatesInCircles = 40

  private struct State: Hashable {
    var kept: Remainder
    var excluded: Remainder
  }

  /// The difference; `nil` if one of them is more than repetitions, choices and sequences of characters, or too large.
  func syntax(of body: Syntax, without excluded: Syntax) -> Syntax? {
    guard let kept = expression(body), let others = expression(excluded) else { return nil }
    return Self.syntax(of: kept, without: [[others]], self.body)
  }

  /// Ways to write the same texts, in some of which the next character may say how to go on.
  static func ways(
    of expression: CharacterExpression, _ body: (String) -> CharacterExpression?
  ) -> [CharacterExpression] {
    [true, false].compactMap { takesLastFirst in
      syntax(of: expression, without: [], body, takesLastFirst: takesLastFirst).flatMap {
        Self(definitions: { _ in nil }).expression($0)
      }
    }
  }

  private static func syntax(
    of kept: CharacterExpression, without excluded: Remainder, _ body: (String) -> CharacterExpression?,
    takesLastFirst: Bool = true
  ) -> Syntax? {
    var states = Trail<State, Void>(from: State(kept: [[kept]], excluded: excluded))
    var edges: [[Int: [ClosedRange<UInt32>]]] = []
    var isAccepting: [Bool] = []
    var ways = 0
    while let (_, state) = states.next() {
      guard let (kept, canBeKept) = state.kept.reads(body), let (others, isExcluded) = state.excluded.reads(body)
      else { return nil }
      ways += kept.count + others.count
      guard ways <= mostWays else { return nil }
      isAccepting.append(canBeKept && !isExcluded)
      var targets: [Int: [ClosedRange<UInt32>]] = [:]
      for atom in atoms((kept + others).map(\.ranges)) {
        var next = State(kept: [], excluded: [])
        func isRead(_ ranges: [ClosedRange<UInt32>]) -> Bool { ranges.contains { $0.contains(atom.lowerBound) } }
        for (ranges, rest) in kept where isRead(ranges) { next.kept.insert(rest) }
        for (ranges, rest) in others where isRead(ranges) { next.excluded.insert(rest) }
        if next.kept.isEmpty { continue }
        let number = states.add(next)
        guard states.found.count <= mostStates else { return nil }
        var ranges = targets[number] ?? []
        if let last = ranges.last, last.upperBound + 1 == atom.lowerBound {
          ranges[ranges.count - 1] = last.lowerBound...atom.upperBound
        } else {
          ranges.append(atom)
        }
        targets[number] = ranges
      }
      edges.append(targets)
    }
    let isLive = Self.liveStates(of: edges, isAccepting)
    guard isLive[0] else { return .characters(CharacterClass(ranges: [])) }
    for state in edges.indices { edges[state] = edges[state].filter { isLive[$0.key] } }
    if let syntax = nested(edges, isAccepting) { return syntax }
    return edges.count > mostStatesInCircles ? nil : expression(edges, isAccepting, takesLastFirst)
  }

  // MARK: Reading

  private func body(_ name: String) -> CharacterExpression? { definitions(name).flatMap(expression) }

  /// The same as an expression of characters; `nil` if it is more than that.
  private func expression(_ syntax: Syntax) -> CharacterExpression? {
    func expressions(_ parts: [Syntax]) -> [CharacterExpression]? {
      let expressions = parts.compactMap(expression)
      return expressions.count == parts.count ? expressions : nil
    }
    switch syntax {
    case .characters(let characters): return .leaf(.characters(characters))
    case .literal(let text, let ignoresCase, _): return .leaf(.text(text, ignoresCase: ignoresCase))
    case .sequence(let parts, .glued):
      if let ranges = syntax.singleCharacters(definitions) {
        return .leaf(.characters(CharacterClass(ranges: ranges)))
      }
      return expressions(parts).map { .sequence($0) }
    case .choice(let parts): return expressions(parts).map { .choice($0) }
    case .repetition(let body, let bounds, nil, .glued):
      let multiplicities: [Syntax.RepetitionBounds: Multiplicity] = [
        .optional: .optional, .zeroOrMore: .zeroOrMore, .oneOrMore: .oneOrMore,
      ]
      if bounds == .exactly(1) { return expression(body) }
      return multiplicities[bounds].flatMap { multiplicity in expression(body).map { .repeated($0, multiplicity) } }
    case .annotated(let body, _): return expression(body)
    default: return syntax.mentionedName.map { .leaf(.name($0)) }
    }
  }

  /// The ranges that some classes tell apart.
  private static func atoms(_ classes: [[ClosedRange<UInt32>]]) -> [ClosedRange<UInt32>] {
    let bounds = Set(classes.joined().flatMap { [$0.lowerBound, $0.upperBound + 1] }).sorted()
    return zip(bounds, bounds.dropFirst()).map { $0...$1 - 1 }
  }

  /// Whether each state leads to one that accepts, or is one.
  private static func liveStates(
    of edges: [[Int: [ClosedRange<UInt32>]]], _ isAccepting: [Bool]
  ) -> [Bool] {
    var isLive = isAccepting
    var isSettled = false
    while !isSettled {
      isSettled = true
      for state in edges.indices where !isLive[state] && edges[state].keys.contains(where: { isLive[$0] }) {
        isLive[state] = true
        isSettled = false
      }
    }
    return isLive
  }

  // MARK: Writing

  private static let nothing = Syntax.touching([])

  /// What leads from the first state to one that accepts, where the next character always says how to go on; `nil` if states
  /// lead back to others than themselves.
  private static func nested(_ targets: [[Int: [ClosedRange<UInt32>]]], _ isAccepting: [Bool]) -> Syntax? {
    var known: [Int: Syntax] = [:]
    var open: Set<Int> = []
    var size = 0
    func rest(behind state: Int) -> Syntax? {
      if let syntax = known[state] { return syntax }
      guard open.insert(state).inserted else { return nil }
      var ways: [Syntax] = []
      for (target, ranges) in targets[state].sorted(by: { $0.key < $1.key }) where target != state {
        guard let rest = rest(behind: target) else { return nil }
        let character = Syntax.characters(CharacterClass(ranges: ranges))
        if case .repetition(character, .zeroOrMore, nil, .glued) = rest {
          ways.append(.repetition(character, .oneOrMore, spacing: .glued))
          continue
        }
        ways.append(rest == nothing ? character : Syntax.touching([character, rest]).flattened)
      }
      var parts =
        targets[state][state].map { ranges in
          [Syntax.any(.characters(CharacterClass(ranges: ranges)))]
        } ?? []
      if !ways.isEmpty {
        let choice = Syntax.choice(ways).flattened
        parts.append(isAccepting[state] ? .maybe(choice) : choice)
      }
      let syntax = Syntax.touching(parts).flattened
      size += syntax.withAllParts.count
      known[state] = syntax
      return size > mostParts ? nil : syntax
    }
    return rest(behind: 0)
  }

  /// What leads from the first state to one that accepts.
  ///
  /// - Parameter takesLastFirst: which of the states are taken out first, those that were found last or those found first.
  private static func expression(
    _ targets: [[Int: [ClosedRange<UInt32>]]], _ isAccepting: [Bool], _ takesLastFirst: Bool
  ) -> Syntax? {
    let end = targets.count
    var edges = targets.map { $0.mapValues { (syntax: Syntax.characters(CharacterClass(ranges: $0)), size: 1) } }
    for index in targets.indices where isAccepting[index] { edges[index][end] = (nothing, 0) }
    edges.append([:])
    var work = 0
    let others = Array(1..<end)
    for state in (takesLastFirst ? others.reversed() : others) + [0] {
      let loop = edges[state].removeValue(forKey: state)
      let ways = edges[state].sorted { $0.key < $1.key }
      let isFirst = state == 0
      for origin in isFirst ? [0] : Array(targets.indices) where isFirst || origin != state {
        guard let way = isFirst ? (nothing, 0) : edges[origin].removeValue(forKey: state) else { continue }
        var made = isFirst ? [:] : edges[origin]
        for (target, next) in ways {
          let around = loop.map { [Syntax.any($0.syntax)] } ?? []
          let size = way.1 + (loop?.size ?? 0) + next.size + (made[target]?.size ?? 0)
          work += size
          guard size <= mostParts, work <= mostWork else { return nil }
          let parts = ([way.0] + around + [next.syntax]).filter { $0 != nothing }
          let path = parts.count == 1 ? parts[0] : Syntax.touching(parts).flattened
          made[target] = (made[target].map { either($0.syntax, path) } ?? path, size)
        }
        edges[origin] = made
      }
    }
    return edges[0][end]?.syntax
  }

  private static func either(_ one: Syntax, _ other: Syntax) -> Syntax {
    if one == other { return one }
    if one == nothing { return .maybe(other) }
    if other == nothing { return .maybe(one) }
    if case .characters(let left) = one, case .characters(let right) = other {
      return .characters(CharacterClass(ranges: left.ranges + right.ranges))
    }
    return Syntax.choice([one, other]).flattened
  }
}

extension Syntax {
  /// The same language, what an exclusion says said without a look-ahead as far as that can be done.
  ///
  /// - Parameter isOrdered: whether alternatives are tried in order, so that a class alone can say it.
  func withoutExclusions(_ definitions: @escaping Exclusion.Definitions, isOrdered: Bool) -> Syntax {
    rewritten { parts in
      Exclusion.first(of: parts, definitions).flatMap { exclusion, count in
        exclusion.plain(definitions, isOrdered: isOrdered).map { ($0, count) }
      }
    }
  }
}

extension Exclusion {
  fileprivate func plain(_ definitions: @escaping Definitions, isOrdered: Bool) -> Syntax? {
    if let own = body.singleCharacters(definitions), let others = excluded.singleCharacters(definitions) {
      return .characters(CharacterClass(ranges: own.subtracting(others)))
    }
    return isOrdered ? nil : RegularDifference(definitions: definitions).syntax(of: body, without: excluded)
  }
}
