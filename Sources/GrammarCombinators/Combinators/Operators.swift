/// Recognises operands with operators of one precedence between them, and combines them from left to right.
///
///     product ( ( ADD_OPERATOR | SUB_OPERATOR ) product )*
///
/// ```swift
/// LeftAssociative {
///   Product()
/// } operators: {
///   OneOf { AdditionOperator().as(Sign.plus); SubtractionOperator().as(Sign.minus) }
/// } combining: { left, sign, right in
///   (sign == .plus ? left + right : left - right, nil)
/// }
/// ```
///
/// A combination may be refused; the refusal points at the operator. As in ``Parser/check(_:)``, it gives a value in any case.
@frozen @usableFromInline package struct LeftAssociative<Operand: Parser, Operator: Parser, Between: Spacing>: Parser {
  @usableFromInline let operand: Operand
  @usableFromInline let isRepeated: Bool
  @usableFromInline let `operator`: Operator
  @usableFromInline let combine:
    @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)

  /// Operands of one kind, with operators of one precedence between them: if these are not repeated, one at the most.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ spacing: Between.Type = WhiteSpace.self, isRepeated: Bool = true,
    @SequenceBuilder<Between> _ operand: () -> Operand,
    @Parsers.ChoiceBuilder operators operator: () -> Operator,
    @Parsers.ValueBuilder<(Operand.Output, Refusal.Reason?)> combining combine:
      @escaping @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)
  ) {
    self.operand = operand()
    self.isRepeated = isRepeated
    self.operator = `operator`()
    self.combine = combine
  }

  public typealias Leading = Between

  @_alwaysEmitIntoClient public var syntax: Syntax {
    let next = Syntax.sequence([`operator`.syntax, operand.syntax], spacing: Between.syntax)
    return .sequence(
      [operand.syntax, .repetition(next, isRepeated ? .zeroOrMore : .optional, spacing: Between.syntax)],
      spacing: Between.syntax)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Operand.Output? {
    var left: Operand.Output?
    var sign: (Operator.Output, Range<Int>)?
    var end = cursor.offset
    // The operand is parsed in one place only, since it is inlined there and grammars nest these loops.
    while true {
      let operandStart = cursor.offset
      guard let right = operand.parse(input, &cursor) else { break }
      if let first = left, let (sign, range) = sign {
        let (value, reason) = combine(first, sign, right)
        if let reason, !cursor.refuse(reason, in: range) { return nil }
        left = value
        // What stands before an empty operand is given back. If the operator is empty too, the loop would never end.
        if cursor.offset == operandStart {
          cursor.offset = range.isEmpty ? end : range.upperBound
          if cursor.offset == end { break }
        }
        if !isRepeated { return left }
      } else {
        left = right
      }
      end = cursor.offset
      guard Between.skip(input, &cursor) else { return nil }
      let start = cursor.offset
      guard let next = `operator`.parse(input, &cursor) else { break }
      sign = (next, start..<cursor.offset)
      guard Between.skip(input, &cursor) else { break }
    }
    cursor.offset = end
    return left
  }
}

extension Parsers {
  /// How operators of one precedence group their operands.
  @frozen public enum Associativity: Sendable {
    /// From left to right: `1 - 2 - 3` is `(1 - 2) - 3`.
    case left
    /// From right to left: `a = b = c` is `a = (b = c)`.
    case right
    /// Not at all: in `1 < 2 < 3` the second operator does not fit.
    case none
  }
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
  ///   .postfix("call", NoSpace.self) { Arguments() } combining: { callee, arguments in .call(callee, arguments) }
  ///   .prefix("negation") { "-" } combining: { _, value in .negative(value) }
  ///   .infix("product", .left) {
  ///     LiteralText("*").as(Sign.times)
  ///     LiteralText("/").as(Sign.over)
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
    _ name: StaticString, _ side: Parsers.Associativity, _ spacing: Between.Type = WhiteSpace.self,
    @Parsers.ChoiceBuilder operators: () -> Operator,
    @Parsers.ValueBuilder<Output> combining combine: @escaping @Sendable (Output, Operator.Output, Output) -> Output
  ) -> some Parser<Output> {
    NamedRule(name, spacing) {
      LeftAssociative(
        spacing, isRepeated: side != .none,
        { map { ($0, WaitingOperands<Output, Operator.Output>?.none) } },
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
    _ name: StaticString, _ spacing: Between.Type = WhiteSpace.self, @Parsers.ChoiceBuilder operators: () -> Operator,
    @Parsers.ValueBuilder<Output> combining combine: @escaping @Sendable (Operator.Output, Output) -> Output
  ) -> some Parser<Output> {
    let sign = operators()
    return NamedRule(name, spacing) {
      Repeat(.zeroOrMore, spacing) { sign }
      self
    }.map { (parts: ([Operator.Output], Output)) in parts.0.reversed().reduce(parts.1) { combine($1, $0) } }
  }

  /// Any number of operators behind an operand such as this parser, the nearest combined first.
  ///
  ///     call ::= primary arguments*
  @_alwaysEmitIntoClient @inline(__always)
  public func postfix<Operator: Parser, Between: Spacing>(
    _ name: StaticString, _ spacing: Between.Type = WhiteSpace.self, @Parsers.ChoiceBuilder operators: () -> Operator,
    @Parsers.ValueBuilder<Output> combining combine: @escaping @Sendable (Output, Operator.Output) -> Output
  ) -> some Parser<Output> {
    let sign = operators()
    return NamedRule(name, spacing) {
      self
      Repeat(.zeroOrMore, spacing) { sign }
    }.map { (parts: (Output, [Operator.Output])) in parts.1.reduce(parts.0, combine) }
  }
}
