public import GrammarCombinators

/// An attribute of an item, scaled, plus a constant; or a constant alone.
///
///     rightSubexpression ::= identifierAttributePair scaleExpression? addExpression?
///                          | constant
public struct RightSubexpression<Pair: Rule, Number: Rule>: Rule, Inlined
where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
  @_alwaysEmitIntoClient public static var name: StaticString { "rightSubexpression" }
  @usableFromInline let pair: Pair
  @usableFromInline let number: Number

  /// A right side of the dialect's attributes and numbers.
  @_alwaysEmitIntoClient @inline(__always) public init(_ pair: Pair, _ number: Number) {
    self.pair = pair
    self.number = number
  }

  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<ParsedSide> {
    OneOf {
      ScaledSide(pair, number)
      ConstantSide(number)
    }
  }
}

/// An attribute of an item, perhaps scaled, perhaps with a constant.
public struct ScaledSide<Pair: Rule, Number: Rule>: Fragment
where Pair.Output == ParsedOperand, Number.Output == ParsedScalar {
  @usableFromInline let pair: Pair
  @usableFromInline let number: Number

  @_alwaysEmitIntoClient @inline(__always) init(_ pair: Pair, _ number: Number) {
    self.pair = pair
    self.number = number
  }

  @_alwaysEmitIntoClient @inline(__always) public var body:
    some Parser<(ParsedOperand, ParsedMultiplier?, ParsedConstant?)>
  {
    pair
    Optionally { ScaleExpression(number) }
    Optionally { AddExpression(number) }
  }

  @_alwaysEmitIntoClient @inline(__always)
  public static func value(of parts: (ParsedOperand, ParsedMultiplier?, ParsedConstant?)) -> ParsedSide {
    ParsedSide(parts.0, multiplier: parts.1, constant: parts.2)
  }
}

/// A constant alone.
public struct ConstantSide<Number: Parser>: Fragment where Number.Output == ParsedScalar {
  @usableFromInline let number: Number

  @_alwaysEmitIntoClient @inline(__always) init(_ number: Number) { self.number = number }

  @_alwaysEmitIntoClient @inline(__always) public var body: some Parser<ParsedScalar> { number }

  @_alwaysEmitIntoClient @inline(__always)
  public static func value(of number: ParsedScalar) -> ParsedSide { ParsedSide(constant: number) }
}
