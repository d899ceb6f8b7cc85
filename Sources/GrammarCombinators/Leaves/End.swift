/// Recognises the end of the text.
///
///     $
///
/// `End()`.
@frozen public struct End: Parser {
  @inlinable @inline(__always) public init() {}

  public var syntax: Syntax { .end }

  @inlinable @inline(__always)
  public __consuming func parse<R: Recorder>(_ input: Span<UInt8>, _ cursor: inout Cursor, _ recorder: inout R) -> Void?
  {
    guard cursor.offset == input.count else {
      recorder.miss(.end, at: cursor.offset)
      return nil
    }
    return ()
  }
}
