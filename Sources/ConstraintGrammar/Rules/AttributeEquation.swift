public import GrammarCombinators

/// An attribute of an item on the left, and a side of the dialect's own on the right.
///
///     equation ::= identifierAttributePair relationOperator rightSubexpression
public struct AttributeEquation<Pair: Rule, Sign: Rule, RightSide: Rule>: Rule, Inlined
where Pair.Output == ParsedOperand, Sign.Output == Relation, RightSide.Output == ParsedSide {
  @_alwaysEmitIntoClient public static var name: StaticString { "equation" }
  @usableFromInline let pair: Pair
  @usableFromInline let relation: Sign
  @usableFromInline let rightSide: RightSide

  /// An equation of three parts.
  @_alwaysEmitIntoClient @inline(__always) public init(_ pair: Pair, _ relation: Sign, _ rightSide: RightSide) {
    self.pair = pair
    self.relation = relation
    self.rightSide = rightSide
  }

  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<(ParsedOperand, Relation, ParsedSide)> {
    pair
    relation
    rightSide
  }

  @_alwaysEmitIntoClient @inline(__always)
  public static func value(of parts: (ParsedOperand, Relation, ParsedSide)) -> ParsedEquation {
    ParsedEquation(ParsedSide(parts.0), parts.1, parts.2)
  }
}
