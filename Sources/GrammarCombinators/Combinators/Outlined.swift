/// Recognises what its body recognises, compiled as a function of its own.
///
/// It prints as its body. `Outlined { Equation() }`. A large grammar is otherwise compiled into a single function; an
/// outlined part that is used in several places exists once.
@frozen public struct Outlined<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// `body`, never inlined.
  @inlinable @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  public typealias Leading = Body.Leading

  @inlinable public var syntax: Syntax { body.syntax }

  @inlinable @inline(never)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    body.parse(input, &cursor)
  }
}
