import GrammarCombinators

/// `parentheses ::= "(" parentheses? ")"`, with the number of pairs as its output.
struct Parentheses: Rule {
  static var name: StaticString { "parentheses" }

  var body: some Parser<Int> {
    SequenceOf {
      "("
      Optionally { Recursive { Parentheses() } }
      ")"
    }.map { 1 + ($0 ?? 0) }
  }
}
