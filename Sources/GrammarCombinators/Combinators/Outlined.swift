/// Recognises what its body recognises, compiled as a function of its own.
///
/// It prints as its body. `Outlined { Argument() }`. A fragment and what is ``Inlined`` is otherwise put into the rule that it
/// is a part of; outlined, it exists once for all places.
@frozen public struct Outlined<Body: Parser, Between: Spacing>: Fragment {
  public let body: Body

  /// `body`, never inlined.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  @_alwaysEmitIntoClient @inline(never)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    body.parse(input, &cursor)
  }
}
