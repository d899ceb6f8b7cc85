import GrammarCombinators

// What is wrong with single parts of productions.

extension Grammar {
  /// Character classes that would cut a character outside ASCII in two.
  var dividedCharacters: [GrammarProblem] {
    problems { rule, part in
      guard case .characters(let characters) = part, characters.dividesCharacters else { return nil }
      return .dividedCharacters(rule: rule, characters: characters)
    }
  }

  /// Repetitions without a limit that can go on without reading anything.
  ///
  /// Where a separator stands that is more than nothing, each further iteration moves on past it. What is nothing only at the
  /// end of the text, such as an empty last line, is repeated there once.
  var emptyRepetitions: [GrammarProblem] {
    let depths = DerivationDepths(of: self)
    return problems { rule, part in
      guard case .repetition(let body, let bounds, let separator, _) = part, bounds.upper == .max,
        depths.canStayInPlace(body), separator.map(depths.canStayInPlace) ?? true
      else { return nil }
      return .emptyRepetition(rule: rule, body: body.notation)
    }
  }

  private func problems(_ problem: (String, Syntax) -> GrammarProblem?) -> [GrammarProblem] {
    productions.flatMap { production in
      production.body.withAllPartsAndSpacing.compactMap { problem(production.name, $0) }
    }
  }

  /// Productions in which white space is allowed where it must not be, or can't be told from where it is not.
  var spacingProblems: [GrammarProblem] {
    productions.flatMap { production -> [GrammarProblem] in
      let parts = production.body.withAllParts
      if production.kind == .rule {
        return production.body.spacingsOfParts.count > 1 ? [.mixedSpacing(rule: production.name)] : []
      }
      let spacings = Set(parts.compactMap { $0.spacing })
      let spaced: [GrammarProblem] = spacings.contains { $0 != .glued } ? [.spacedToken(rule: production.name)] : []
      return spaced
        + parts.compactMap { $0.mentionedName }.filter { self[$0]?.kind == .rule }.map {
          .ruleInToken(rule: production.name, name: $0)
        }
    }
  }
}

extension Grammar {
  /// The rules with other white space than the first one that has any: the default one, where a spacing was forgotten.
  ///
  /// Of a rule with several kinds that is told as a problem.
  var otherWhiteSpaces: [GrammarNote] {
    let spaced = rules.map { (rule: $0.name, spacings: $0.body.spacingsOfParts.subtracting([.glued])) }.filter {
      $0.spacings.count == 1
    }
    guard let first = spaced.first else { return [] }
    return spaced.filter { $0.spacings != first.spacings }.map { .otherWhiteSpace(rule: $0.rule, than: first.rule) }
  }
}

extension Syntax {
  /// The spacings between the parts, tokens without a name aside: nothing stands inside them, whatever stands around them.
  fileprivate var spacingsOfParts: Set<Spacing> {
    if isOfTouchingCharacters { return [] }
    return parts.reduce(into: Set([spacing].compactMap { $0 })) { $0.formUnion($1.spacingsOfParts) }
  }

  /// Whether it names no production, and nothing may stand between its parts.
  private var isOfTouchingCharacters: Bool {
    switch self {
    case .production, .reference: false
    default: (spacing ?? .glued) == .glued && parts.allSatisfy { $0.isOfTouchingCharacters }
    }
  }
}

// Productions that lead back to themselves as none should.

extension Grammar {
  /// The productions that begin with themselves.
  var leftRecursions: [GrammarProblem] {
    leftRecursiveCycles.map { .leftRecursion(rule: $0[0], through: Array($0.dropFirst())) }
  }

  /// Cycles of productions each of which may be tried at the very beginning of the one before.
  package var leftRecursiveCycles: [[String]] {
    let depths = DerivationDepths(of: self)
    return ProductionGraph(of: self) { Self.beginnings(of: $0.body, depths) }.cycles
  }

  /// The productions that `syntax` may try before it has read anything.
  private static func beginnings(of syntax: Syntax, _ depths: DerivationDepths) -> [String] {
    if let name = syntax.mentionedName { return [name] }
    var parts = syntax.parts[...]
    switch syntax {
    case .sequence, .repetition:
      parts = parts.prefix(1 + (parts.firstIndex { !depths.canBeEmpty($0) } ?? parts.count))
    default: break
    }
    return parts.flatMap { beginnings(of: $0, depths) }
  }

  /// The productions that have no text, since each would contain another one.
  ///
  /// Those that begin with themselves are told so already. A name without a definition, or with several, may have texts.
  var endlessRecursions: [GrammarProblem] {
    endlessCycles.map { .endlessRecursion(rule: $0[0], through: Array($0.dropFirst())) }
  }

