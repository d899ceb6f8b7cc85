/// Looks ahead: succeeds where its body would not, and stays where it is.
///
/// `NotFollowedBy { "=" }` prints as a negative look-ahead, `!"="`, in the notations that have one; W3C EBNF has none.
/// What must not stand there is never reported as expected, and nothing is told of what its body looks at.
@frozen public struct NotFollowedBy<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// Succeeds where `body` does not.
  @inlinable @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  public var syntax: Syntax { .lookAhead(body.syntax, isPositive: false) }

  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(_ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R) -> Void?
  {
    let start = cursor.offset
    // Not the recorder's pass: a body that refuses a number in the first pass accepts it in the other one.
    var unrecorded = Unrecorded()
    let found = body.parse(input, &cursor, &unrecorded) != nil
    cursor.offset = start
    guard found else { return () }
    recorder.stop(at: start)
    return nil
  }
}
