import GrammarCombinators

extension Grammar {
  /// The outcome of comparing the alternatives of each choice, and each part that may be left out with what follows it.
  ///
  /// - Parameter others: the names of productions that have other problems.
  func comparedParts(besides others: Set<String> = []) -> (problems: [GrammarProblem], notes: [GrammarNote]) {
    var comparison = PartComparison(of: self)
    for production in productions {
      comparison.compare(in: production)
      comparison.compareCuts(in: production)
    }
    comparison.findEmptyParts(besides: others.union(comparison.problems.map { $0.rule }))
    return (comparison.problems, comparison.notes)
  }
}

/// Compares parts of which a parser may try one after the other at the same place.
struct PartComparison {
  var problems: [GrammarProblem] = []
  private(set) var notes: [GrammarNote] = []

  /// How much all searches together may take: a grammar that was made to keep them busy gets no more.
  static let mostEffort = 4_000_000

  var automaton: TextAutomaton

  /// What stands before the cuts of productions, as far as it has been asked for.
  var cuts: [String: Syntax?] = [:]

  private let productions: [Production]
  private let graph: ProductionGraph
  private let nullable: NullableRules

  init(of grammar: Grammar) {
    automaton = TextAutomaton(PieceTable(of: grammar))
    productions = grammar.productions
    nullable = NullableRules(of: grammar)
    graph = ProductionGraph(of: grammar) { $0.body.withAllParts.compactMap { $0.mentionedName } }
  }

  /// What matches no text, without what does so only because of another production, and where no other problem tells why.
  ///
  /// Bytes are compared here, and so it is not told where a class has only some characters beyond ASCII. What contains itself
  /// without an end is not told either.
  mutating func findEmptyParts(besides others: Set<String>) {
    let areSimple = productions.allSatisfy { $0.body.withAllParts.allSatisfy { !$0.dividesBeyondASCII } }
    guard areSimple else { return }
    var found: [(rule: String, part: Syntax)] = []
    for production in productions where !others.contains(production.name) {
      let parts = [production.body] + production.body.withAllParts.flatMap { $0.choices }
      let empty = parts.first { EmptySearch.isEmpty(automaton.add($0), in: &automaton) }
      if let empty { found.append((production.name, empty)) }
    }
    let names = others.union(found.map { $0.rule })
    problems += found.filter { !$0.part.withAllParts.contains { $0.mentionedName.map(names.contains) ?? false } }.map {
      .matchesNothing(rule: $0.rule, part: $0.part.notation)
    }
  }

  mutating func compare(in production: Production) {
    let recursions = graph.leading(to: production.name)
    for part in production.body.withAllPartsAndSpacing {
      switch part {
      case .choice(let alternatives): compare(alternatives, in: production.name, recursions)
      case .sequence(let parts, let spacing):
        compareRepetitions(parts, spacing, in: production.name)
        if recursions.contains(production.name) { compare(parts, spacing, in: production.name, recursions) }
      case .repetition(let body, _, let separator?, let spacing):
        compareRepetitions([separator, body], spacing, in: production.name)
      default: break
      }
    }
  }

  private mutating func compare(_ alternatives: [Syntax], in rule: String, _ recursions: Set<String>) {
    let pieces = alternatives.map { automaton.add($0) }
    let beginnings = pieces.map { automaton.beginning(of: $0) }
    for later in alternatives.indices {
      for earlier in 0..<later {
        if beginnings[earlier].intersection(beginnings[later]).isEmpty { continue }
        let names = (alternatives[earlier].notation, alternatives[later].notation)
        let isSame = alternatives[earlier] == alternatives[later]
        automaton.effort += 1
        if automaton.effort > Self.mostEffort {
          notes.append(.prefixCaptureUndecided(rule: rule, earlier: names.0, later: names.1))
          return
        }
        let answer =
          isSame ? .none : CaptureSearch.run(earlier: pieces[earlier], later: pieces[later], in: &automaton)
        if case .capture(let text, let captured) = answer {
          problems.append(
            .prefixCapture(
              rule: rule,
              earlier: MatchedAlternative(names.0, matching: String(decoding: text.prefix(captured), as: UTF8.self)),
              later: MatchedAlternative(names.1, matching: String(decoding: text, as: UTF8.self))))
        } else if isSame || ReachSearch.isUnreachable(pieces[later], behind: pieces[earlier], in: &automaton) {
          problems.append(.unreachable(rule: rule, earlier: names.0, later: names.1))
        } else if searchRecursion(alternatives[earlier], alternatives[later], in: rule, recursions) {
          continue
        } else if case .undecided = answer {
          notes.append(.prefixCaptureUndecided(rule: rule, earlier: names.0, later: names.1))
        }
      }
    }
  }

