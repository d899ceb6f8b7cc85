import GrammarCombinators

/// An attribute of an item, scaled, plus a constant; or a constant alone.
///
///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
///                          | constant
struct RightSubexpression<Pair: Rule, Number: Rule>: InlinedRule
where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
  static var name: StaticString { "rightSubexpression" }
  let pair: Pair
  let number: Number

  /// A right side of the dialect's attributes and numbers.
  @inline(__always) init(_ pair: Pair, _ number: Number) {
    self.pair = pair
    self.number = number
  }

  @inline(__always) var body: some Parser<ParsedSide> {
    OneOf {
      ScaledSide(pair, number)
      ConstantSide(number)
    }
  }
}

/// An attribute of an item, perhaps scaled, perhaps with a constant.
struct ScaledSide<Pair: Rule, Number: Rule>: UnnamedRule
where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
  let pair: Pair
  let number: Number

  @inline(__always) init(_ pair: Pair, _ number: Number) {
    self.pair = pair
    self.number = number
  }

  @inline(__always) var body: some Parser<(ParsedOperand, ParsedMultiplier?, ParsedConstant?)> {
    pair
    Optionally { ScaleExpression(number) }
    Optionally { AddExpression(number) }
  }

  @inline(__always)
  static func value(of parts: (ParsedOperand, ParsedMultiplier?, ParsedConstant?)) -> ParsedSide {
    ParsedSide(parts.0, multiplier: parts.1, constant: parts.2)
  }
}

/// A constant alone.
struct ConstantSide<Number: Parser>: UnnamedRule where Number.Output == ParsedScalar {
  let number: Number

  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<ParsedScalar> { number }

  @inline(__always)
  static func value(of number: ParsedScalar) -> ParsedSide { ParsedSide(constant: number) }
}

/// The multiplier of an attribute, with the numbers that the dialect allows there.
///
///     scaleExpression ::= MUL_OPERATOR constant
struct ScaleExpression<Number: Rule>: InlinedRule where Number.Output == ParsedScalar {
  static var name: StaticString { "scaleExpression" }
  let number: Number

  /// The multiplier, with `number` as the numbers that the dialect allows.
  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<ParsedScalar> {
    MultiplicationOperator()
    number
  }

  @inline(__always)
  static func value(of number: ParsedScalar) -> ParsedMultiplier { ParsedMultiplier(.times, number) }
}

/// The constant behind an attribute, with the numbers that the dialect allows there.
///
///     addExpression ::= ( ADD_OPERATOR | SUB_OPERATOR ) constant
struct AddExpression<Number: Rule>: InlinedRule where Number.Output == ParsedScalar {
  static var name: StaticString { "addExpression" }
  let number: Number

  /// The constant, with `number` as the numbers that the dialect allows.
  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<(AdditiveOperator, ParsedScalar)> {
    OneOf {
      AdditionOperator().as(AdditiveOperator.plus)
      SubtractionOperator().as(AdditiveOperator.minus)
    }
    number
  }

  @inline(__always)
  static func value(of parts: (AdditiveOperator, ParsedScalar)) -> ParsedConstant {
    ParsedConstant(parts.0, parts.1)
  }
}
