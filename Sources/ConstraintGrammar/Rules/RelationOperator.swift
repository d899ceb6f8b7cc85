import GrammarCombinators

/// The three relations as Swift and C write them.
///
///     relationOperator ::= EQEQ_OPERATOR
///                        | GTE_OPERATOR
///                        | LTE_OPERATOR
struct RelationOperator: Rule, Inlined {
  static var name: StaticString { "relationOperator" }
  @inline(__always) var body: some Parser<Relation> {
    OneOf {
      DoubleEqualOperator().as(Relation.equal)
      GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
      LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
    }
  }
}
