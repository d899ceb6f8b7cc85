public import GrammarCombinators

/// The three relations as Swift and C write them.
///
///     relationOperator ::= EQEQ_OPERATOR
///                        | GTE_OPERATOR
///                        | LTE_OPERATOR
public struct RelationOperator: Rule, Inlined {
  @inlinable public static var name: StaticString { "relationOperator" }
  @inlinable public init() {}
  @inlinable @inline(__always) public var body: some Parser<Relation> {
    OneOf {
      DoubleEqualOperator().as(Relation.equal)
      GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
      LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
    }
  }
}
