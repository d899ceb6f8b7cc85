import GrammarCombinators

extension Grammar {
  /// Names that stand for more than one thing.
  var duplicateRules: [GrammarProblem] { duplicates.map { .duplicate(rule: $0) } }
}
