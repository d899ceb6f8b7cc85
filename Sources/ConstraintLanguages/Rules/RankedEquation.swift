import ConstraintGrammar
import GrammarCombinators

/// How important a constraint is: a name, or a number that is more than 0 and at most 1000.
///
///     priority ::= IDENTIFIER
///                | number
///
/// where numbers have no sign:
///
///     priority ::= IDENTIFIER
///                | NUMBER
struct Priority<Number: Parser<Double>>: Rule {
  static var name: StaticString { "priority" }
  let number: Number

  /// A priority, with `number` as the numbers of the dialect.
  @inline(__always) init(_ number: Number) { self.number = number }

  @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<ParsedScalar> {
    RankingScalar(number)
  }
}

/// A priority, whatever its production is called.
struct RankingScalar<Number: Parser<Double>>: UnnamedRule {
  let number: Number

  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<ParsedScalar> {
    OneOf {
      NamedScalar()
      number.check { number in
        (ParsedScalar.number(number), number.isPriority ? nil : .priorityOutOfRange)
      }
    }
  }
}

/// An ``AttributeEquation`` with a priority behind it, if it has one.
///
///     equation ::= identifierAttributePair relationOperator rightSubexpression ( "@" priority )?
struct RankedAttributeEquation<Pair: Rule, Sign: Rule, RightSide: Rule, Number: Parser>: InlinedRule
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
