/// How operators of one precedence group their operands.
@frozen public enum Associativity: Sendable {
  /// From left to right: `1 - 2 - 3` is `(1 - 2) - 3`.
  case left
  /// From right to left: `a = b = c` is `a = (b = c)`.
  case right
  /// Not at all: `1 < 2 < 3` is refused.
  case none
}

/// Recognises operands with operators of one precedence between them, and combines them as they group.
///
///     product ( ( ADD_OPERATOR | SUB_OPERATOR ) product )*
///
/// ```swift
/// Infix(.left) {
///   Product()
/// } operators: {
///   OneOf { AdditionOperator().as(Sign.plus); SubtractionOperator().as(Sign.minus) }
/// } combining: { left, sign, right in
///   (sign == .plus ? left + right : left - right, nil)
/// }
/// ```
///
/// A combination may be refused; the refusal points at the operator. As in ``Checked``, it gives a value in any case.
@frozen public struct Infix<Operand: Parser, Operator: Parser, Between: Spacing>: Parser {
  @usableFromInline let side: Associativity
  @usableFromInline let operand: Operand
  @usableFromInline let `operator`: Operator
  @usableFromInline let combine:
    @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)

  /// Operands of one kind, with operators of one precedence between them.
  @inlinable @inline(__always)
  public init(
    _ side: Associativity, _ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ operand: () -> Operand,
    @ChoiceBuilder operators operator: () -> Operator,
    combining combine:
      @escaping @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)
  ) {
    self.side = side
    self.operand = operand()
    self.operator = `operator`()
    self.combine = combine
  }

  public typealias Leading = Between

  @inlinable public var syntax: Syntax {
    let next = Syntax.sequence([`operator`.syntax, operand.syntax], spacing: Between.syntax)
    return .sequence(
      [operand.syntax, .repetition(next, side == .none ? .optional : .zeroOrMore, spacing: Between.syntax)],
      spacing: Between.syntax)
  }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Operand.Output? {
    var left: Operand.Output?
    var sign: (Operator.Output, Range<Int>)?
    var waiting: [(Operand.Output, Operator.Output, Range<Int>)] = []
    var end = cursor.offset
    // The operand is parsed in one place only: it is inlined there, and grammars nest these loops.
    while true {
      let operandStart = cursor.offset
      guard let right = operand.parse(input, &cursor) else { break }
      if let first = left, let (sign, range) = sign {
        if case .right = side {
          waiting.append((first, sign, range))
          left = right
        } else {
          let (value, reason) = combine(first, sign, right)
          if let reason, !cursor.refuse(reason, in: range) { return nil }
          left = value
        }
        // What stands before an operand that is empty is given back, and where the operator is empty too, there is no end.
        if cursor.offset == operandStart {
          cursor.offset = range.isEmpty ? end : range.upperBound
          if cursor.offset == end { break }
        }
        if case .none = side { return left }
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
    if case .right = side { return combine(waiting, with: left, at: cursor) }
    return left
  }

  /// The last operand, and from right to left what stands before it.
  @usableFromInline func combine(
    _ waiting: [(Operand.Output, Operator.Output, Range<Int>)], with last: Operand.Output?, at cursor: Cursor
  ) -> Operand.Output? {
    guard var right = last else { return nil }
    for (left, sign, range) in waiting.reversed() {
      let (value, reason) = combine(left, sign, right)
      if let reason, !cursor.refuse(reason, in: range) { return nil }
      right = value
    }
    return right
  }
}
