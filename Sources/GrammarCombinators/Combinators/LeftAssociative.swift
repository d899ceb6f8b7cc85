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
@frozen public struct LeftAssociative<Operand: Parser, Operator: Parser, Between: Spacing>: Parser {
  @usableFromInline let operand: Operand
  @usableFromInline let isRepeated: Bool
  @usableFromInline let `operator`: Operator
  @usableFromInline let combine:
    @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)

  /// Operands of one kind, with operators of one precedence between them: if these are not repeated, one at the most.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ spacing: Between.Type = Spaced.self, isRepeated: Bool = true, @SequenceBuilder<Between> _ operand: () -> Operand,
    @ChoiceBuilder operators operator: () -> Operator,
    @ValueBuilder<(Operand.Output, Refusal.Reason?)> combining combine:
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
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Operand.Output? {
    var left: Operand.Output?
    var sign: (Operator.Output, Range<Int>)?
    var end = cursor.offset
    // The operand is parsed in one place only: it is inlined there, and grammars nest these loops.
    while true {
      let operandStart = cursor.offset
      guard let right = operand.parse(input, &cursor) else { break }
      if let first = left, let (sign, range) = sign {
        let (value, reason) = combine(first, sign, right)
        if let reason, !cursor.refuse(reason, in: range) { return nil }
        left = value
        // What stands before an operand that is empty is given back, and where the operator is empty too, there is no end.
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
