public import GrammarCombinators

// What the rules make of what they read.

/// An attribute of an item.
@usableFromInline enum AttributeOfItem: Construction {
  @inlinable @inline(__always) static func value(of parts: (SourceRange, Attribute)) -> ParsedOperand {
    .attribute(of: parts.0, parts.1)
  }
}

/// An attribute of an item whose name goes on to the end of the second range.
@usableFromInline enum AttributeOfPath: Construction {
  @inlinable @inline(__always)
  static func value(of parts: (SourceRange, (SourceRange?, Attribute))) -> ParsedOperand {
    .attribute(of: parts.0.extended(to: parts.1.0), parts.1.1)
  }
}

/// A named number that is computed with.
@usableFromInline enum Metric: Construction {
  @inlinable @inline(__always) static func value(of name: SourceRange) -> ParsedOperand { .metric(name) }
}

/// A named number.
@usableFromInline enum NamedScalar: Construction {
  @inlinable @inline(__always) static func value(of name: SourceRange) -> ParsedScalar {
    .name(name, isNegated: false)
  }
}

/// A number that is written out.
@usableFromInline enum NumberScalar: Construction {
  @inlinable @inline(__always) static func value(of number: Double) -> ParsedScalar { .number(number) }
}

/// A scalar, negated if a sign stands before it.
@usableFromInline enum NegatedScalar: Construction {
  @inlinable @inline(__always) static func value(of parts: (Void?, ParsedScalar)) -> ParsedScalar {
    parts.0 == nil ? parts.1 : parts.1.negated
  }
}

/// A number, negated if a sign stands before it.
@usableFromInline enum NegatedNumber: Construction {
  @inlinable @inline(__always) static func value(of parts: (Void?, Double)) -> Double {
    parts.0 == nil ? parts.1 : -parts.1
  }
}

/// A number with either sign before it, or none.
@usableFromInline enum NumberWithSign: Construction {
  @inlinable @inline(__always) static func value(of parts: (AdditiveOperator?, Double)) -> Double {
    parts.0 == AdditiveOperator.minus ? -parts.1 : parts.1
  }
}

/// A sign and what it is applied to.
@usableFromInline enum SignAndScalar<Sign: Hashable & Sendable>: Construction {
  @inlinable @inline(__always) static func value(of parts: (Sign, ParsedScalar)) -> ArithmeticOperation<
    Sign, SourceRange
  > {
    ArithmeticOperation(parts.0, parts.1)
  }
}

/// What an operand is multiplied by.
@usableFromInline enum Factor: Construction {
  @inlinable @inline(__always) static func value(of factor: ParsedScalar) -> ParsedMultiplier {
    ParsedMultiplier(.times, factor)
  }
}

/// An operand, perhaps scaled, perhaps with a constant.
@usableFromInline enum ScaledSide: Construction {
  @inlinable @inline(__always)
  static func value(of parts: (ParsedOperand, ParsedMultiplier?, ParsedConstant?)) -> ParsedSide {
    ParsedSide(parts.0, multiplier: parts.1, constant: parts.2)
  }
}

/// The same, where a metric alone is a constant.
@usableFromInline enum ScaledSideOrMetric: Construction {
  @inlinable @inline(__always)
  static func value(of parts: (ParsedOperand, ParsedMultiplier?, ParsedConstant?)) -> ParsedSide {
    ScaledSide.value(of: parts).metricAloneAsConstant
  }
}

/// An attribute of the view on this side, perhaps with a factor before it, perhaps with a constant.
@usableFromInline enum ImpliedSide: Construction {
  @inlinable @inline(__always)
  static func value(of parts: (Double?, Attribute, (AdditiveOperator, Double)?)) -> ParsedSide {
    ParsedSide(timesBefore: parts.0, .implied(parts.1), parts.2)
  }
}

/// A constant alone.
@usableFromInline enum ConstantSide: Construction {
  @inlinable @inline(__always) static func value(of constant: ParsedScalar) -> ParsedSide {
    ParsedSide(constant: constant)
  }
}

/// A number alone.
@usableFromInline enum NumberSide: Construction {
  @inlinable @inline(__always) static func value(of number: Double) -> ParsedSide {
    ParsedSide(constant: .number(number))
  }
}

/// An equation whose left side is an attribute.
@usableFromInline enum EquationOfOperand: Construction {
  @inlinable @inline(__always)
  static func value(of parts: (ParsedOperand, Relation, ParsedSide)) -> ParsedEquation {
    ParsedEquation(ParsedSide(parts.0), parts.1, parts.2)
  }
}

/// An equation whose left side is an attribute of the view on this side.
@usableFromInline enum EquationOfAttribute: Construction {
  @inlinable @inline(__always)
  static func value(of parts: (Attribute, Relation, ParsedSide)) -> ParsedEquation {
    ParsedEquation(ParsedSide(.implied(parts.0)), parts.1, parts.2)
  }
}

/// A number as a side of its own, which is reduced already.
@usableFromInline enum ReducedNumber: Construction {
  @inlinable @inline(__always) static func value(of number: Double) -> ReducedSide {
    ReducedSide(constant: number)
  }
}

/// An attribute of an item whose name goes on to the end of the second range, as a side that is reduced already.
@usableFromInline enum ReducedTerm: Construction {
  @inlinable @inline(__always)
  static func value(of parts: (SourceRange, SourceRange?, Attribute)) -> ReducedSide {
    ReducedSide(item: parts.0.extended(to: parts.1), attribute: parts.2)
  }
}
