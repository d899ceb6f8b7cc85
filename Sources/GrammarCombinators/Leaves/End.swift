/// Recognises the end of the text.
///
///     $
///
/// `End()`.
@frozen public struct End: Parser {
  @_alwaysEmitIntoClient @inline(__always) public init() {}

  public var syntax: Syntax { .end }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    cursor.offset == input.count ? () : nil
  }
}
