/// Recognises operands with operators between them, and combines them from left to right.
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
/// A combination may be refused; the refusal points at the operator. As in ``Checked``, it gives a value in any case.
@frozen public struct LeftAssociative<Operand: Parser, Operator: Parser>: Parser {
  @usableFromInline let operand: Operand
  @usableFromInline let `operator`: Operator
  @usableFromInline let combine:
    @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)

  /// Operands of one kind, with operators of one precedence between them; white space may stand around each.
  @inlinable @inline(__always)
  public init(
    @SequenceBuilder<Spaced> _ operand: () -> Operand, @ChoiceBuilder operators operator: () -> Operator,
    combining combine:
      @escaping @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)
  ) {
    self.operand = operand()
    self.operator = `operator`()
    self.combine = combine
  }

  public var syntax: Syntax {
    let next = Syntax.sequence([`operator`.syntax, operand.syntax], spacing: .spaced)
    return .sequence([operand.syntax, .repetition(next, .zeroOrMore, spacing: .spaced)], spacing: .spaced)
  }

  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(
    _ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R
  ) -> Operand.Output? {
    var left: Operand.Output?
    var sign: (Operator.Output, Range<Int>)?
    var end = cursor.offset
    // The operand is parsed in one place only: it is inlined there, and grammars nest these loops.
    while true {
      guard let right = operand.parse(input, &cursor, &recorder) else {
        cursor.offset = end
        return left
      }
      if let first = left, let (sign, range) = sign {
        let (value, reason) = combine(first, sign, right)
        if let reason {
          guard R.isRecording else { return nil }
          recorder.refuse(Refusal(reason, in: range))
        }
        left = value
      } else {
        left = right
      }
      end = cursor.offset
      Spaced.skip(input, &cursor)
      let start = cursor.offset
      guard let next = `operator`.parse(input, &cursor, &recorder) else {
        cursor.offset = end
        return left
      }
      sign = (next, start..<cursor.offset)
      Spaced.skip(input, &cursor)
    }
  }
}