  private var endlessCycles: [[String]] {
    guard undefined.isEmpty, duplicates.isEmpty else { return [] }
    let depths = DerivationDepths(of: self)
    let known = Set(leftRecursiveCycles.joined())
    return ProductionGraph(of: self) { depths.obstacles(in: $0.body) }.cycles.filter { known.isDisjoint(with: $0) }
  }

  /// What keeps the start rule from having a text, with the production to correct; nothing where it may have one.
  package var obstacles: [GrammarProblem] {
    guard DerivationDepths(of: self).depth(of: .reference(start.name), .last) == nil else { return [] }
    let found = problems.filter {
      switch $0 {
      case .endlessRecursion, .matchesNothing: true
      default: false
      }
    }
    return found.isEmpty ? [.matchesNothing(rule: start.name, part: start.body.notation)] : found
  }

  /// The productions that contain themselves without a limit.
  ///
  /// Those that begin with themselves, or have no text, are told so already, and a name that stands for several things
  /// leads nowhere.
  var unlimitedNestings: [GrammarProblem] {
    let known = Set(leftRecursiveCycles + endlessCycles)
    let graph = ProductionGraph(of: self) { $0.definition().namesOutsideLimits }
    return graph.cycles.filter { !known.contains($0) && !$0.contains(where: duplicates.contains) }.map {
      .unlimitedNesting(rule: $0[0], through: Array($0.dropFirst()))
    }
  }
}

extension Syntax {
  /// The productions mentioned where no limit of nesting is around them.
  fileprivate var namesOutsideLimits: [String] {
    if case .annotated(_, .nesting) = self { return [] }
    if let name = mentionedName { return [name] }
    let between: [String] = if case .grammar(let syntax)? = spacing { syntax.namesOutsideLimits } else { [] }
    return parts.flatMap { $0.namesOutsideLimits } + between
  }
}

// A part that is committed ends the parse where it does not stand, so nothing else is tried.

private let nothing = Syntax.sequence([], spacing: .glued)

extension PartComparison {
  /// Compares what stands before a cut with what is tried otherwise: where the one fits wherever the other fits, nothing
  /// else is ever tried.
  mutating func compareCuts(in production: Production) {
    for part in production.definition().flattened(toRun: true).withAllPartsAndSpacing {
      switch part {
      case .choice(let alternatives):
        for (index, earlier) in alternatives.enumerated() where partBeforeCut(of: earlier) != nil {
          for later in alternatives[(index + 1)...] { compareCut(of: earlier, with: later, in: production.name) }
        }
      case .repetition(let body, let bounds, let separator, let spacing) where bounds.lower < bounds.upper:
        if bounds.lower == 0 || separator == nil { compareCut(of: body, with: nothing, in: production.name) }
        if let separator, bounds.upper > 1 {
          compareCut(of: .sequence([separator, body], spacing: spacing), with: nothing, in: production.name)
        }
      default: break
      }
    }
  }

  private mutating func compareCut(of earlier: Syntax, with later: Syntax, in rule: String) {
    guard let beginning = partBeforeCut(of: earlier), mayGoOn(in: rule) else { return }
    let (before, other) = (automaton.add(beginning), automaton.add(later))
    guard automaton.isUnreachable(other, thatFits: true, behind: before) else { return }
    let names = (earlier.notation, later.notation)
    // What fits wherever the other fits has been told already.
    if problems.contains(.unreachable(rule: rule, earlier: names.0, later: names.1)) { return }
    problems.append(.cutOff(rule: rule, earlier: names.0, later: names.1))
  }

  /// What is read before the first part that is committed; `nil` where none surely is. Of a choice inside, that is what its
  /// first alternative says.
  private mutating func partBeforeCut(of syntax: Syntax) -> Syntax? {
    switch syntax {
    case .annotated(_, .committed): return nothing
    case .annotated(_, .recovery), .lookAhead(_, isPositive: false): return nil
    case .annotated(let body, _), .lookAhead(let body, _), .repetition(let body, _, _, _):
      return partBeforeCut(of: body)
    case .choice(let alternatives): return alternatives.first.flatMap { partBeforeCut(of: $0) }
    case .sequence(let parts, let spacing):
      for (index, part) in parts.enumerated() {
        guard let last = partBeforeCut(of: part) else { continue }
        // Nothing at all, with what may stand before it, is left out.
        return .sequence(parts[..<index] + (last == nothing ? [] : [last]), spacing: spacing)
      }
      return nil
    case .production(let production):
      if let known = cuts[production.name] { return known }
      cuts[production.name] = .some(nil)
      let found = partBeforeCut(of: production.definition().flattened(toRun: true))
      cuts[production.name] = .some(found)
      return found
    case .literal, .characters, .end, .reference: return nil
    }
  }
}
