import GrammarChecks
import GrammarCombinators

/// What one expression matches and another does not, as an expression without a look-ahead.
///
/// Both are read side by side, character by character; what may be left to read of each is a state. Then the states are
/// taken out one after the other, and what leads over a state becomes an expression.
struct RegularDifference {
  let definitions: Exclusion.Definitions

  /// An expression of more states would be no use to anybody.
  private static let mostStates = 40

  private typealias Remaining = Set<[Syntax]>

  private struct State: Hashable {
    var kept: Remaining
    var excluded: Remaining
  }

  /// The difference; `nil` if one of them is more than repetitions, choices and sequences of characters, or too large.
  func syntax(of body: Syntax, without excluded: Syntax) -> Syntax? {
    var states = Trail<State, Void>(from: State(kept: [[body]], excluded: [[excluded]]))
    var edges: [[Int: [ClosedRange<UInt32>]]] = []
    while let (_, state) = states.next() {
      guard let kept = steps(state.kept), let others = steps(state.excluded) else { return nil }
      var targets: [Int: [ClosedRange<UInt32>]] = [:]
      for atom in Self.atoms(kept.map(\.ranges) + others.map(\.ranges)) {
        func rest(_ steps: [Step]) -> Remaining {
          Set(steps.filter { $0.ranges.contains { $0.contains(atom.lowerBound) } }.map(\.rest))
        }
        let next = State(kept: rest(kept), excluded: rest(others))
        if next.kept.isEmpty { continue }
        let number = states.add(next)
        guard states.found.count <= Self.mostStates else { return nil }
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
    let isAccepting = states.found.map { state in
      state.kept.contains(where: isEmpty) && !state.excluded.contains(where: isEmpty)
    }
    return Self.expression(edges, isAccepting)
  }

  // MARK: Reading

  private typealias Step = (ranges: [ClosedRange<UInt32>], rest: [Syntax])

  private func steps(_ remaining: Remaining) -> [Step]? {
    var all: [Step] = []
    for rest in remaining {
      guard let steps = steps(rest, depth: 0) else { return nil }
      all += steps
    }
    return all
  }

  /// The ways to read the first character of some parts, and what is left behind it.
  private func steps(_ parts: [Syntax], depth: Int) -> [Step]? {
    guard let part = parts.first else { return [] }
    let rest = Array(parts.dropFirst())
    guard depth < 60 else { return nil }
    func steps(_ parts: [Syntax]) -> [Step]? { self.steps(parts + rest, depth: depth + 1) }
    if let ranges = part.singleCharacters(definitions) { return [(ranges, rest)] }
    switch part {
    case .literal(let text, let ignoresCase, _):
      guard let first = text.unicodeScalars.first else { return steps([]) }
      let left = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
      // The letters of ASCII alone have another case, one bit away.
      let isAlike = ignoresCase && first.isASCII && first.properties.isAlphabetic
      let codes = isAlike ? [first.value, first.value ^ 0x20] : [first.value]
      return [(codes.map { $0...$0 }, left.isEmpty ? rest : [.literal(left, ignoresCase: ignoresCase)] + rest)]
    case .sequence(let parts, .glued): return steps(parts)
    case .choice(let parts):
      let ways = parts.map { steps([$0]) }
      return ways.contains { $0 == nil } ? nil : ways.flatMap { $0 ?? [] }
    case .repetition(let body, let bounds, nil, .glued) where bounds.lower < 2 && [1, .max].contains(bounds.upper):
      let more = bounds.upper == 1 ? [] : [Syntax.repetition(body, .zeroOrMore, spacing: .glued)]
      guard let inside = steps([body] + more), let behind = bounds.lower == 0 ? steps([]) : [] else { return nil }
      return inside + behind
    default: return part.meaning(definitions).flatMap { steps([$0]) }
    }
  }

  /// Whether some parts match nothing at all.
  private func isEmpty(_ parts: [Syntax]) -> Bool {
    parts.allSatisfy { part in
      switch part {
      case .literal(let text, _, _): text.isEmpty
      case .sequence(let parts, _): isEmpty(parts)
      case .choice(let parts): parts.contains { isEmpty([$0]) }
      case .repetition(let body, let bounds, _, _): bounds.lower == 0 || isEmpty([body])
      default: part.meaning(definitions).map { isEmpty([$0]) } ?? false
      }
    }
  }

  /// The ranges that some classes tell apart.
  private static func atoms(_ classes: [[ClosedRange<UInt32>]]) -> [ClosedRange<UInt32>] {
    let bounds = Set(classes.joined().flatMap { [$0.lowerBound, $0.upperBound + 1] }).sorted()
    return zip(bounds, bounds.dropFirst()).map { $0...$1 - 1 }
  }

  // MARK: Writing

  private static let nothing = Syntax.sequence([], spacing: .glued)

  /// What leads from the first state to one that accepts.
  private static func expression(_ targets: [[Int: [ClosedRange<UInt32>]]], _ isAccepting: [Bool]) -> Syntax? {
    let end = targets.count
    var edges = targets.map { $0.mapValues { Syntax.characters(CharacterClass(ranges: $0)) } }
    for index in targets.indices where isAccepting[index] { edges[index][end] = nothing }
    edges.append([:])
    for state in targets.indices.reversed() {
      let loop = edges[state].removeValue(forKey: state)
      let ways = edges[state].sorted { $0.key < $1.key }
      let isFirst = state == 0
      for origin in isFirst ? [0] : Array(0..<state) {
        guard let way = isFirst ? nothing : edges[origin].removeValue(forKey: state) else { continue }
        var made: [Int: Syntax] = isFirst ? [:] : edges[origin]
        for (target, next) in ways {
          let around = loop.map { [Syntax.repetition($0, .zeroOrMore, spacing: .glued)] } ?? []
          let parts = ([way] + around + [next]).filter { $0 != nothing }
          let path = parts.count == 1 ? parts[0] : Syntax.sequence(parts, spacing: .glued).flattened
          made[target] = made[target].map { either($0, path) } ?? path
        }
        edges[origin] = made
      }
    }
    return edges[0][end]
  }

  private static func either(_ one: Syntax, _ other: Syntax) -> Syntax {
    if one == other { return one }
    if one == nothing { return .repetition(other, .optional, spacing: .glued) }
    if other == nothing { return .repetition(one, .optional, spacing: .glued) }
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
