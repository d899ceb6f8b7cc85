import GrammarCombinators

/// The start rule of the dialects whose document speaks of expressions.
///
///     expression ::= equation EOF
struct ExpressionText<Equation: Rule>: InlinedRule where Equation.Output == ParsedEquation {
  static var name: StaticString { "expression" }
  let equation: Equation

  /// A text that is an `equation`.
  @inline(__always) init(_ equation: Equation) { self.equation = equation }

  @inline(__always) var body: some Parser<ParsedEquation> {
    equation
    EndOfText()
  }
}

/// The start rule of the dialects whose document speaks of formulae.
///
///     formula ::= equation EOF
struct Formula<Equation: Rule>: InlinedRule where Equation.Output == ParsedEquation {
  static var name: StaticString { "formula" }
  let equation: Equation

  /// A text that is an `equation`.
  @inline(__always) init(_ equation: Equation) { self.equation = equation }

  @inline(__always) var body: some Parser<ParsedEquation> {
    equation
    EndOfText()
  }
}

/// An attribute of an item on the left, and a side of the dialect's own on the right.
///
///     equation ::= identifierAttributePair relationOperator rightSubexpression
struct AttributeEquation<Pair: Rule, Sign: Rule, RightSide: Rule>: InlinedRule
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

/// The three relations as Swift and C write them.
///
///     relationOperator ::= EQEQ_OPERATOR
///                        | GTE_OPERATOR
///                        | LTE_OPERATOR
struct RelationOperator: InlinedRule {
  static var name: StaticString { "relationOperator" }
  @inline(__always) var body: some Parser<Relation> {
    OneOf {
      DoubleEqualOperator().as(Relation.equal)
      GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
      LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
    }
  }
}
