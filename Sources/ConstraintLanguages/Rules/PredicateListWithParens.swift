import GrammarCombinators

/// What is asked of a size or a distance, in parentheses.
///
///     predicateListWithParens ::= "(" predicate ( "," predicate )* ")" /* ws: explicit */
struct PredicateListWithParens<Predicate: Rule>: Rule {
  static var name: StaticString { "predicateListWithParens" }
  let predicate: Predicate

  /// Predicates as `predicate` reads them.
  @inline(__always) init(_ predicate: Predicate) { self.predicate = predicate }

  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<[Predicate.Output]> {
    "("
    Repeat(.oneOrMore, NoSpace.self) {
      ","
    } _: {
      predicate
    }
    ")"
  }
}
