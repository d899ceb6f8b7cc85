/// How operators of one precedence group their operands.
public protocol Associativity: Sendable {
  /// Whether the operators group from right to left.
  static var isRight: Bool { get }

  /// Whether another operator may follow.
  static var isRepeated: Bool { get }
}

/// From left to right: `1 - 2 - 3` is `(1 - 2) - 3`.
public struct LeftToRight: Associativity {
  @inlinable @inline(__always) public init() {}
  @inlinable @inline(__always) public static var isRight: Bool { false }
  @inlinable @inline(__always) public static var isRepeated: Bool { true }
}

/// From right to left: `a = b = c` is `a = (b = c)`.
public struct RightToLeft: Associativity {
  @inlinable @inline(__always) public init() {}
  @inlinable @inline(__always) public static var isRight: Bool { true }
  @inlinable @inline(__always) public static var isRepeated: Bool { true }
}

/// Not at all: `1 < 2 < 3` is refused.
public struct NotAssociative: Associativity {
  @inlinable @inline(__always) public init() {}
  @inlinable @inline(__always) public static var isRight: Bool { false }
  @inlinable @inline(__always) public static var isRepeated: Bool { false }
}

extension Associativity where Self == LeftToRight {
  /// From left to right.
  @inlinable @inline(__always) public static var left: Self { Self() }
}

extension Associativity where Self == RightToLeft {
  /// From right to left.
  @inlinable @inline(__always) public static var right: Self { Self() }
}

extension Associativity where Self == NotAssociative {
  /// Not at all.
  @inlinable @inline(__always) public static var none: Self { Self() }
}

/// Recognises operands with operators between them, and combines them from left to right.
public typealias LeftAssociative<Operand: Parser, Operator: Parser, Between: Spacing> = Infix<
  Operand, Operator, Between, LeftToRight
>

/// Recognises operands with operators of one precedence between them, and combines them as they group.
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
@frozen public struct Infix<Operand: Parser, Operator: Parser, Between: Spacing, Side: Associativity>: Parser {
  @usableFromInline let operand: Operand
  @usableFromInline let `operator`: Operator
  @usableFromInline let combine:
    @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)

  /// Operands of one kind, with operators of one precedence between them.
  @inlinable @inline(__always)
  public init(
    _ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ operand: () -> Operand,
    @ChoiceBuilder operators operator: () -> Operator,
    @ValueBuilder<(Operand.Output, Refusal.Reason?)> combining combine:
      @escaping @Sendable (Operand.Output, Operator.Output, Operand.Output) -> (Operand.Output, Refusal.Reason?)
  ) {
    self.operand = operand()
    self.operator = `operator`()
    self.combine = combine
  }

  public typealias Leading = Between

  public var syntax: Syntax {
    let next = Syntax.sequence([`operator`.syntax, operand.syntax], spacing: Between.syntax)
    return .sequence(
      [operand.syntax, .repetition(next, Side.isRepeated ? .zeroOrMore : .optional, spacing: Between.syntax)],
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
      guard let right = operand.parse(input, &cursor) else {
        cursor.offset = end
        return Side.isRight ? combine(waiting, with: left, at: cursor) : left
      }
      if let first = left, let (sign, range) = sign {
        if Side.isRight {
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
          if cursor.offset == end { return Side.isRight ? combine(waiting, with: left, at: cursor) : left }
        }
        if !Side.isRepeated { return left }
      } else {
        left = right
      }
      end = cursor.offset
      guard Between.skip(input, &cursor) else { return nil }
      let start = cursor.offset
      guard let next = `operator`.parse(input, &cursor) else {
        cursor.offset = end
        return Side.isRight ? combine(waiting, with: left, at: cursor) : left
      }
      sign = (next, start..<cursor.offset)
      guard Between.skip(input, &cursor) else {
        cursor.offset = end
        return Side.isRight ? combine(waiting, with: left, at: cursor) : left
      }
    }
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
