/// Recognises what its body recognises and gives the text of it.
///
/// It prints as its body. `MatchedText { Bytes(Digit.self) }`. The text is a copy: ``Matched`` gives the range.
@frozen public struct MatchedText<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// The text that `body` recognises.
  @inlinable @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  public typealias Leading = Body.Leading

  public var syntax: Syntax { body.syntax }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> String? {
    let start = cursor.offset
    guard body.parse(input, &cursor) != nil else { return nil }
    return input.text(from: start, to: cursor.offset)
  }
}
