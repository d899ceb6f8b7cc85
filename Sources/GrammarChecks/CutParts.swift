import GrammarCombinators

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
    guard ReachSearch.isUnreachable(other, thatFits: true, behind: before, in: &automaton) else { return }
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
