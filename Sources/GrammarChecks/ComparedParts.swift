import GrammarCombinators

extension Grammar {
  /// The outcome of comparing the alternatives of each choice, and each part that may be left out with what follows it.
  ///
  /// - Parameters:
  ///   - others: the names of productions that have other problems.
  ///   - isOrdered: whether alternatives are tried in order and repetitions take all they can; else there is nothing to compare.
  func comparedParts(
    besides others: Set<String>, isOrdered: Bool
  ) -> (problems: [GrammarProblem], notes: [GrammarNote]) {
    guard isOrdered else { return ([], []) }
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
  private let mostEffort: Int

  var automaton: TextAutomaton

  /// What stands before the cuts of productions, as far as it has been asked for.
  var cuts: [String: Syntax?] = [:]

  /// Whether something has not been compared, and that has been told.
  private var isCutShort = false

  private let productions: [Production]
  private let graph: ProductionGraph
  private let depths: DerivationDepths

  init(of grammar: Grammar, mostEffort: Int = 4_000_000) {
    self.mostEffort = mostEffort
    automaton = TextAutomaton(PieceTable(of: grammar))
    productions = grammar.productions
    depths = DerivationDepths(of: grammar)
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
      let empty = parts.first { automaton.isEmpty(automaton.add($0)) }
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
        let sequence = ComparedSequence(parts, spacing, in: &automaton)
        for index in parts.indices.dropLast() {
          compareRepetition(at: index, of: sequence, in: production.name)
          compareChoice(at: index, of: sequence, in: production.name)
        }
        guard recursions.contains(production.name) else { break }
        for index in parts.indices.dropLast() {
          compareAttempts(at: index, of: sequence, in: production.name, recursions)
        }
      case .repetition(let body, _, let separator?, let spacing):
        let sequence = ComparedSequence([separator] + body.parts(of: spacing), spacing, in: &automaton)
        compareRepetition(at: 0, of: sequence, in: production.name)
      default: break
      }
    }
  }

  private mutating func compare(_ alternatives: [Syntax], in rule: String, _ recursions: Set<String>) {
    let pieces = alternatives.map { automaton.add($0) }
    let beginnings = pieces.map { automaton.beginning(of: $0) }
    let starts = pieces.map { automaton.node($0, .any, next: automaton.done) }
    var known = KnownBeginnings()
    for later in alternatives.indices {
      for earlier in known.rivals(ofNext: alternatives[later]) {
        if beginnings[earlier].intersection(beginnings[later]).isEmpty { continue }
        let names = (alternatives[earlier].notation, alternatives[later].notation)
        let isSame = alternatives[earlier] == alternatives[later]
        automaton.effort += 1
        if automaton.effort > mostEffort {
          notes.append(.prefixCaptureUndecided(rule: rule, earlier: names.0, later: names.1))
          return
        }
        let answer = isSame ? .none : automaton.capture(by: alternatives[earlier], pieces[earlier], of: pieces[later])
        if case .capture(let text, let captured) = answer {
          problems.append(
            .prefixCapture(
              rule: rule,
              earlier: MatchedAlternative(names.0, matching: String(decoding: text.prefix(captured), as: UTF8.self)),
              later: MatchedAlternative(names.1, matching: String(decoding: text, as: UTF8.self))))
        } else if isSame || automaton.isUnreachable(pieces[later], behind: pieces[earlier]) {
          problems.append(.unreachable(rule: rule, earlier: names.0, later: names.1))
        } else if let found = recursion(starts[earlier], starts[later], in: rule, recursions) {
          problems.append(
            .repeatedRecursion(
              rule: rule, earlier: names.0, later: names.1, recursion: found.production, behind: found.text))
        } else if case .undecided = answer {
          notes.append(.prefixCaptureUndecided(rule: rule, earlier: names.0, later: names.1))
        }
      }
    }
  }

  /// Compares a part of a sequence that is repeated, or may be left out, with what follows it.
  private mutating func compareRepetition(at index: Int, of sequence: ComparedSequence, in rule: String) {
    for (iteration, iterations) in sequence.parts[index].furtherIterations where !depths.canBeEmpty(iteration) {
      guard mayGoOn(in: rule) else { return }
      let next = sequence.start(behind: index, in: &automaton)
      let shared = automaton.node(
        automaton.add(iterations), .any, next: sequence.node(behind: index, in: &automaton))
      let found = automaton.textTaken(before: next, by: automaton.add(iteration), shared: shared)
      guard let found else { continue }
      addGreedy(index, of: sequence, taking: found, in: rule)
      return
    }
  }

  /// Compares each alternative in a sequence, with what follows it, with those that are tried before it.
  private mutating func compareChoice(at index: Int, of sequence: ComparedSequence, in rule: String) {
    guard case .choice(let alternatives) = sequence.parts[index] else { return }
    let pieces = alternatives.map { automaton.add($0) }
    let behind = sequence.node(behind: index, in: &automaton)
    let starts = pieces.map { automaton.node($0, .any, next: behind) }
    var known = KnownBeginnings()
    for later in alternatives.indices {
      for earlier in known.rivals(ofNext: alternatives[later]) {
        guard mayGoOn(in: rule) else { return }
        // That it may take less is told of the alternatives.
        let answer = automaton.capture(by: alternatives[later], pieces[later], of: pieces[earlier])
        if case .none = answer { continue }
        let found = automaton.textTaken(before: starts[later], by: pieces[earlier], shared: starts[earlier])
        guard let found else { continue }
        addGreedy(index, of: sequence, taking: found, in: rule)
        return
      }
    }
  }

  private mutating func addGreedy(_ index: Int, of sequence: ComparedSequence, taking text: [UInt8], in rule: String) {
    problems.append(
      .greedy(
        rule: rule, part: sequence.parts[index].notation, next: sequence.rest(behind: index).notation,
        text: String(decoding: text, as: UTF8.self)))
  }

  /// Compares what may be tried in vain at a place in a sequence with what follows it.
  private mutating func compareAttempts(
    at index: Int, of sequence: ComparedSequence, in rule: String, _ recursions: Set<String>
  ) {
    for attempt in sequence.parts[index].attempts {
      let start = automaton.node(automaton.add(attempt), .any, next: automaton.done)
      let next = sequence.start(behind: index, in: &automaton)
      guard let found = recursion(start, next, in: rule, recursions) else { continue }
      problems.append(
        .repeatedRecursion(
          rule: rule, earlier: attempt.notation, later: sequence.rest(behind: index).notation,
          recursion: found.production, behind: found.text))
    }
  }

  /// The production with which both nodes go on behind the same text, and that leads back to them.
  private mutating func recursion(
    _ earlier: Int, _ later: Int, in rule: String, _ recursions: Set<String>
  ) -> (production: String, text: String)? {
    guard recursions.contains(rule), mayGoOn(in: rule) else { return nil }
    let found = automaton.recursion(behind: earlier, and: later) { [productions] in
      recursions.contains(productions[$0].name)
    }
    return found.map { (productions[$0.production].name, String(decoding: $0.text, as: UTF8.self)) }
  }

  /// Whether the searches so far have left something for another one; the first for which they have not is told.
  mutating func mayGoOn(in rule: String) -> Bool {
    if automaton.effort < mostEffort { return true }
    if !isCutShort { notes.append(.comparisonsLeftOut(rule: rule)) }
    isCutShort = true
    return false
  }
}

extension Syntax {
  /// Whether it is a class with some characters beyond ASCII, and not all of them.
  fileprivate var dividesBeyondASCII: Bool {
    guard case .characters(let characters) = self else { return false }
    return characters.ranges.contains { $0.upperBound >= 0x80 && ($0.lowerBound > 0x80 || $0.upperBound < 0x10FFFF) }
  }

  /// The parts of a sequence with that spacing, else itself.
  fileprivate func parts(of spacing: Syntax.Spacing) -> [Syntax] {
    if case .sequence(let parts, let inner) = self, inner == spacing || parts.count < 2 { parts } else { [self] }
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
    let more = Syntax.RepetitionBounds(lower: 1, upper: bounds.upper)
    let first = (body, Syntax.repetition(body, more, separator: separator, spacing: spacing))
    guard let separator else { return [first] }
    let next = Syntax.sequence([separator, body], spacing: spacing)
    return (bounds.lower == 0 ? [first] : []) + [(next, .repetition(next, .oneOrMore, spacing: spacing))]
  }
}
