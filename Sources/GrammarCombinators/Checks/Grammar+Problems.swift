extension Grammar {
  /// What is wrong with the grammar itself.
  ///
  /// A parser does not look: a grammar with problems parses somehow. Assert in a test that there are none.
  ///
  /// ```swift
  /// #expect(Grammar(MyStartRule()).problems == [])
  /// ```
  ///
  /// The problems come check by check, and within a check in the order of ``productions``.
  ///
  /// - Complexity: every pair of alternatives is compared by a search of bounded size; all else is quadratic in the number of productions at worst.
  public var problems: [GrammarProblem] {
    let found =
      undefinedRules + duplicateRules + leftRecursions + emptyRepetitions + spacingProblems + dividedCharacters
      + choiceProblems
    var seen: Set<GrammarProblem> = []
    return found.filter { seen.insert($0).inserted }
  }
}
