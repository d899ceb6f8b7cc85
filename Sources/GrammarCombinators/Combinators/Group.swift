/// Recognises several parts one after the other, as parentheses group them in EBNF.
///
///     ( SUB_OPERATOR NUMERAL )
///
/// `Group { SubtractionOperator(); Numeral() }`. White space may stand between the parts; `Group(Glued.self)` allows none.
@frozen public struct Group<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// The parts, in order.
  @inlinable @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ parts: () -> Body) { body = parts() }

  public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    body.parse(input, &cursor)
  }
}
