/// Recognises the first of several languages that fits.
///
///     EQ_OPERATOR | GTE_OPERATOR | LTE_OPERATOR
///
/// `OneOf { EqualOperator(); GreaterThanOrEqualOperator(); LessThanOrEqualOperator() }`. The alternatives are tried in
/// order, and all have the same output. See ``Choice`` for what the order means.
@frozen public struct OneOf<Body: Parser>: Parser {
  @usableFromInline let body: Body

  /// The alternatives, in the order in which they are tried.
  @inlinable @inline(__always) public init(@ChoiceBuilder _ alternatives: () -> Body) { body = alternatives() }

  public typealias Leading = Body.Leading

  @inlinable public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    body.parse(input, &cursor)
  }
}
