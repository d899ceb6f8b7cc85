import GrammarCombinators

/// A value to compute a side of an equation with: sums and products of terms and constants that come to m·x + c.
///
/// Each combination gives a value, and a reason where it is refused.
protocol LinearArithmetic: Sendable {
  /// The sum or the difference of two sides.
  static func combine(_ left: Self, _ sign: AdditiveOperator, _ right: Self) -> (Self, Refusal.Reason?)

  /// The product or the quotient of two sides.
  static func combine(_ left: Self, _ sign: ScalingOperator, _ right: Self) -> (Self, Refusal.Reason?)

  /// The side with the opposite sign.
  var negated: (Self, Refusal.Reason?) { get }
}

/// Products that are added and subtracted, from left to right.
///
///     sum ::= product ( ( ADD_OPERATOR | SUB_OPERATOR ) product )*
struct Sum<Primary: Rule>: Rule where Primary.Output: LinearArithmetic {
  static var name: StaticString { "sum" }
  let primary: Primary

  /// A sum of what `primary` reads.
  @inline(__always) init(of primary: Primary) { self.primary = primary }

  @inline(__always) var body: some Parser<Primary.Output> {
    LeftAssociative {
      Product(of: primary)
    } operators: {
      AdditionOperator().as(AdditiveOperator.plus)
      SubtractionOperator().as(AdditiveOperator.minus)
    } combining: {
      Primary.Output.combine($0, $1, $2)
    }
  }
}

/// Factors that are multiplied and divided, from left to right.
///
///     product ::= factor ( ( MUL_OPERATOR | DIV_OPERATOR ) factor )*
struct Product<Primary: Rule>: Rule, Inlined where Primary.Output: LinearArithmetic {
  static var name: StaticString { "product" }
  let primary: Primary

  @inline(__always) init(of primary: Primary) { self.primary = primary }

  @inline(__always) var body: some Parser<Primary.Output> {
    LeftAssociative {
      Factor(of: primary)
    } operators: {
      MultiplicationOperator().as(ScalingOperator.times)
      DivisionOperator().as(ScalingOperator.dividedBy)
    } combining: {
      Primary.Output.combine($0, $1, $2)
    }
  }
}

/// A primary with its sign.
///
///     factor ::= SUB_OPERATOR? primary /* ws: explicit */
struct Factor<Primary: Rule>: Rule, Inlined where Primary.Output: LinearArithmetic {
  static var name: StaticString { "factor" }
  let primary: Primary

  @inline(__always) init(of primary: Primary) { self.primary = primary }

  @SequenceBuilder<Glued> @inline(__always) var body: some Parser<Primary.Output> {
    Grouped(Glued.self) {
      Optionally { SubtractionOperator() }
      primary
    }.check { $0.0 == nil ? ($0.1, nil) : $0.1.negated }
  }
}
