import GrammarCombinators

/// An attribute of an item on the left, and a side of the dialect's own on the right.
///
///     equation ::= identifierAttributePair relationOperator rightSubexpression
struct AttributeEquation<Pair: Rule, Sign: Rule, RightSide: Rule>: Rule, Inlined
where Pair.Output == ParsedOperand, Sign.Output == Relation, RightSide.Output == ParsedSide {
  static var name: StaticString { "equation" }
  let pair: Pair
  let relation: Sign
  let rightSide: RightSide

  /// An equation of three parts.
  @inline(__always) init(_ pair: Pair, _ relation: Sign, _ rightSide: RightSide) {
    self.pair = pair
    self.relation = relation
    self.rightSide = rightSide
  }

  @inline(__always) var body: some Parser<(ParsedOperand, Relation, ParsedSide)> {
    pair
    relation
    rightSide
  }

  @inline(__always)
  static func value(of parts: (ParsedOperand, Relation, ParsedSide)) -> ParsedEquation {
    ParsedEquation(ParsedSide(parts.0), parts.1, parts.2)
  }
}
