/// How operators of one precedence group their operands.
@frozen public enum Associativity: Sendable {
  /// From left to right: `1 - 2 - 3` is `(1 - 2) - 3`.
  case left
  /// From right to left: `a = b = c` is `a = (b = c)`.
  case right
  /// Not at all: in `1 < 2 < 3` the second operator does not fit.
  case none
}

/// Operands that wait for what stands on the right of the operators behind them.
@usableFromInline final class WaitingOperands<Operand, Operator> {
  @usableFromInline var pairs: [(Operand, Operator)] = []

  @usableFromInline init() {}
}

extension Parser {
  /// Operators of one precedence between operands such as this parser: a row of an operator table.
  ///
  ///     product ::= negation ( ( "*" | "/" ) negation )*
  ///
  /// The table is a parser of operands, and a production for each precedence, from the tightest to the loosest.
  /// Each is compiled as a function of its own, so that a table takes the compiler no longer than its rows.
  ///
  /// ```swift
  /// Primary()
  ///   .postfix("call", Glued.self) { Arguments() } combining: { callee, arguments in .call(callee, arguments) }
  ///   .prefix("negation") { "-" } combining: { _, value in .negative(value) }
  ///   .infix("product", .left) {
  ///     Literal("*").as(Sign.times)
  ///     Literal("/").as(Sign.over)
  ///   } combining: { left, sign, right in .product(left, sign, right) }
  ///   .infix("comparison", .none) { "<" } combining: { left, _, right in .less(left, right) }
  ///   .infix("assignment", .right) { "=" } combining: { left, _, right in .assignment(left, right) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the production's name.
  ///   - side: how the operators group: `.left`, `.right`, or `.none` for one at the most.
  ///   - spacing: what may stand around an operator.
  ///   - operators: the operators; the order in which they are tried is that of ``OneOf``.
  ///   - combine: the value of two operands and the operator between them.
  @_alwaysEmitIntoClient @inline(__always)
  public func infix<Operator: Parser, Between: Spacing>(
    _ name: StaticString, _ side: Associativity, _ spacing: Between.Type = Spaced.self,
    @ChoiceBuilder operators: () -> Operator,
    @ValueBuilder<Output> combining combine: @escaping @Sendable (Output, Operator.Output, Output) -> Output
  ) -> some Parser<Output> {
    Named(name, spacing) {
      LeftAssociative(
        spacing, isRepeated: side != .none,
        { Outlined { self }.map { ($0, WaitingOperands<Output, Operator.Output>?.none) } },
        operators: operators
      ) { left, sign, right in
        guard side == .right else { return ((combine(left.0, sign, right.0), nil), nil) }
        let waiting = left.1 ?? WaitingOperands()
        waiting.pairs.append((left.0, sign))
        return ((right.0, waiting), nil)
      }
    }.map { (parts: (Output, WaitingOperands<Output, Operator.Output>?)) in
      parts.1?.pairs.reversed().reduce(parts.0) { combine($1.0, $1.1, $0) } ?? parts.0
    }
  }

  /// Any number of operators before an operand such as this parser, the nearest combined first.
  ///
  ///     negation ::= "-"* primary
  @_alwaysEmitIntoClient @inline(__always)
  public func prefix<Operator: Parser, Between: Spacing>(
    _ name: StaticString, _ spacing: Between.Type = Spaced.self, @ChoiceBuilder operators: () -> Operator,
    @ValueBuilder<Output> combining combine: @escaping @Sendable (Operator.Output, Output) -> Output
  ) -> some Parser<Output> {
    let sign = operators()
    return Named(name, spacing) {
      Repeat(.zeroOrMore, spacing) { sign }
      Outlined { self }
    }.map { (parts: ([Operator.Output], Output)) in parts.0.reversed().reduce(parts.1) { combine($1, $0) } }
  }

  /// Any number of operators behind an operand such as this parser, the nearest combined first.
  ///
  ///     call ::= primary arguments*
  @_alwaysEmitIntoClient @inline(__always)
  public func postfix<Operator: Parser, Between: Spacing>(
    _ name: StaticString, _ spacing: Between.Type = Spaced.self, @ChoiceBuilder operators: () -> Operator,
    @ValueBuilder<Output> combining combine: @escaping @Sendable (Output, Operator.Output) -> Output
  ) -> some Parser<Output> {
    let sign = operators()
    return Named(name, spacing) {
      Outlined { self }
      Repeat(.zeroOrMore, spacing) { sign }
    }.map { (parts: (Output, [Operator.Output])) in parts.1.reduce(parts.0, combine) }
  }
}