  /// Compares what a sequence repeats, or may leave out, with what follows that.
  private mutating func compareRepetitions(_ parts: [Syntax], _ spacing: Syntax.Spacing, in rule: String) {
    for (index, part) in parts.dropLast().enumerated() {
      let rest = Syntax.sequence(Array(parts[(index + 1)...]), spacing: spacing).flattened
      for (iteration, iterations) in part.furtherIterations where automaton.effort < Self.mostEffort {
        if nullable.canBeEmpty(iteration) { continue }
        let shared = Syntax.sequence([iterations, rest], spacing: spacing).flattened
        let found = GreedSearch.run(
          next: automaton.add(rest), iteration: automaton.add(iteration), shared: automaton.add(shared), in: &automaton)
        guard let found else { continue }
        problems.append(
          .greedyRepetition(
            rule: rule, repetition: part.notation, next: rest.notation, text: String(decoding: found, as: UTF8.self)))
        break
      }
    }
  }

  /// Compares what may be tried in vain in a sequence with what follows it.
  private mutating func compare(
    _ parts: [Syntax], _ spacing: Syntax.Spacing, in rule: String, _ recursions: Set<String>
  ) {
    for (index, part) in parts.dropLast().enumerated() {
      let rest = Syntax.sequence(Array(parts[(index + 1)...]), spacing: spacing).flattened
      for attempt in part.attempts { _ = searchRecursion(attempt, rest, in: rule, recursions) }
    }
  }

  /// Whether both parts go on with the same production behind the same text, and that leads back to them.
  private mutating func searchRecursion(
    _ earlier: Syntax, _ later: Syntax, in rule: String, _ recursions: Set<String>
  ) -> Bool {
    guard recursions.contains(rule), automaton.effort < Self.mostEffort else { return false }
    let found = RecursionSearch.run(earlier: automaton.add(earlier), later: automaton.add(later), in: &automaton) {
      recursions.contains(productions[$0].name)
    }
    guard let found else { return false }
    problems.append(
      .repeatedRecursion(
        rule: rule, earlier: earlier.notation, later: later.notation, recursion: productions[found.production].name,
        behind: String(decoding: found.text, as: UTF8.self)))
    return true
  }
}

extension Syntax {
  /// Whether it is a class with some characters beyond ASCII, and not all of them.
  fileprivate var dividesBeyondASCII: Bool {
    guard case .characters(let characters) = self else { return false }
    return characters.ranges.contains { $0.upperBound >= 0x80 && ($0.lowerBound > 0x80 || $0.upperBound < 0x10FFFF) }
  }

  /// The parts that may be read here, or others, or none.
  fileprivate var choices: [Syntax] {
    switch self {
    case .choice(let alternatives): alternatives
    case .repetition(let body, _, _, _): [body]
    default: []
    }
  }

  /// The parts that a parser tries here and goes on without, where they do not fit or are only looked at.
  fileprivate var attempts: [Syntax] {
    switch self {
    case .repetition(let body, let bounds, let separator, let spacing) where bounds.lower < bounds.upper:
      [body] + (separator.map { [.sequence([$0, body], spacing: spacing)] } ?? [])
    case .lookAhead(let body, _): [body]
    default: []
    }
  }

  /// What a repetition tries to read once more before it ends, each with all that it may read from there on.
  fileprivate var furtherIterations: [(iteration: Syntax, iterations: Syntax)] {
    guard case .repetition(let body, let bounds, let separator, let spacing) = self, bounds.lower < bounds.upper else {
      return []
    }
    let more = RepetitionBounds(lower: 1, upper: bounds.upper)
    let first = (body, Syntax.repetition(body, more, separator: separator, spacing: spacing))
    guard let separator else { return [first] }
    let next = Syntax.sequence([separator, body], spacing: spacing)
    return (bounds.lower == 0 ? [first] : []) + [(next, .repetition(next, .oneOrMore, spacing: spacing))]
  }
}
