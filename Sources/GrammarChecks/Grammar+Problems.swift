public import GrammarCombinators

extension Grammar {
  /// The problems of the grammar itself.
  ///
  /// A parser does not look: a grammar with problems parses somehow. Assert in a test that there are none.
  ///
  /// ```swift
  /// #expect(Grammar(MyStartRule()).problems == [])
  /// ```
  ///
  /// The problems come check by check, and within a check in the order in which a reader of `productions` meets them.
  ///
  /// Alternatives are compared as languages: a look-ahead at one character is understood, and so is a repetition of one
  /// character, which always takes all it can. Any other repetition is taken to stop wherever it may, so an alternative
  /// is refused even if its greed happens to save it. What can't be decided is no problem, but one of the ``notes``.
  ///
  /// A repetition takes all it can, and so does an optional part. Found is one that surely takes so much of some text that
  /// what follows it in its sequence, and would read that text, does not fit. Whether another alternative reads the text in
  /// the end is not looked at. Not found is what a repetition takes from another production, or takes only if a
  /// look-ahead at more than one character holds.
  ///
  /// A grammar takes exponential time where a part that leads back to itself is read twice from the same place. Found is
  /// each pair of alternatives of a choice, each repetition or optional part with what follows it in its sequence, and
  /// each look-ahead with what follows it, if there is a text behind which both surely go on with the same production,
  /// and that leads back to the pair. Not found are pairs that are told apart by nesting alone, or by a look-ahead at more
  /// than one character, and a repetition at the end of one production with what follows that in another.
  ///
  /// - Complexity: each pair of alternatives is compared by a search of bounded size; the rest is at worst quadratic in
  ///   the number of productions.
  public var problems: [GrammarProblem] { findings.problems }

  /// Notes on what the checks could not decide: nothing that keeps anybody from using the grammar, or from exporting it.
  ///
  /// - Complexity: that of ``problems``.
  public var notes: [GrammarNote] { findings.notes }

  /// The problems and the notes, found together.
  package var findings: (problems: [GrammarProblem], notes: [GrammarNote]) {
    var found = undefined.map { GrammarProblem.undefined(rule: $0.rule, name: $0.name) }
    found += duplicates.map { .duplicate(rule: $0) }
    found += leftRecursions + endlessRecursions + unlimitedNestings
    found += emptyRepetitions + spacingProblems + dividedCharacters
    let compared = comparedParts(besides: Set(found.map { $0.rule }))
    return ((found + compared.problems).withoutDuplicates, compared.notes.withoutDuplicates)
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, where it occurs first.
  package var withoutDuplicates: Self {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
