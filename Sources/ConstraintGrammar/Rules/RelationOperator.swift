public import GrammarCombinators

/// The three relations as Swift and C write them.
///
///     relationOperator ::= EQEQ_OPERATOR
///                        | GTE_OPERATOR
///                        | LTE_OPERATOR
public struct RelationOperator: Rule, Inlined {
  @_alwaysEmitIntoClient public static var name: StaticString { "relationOperator" }
  @_alwaysEmitIntoClient public init() {}
  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<Relation> {
    OneOf {
      DoubleEqualOperator().as(Relation.equal)
      GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
      LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
    }
  }
}
