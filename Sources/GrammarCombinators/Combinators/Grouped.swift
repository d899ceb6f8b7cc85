/// Recognises several parts one after the other, as parentheses group them in EBNF.
///
///     ( SUB_OPERATOR NUMERAL )
///
/// `Grouped { SubtractionOperator(); Numeral() }`. White space may stand between the parts; `Grouped(Glued.self)` allows none.
@frozen public struct Grouped<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// The parts, in order.
  @inlinable @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ parts: () -> Body) { body = parts() }

  public typealias Leading = Body.Leading

  @inlinable public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    body.parse(input, &cursor)
  }
}
