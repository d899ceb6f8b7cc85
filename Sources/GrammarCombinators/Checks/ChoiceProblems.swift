extension Grammar {
  /// Alternatives that keep a later one of the same choice from being taken.
  var choiceProblems: [GrammarProblem] {
    var automaton = TextAutomaton(PieceTable(of: self))
    return productions.flatMap { production in
      production.body.withAllParts.flatMap { part -> [GrammarProblem] in
        guard case .choice(let alternatives) = part else { return [] }
        return Self.problems(of: alternatives, in: production.name, &automaton)
      }
    }
  }

  private static func problems(
    of alternatives: [Syntax], in rule: String, _ automaton: inout TextAutomaton
  ) -> [GrammarProblem] {
    let pieces = alternatives.map { automaton.add($0) }
    let beginnings = pieces.map { automaton.beginning(of: $0) }
    var problems: [GrammarProblem] = []
    for later in alternatives.indices {
      for earlier in 0..<later {
        let names = (alternatives[earlier].notation, alternatives[later].notation)
        let isSame = alternatives[earlier] == alternatives[later]
        if beginnings[earlier].intersection(beginnings[later]).isEmpty { continue }
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
        } else if case .undecided = answer {
          problems.append(.prefixCaptureUndecided(rule: rule, earlier: names.0, later: names.1))
        }
      }
    }
    return problems
  }
}
