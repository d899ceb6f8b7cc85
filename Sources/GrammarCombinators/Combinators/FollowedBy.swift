/// Looks ahead: succeeds where its body would, and stays where it is.
///
/// `FollowedBy { "(" }` prints as a positive look-ahead, `&"("`, in the notations that have one; W3C EBNF has none.
@frozen public struct FollowedBy<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// Succeeds where `body` does.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .lookAhead(body.syntax, isPositive: true) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor.offset
    guard body.parse(input, &cursor) != nil else { return nil }
    cursor.offset = start
    return ()
  }
}
