/// Recognises what its body recognises and gives the range of it, in UTF-8 offsets.
///
/// It prints as its body. `Matched { Bytes(Digit.self) }`.
@frozen public struct Matched<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// The range of what `body` recognises.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  public typealias Leading = Body.Leading

  @_alwaysEmitIntoClient public var syntax: Syntax { body.syntax }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> SourceRange? {
    let start = cursor.offset
    guard body.parse(input, &cursor) != nil else { return nil }
    return SourceRange(from: start, to: &cursor)
  }
}
