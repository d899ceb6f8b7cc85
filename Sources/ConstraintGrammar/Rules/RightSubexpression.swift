import GrammarCombinators

/// An attribute of an item, scaled, plus a constant; or a constant alone.
///
///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
///                          | constant
struct RightSubexpression<Pair: Rule, Number: Rule>: Rule, Inlined
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
struct ScaledSide<Pair: Rule, Number: Rule>: Fragment
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
struct ConstantSide<Number: Parser>: Fragment where Number.Output == ParsedScalar {
  let number: Number

  @inline(__always) init(_ number: Number) { self.number = number }

  @inline(__always) var body: some Parser<ParsedScalar> { number }

  @inline(__always)
  static func value(of number: ParsedScalar) -> ParsedSide { ParsedSide(constant: number) }
}
