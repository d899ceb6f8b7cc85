extension Grammar {
  /// What is wrong with the grammar itself.
  ///
  /// A parser does not look: a grammar with problems parses somehow. Assert in a test that there are none.
  ///
  /// ```swift
  /// #expect(Grammar(MyStartRule()).problems == [])
  /// ```
  ///
  /// The problems come check by check, and within a check in the order in which a reader of ``productions`` meets them.
  ///
  /// Alternatives are compared as languages: a look-ahead at one character is understood, and so is a repetition of one
  /// character, which always takes all it can. Any other repetition is taken to stop wherever it may, so an alternative
  /// is refused even if its greed happens to save it.
  ///
  /// - Complexity: each pair of alternatives is compared by a search of bounded size; the rest is at worst quadratic in
  ///   the number of productions.
  public var problems: [GrammarProblem] {
    let found =
      undefinedRules + duplicateRules + leftRecursions + emptyRepetitions + spacingProblems + dividedCharacters
      + choiceProblems
    var seen: Set<GrammarProblem> = []
    return found.filter { seen.insert($0).inserted }
  }
}
