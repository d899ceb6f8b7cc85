import GrammarCombinators

extension Grammar {
  /// References that lead nowhere.
  var undefinedRules: [GrammarProblem] { undefined.map { .undefined(rule: $0.rule, name: $0.name) } }
}
