import ConstraintGrammar
import GrammarCombinators

/// An ``AttributeEquation`` with a priority behind it, if it has one.
///
///     equation ::= identifierAttributePair relationOperator rightSubexpression ( "@" priority )?
struct RankedAttributeEquation<Pair: Rule, Sign: Rule, RightSide: Rule, Number: Parser>: Rule, Inlined
where
  Pair.Output == ParsedOperand, Sign.Output == Relation, RightSide.Output == ParsedSide, Number.Output == Double
{
  static var name: StaticString { "equation" }
  let pair: Pair
  let relation: Sign
  let rightSide: RightSide
  let number: Number

  /// An equation of three parts, with `number` as the numbers of its priority.
  @inline(__always)
  init(_ pair: Pair, _ relation: Sign, _ rightSide: RightSide, _ number: Number) {
    self.pair = pair
    self.relation = relation
    self.rightSide = rightSide
    self.number = number
  }

  @inline(__always) var body: some Parser<(ParsedOperand, Relation, ParsedSide, ParsedScalar?)> {
    pair
    relation
    rightSide
    Optionally {
      "@"
      Priority(number)
    }
  }

  @inline(__always)
  static func value(of parts: (ParsedOperand, Relation, ParsedSide, ParsedScalar?)) -> ParsedEquation {
    ParsedEquation(ParsedSide(parts.0), parts.1, parts.2, priority: parts.3)
  }
}
