/// Recognises what its body recognises, or nothing.
///
///     SUB_OPERATOR?
///
/// `Optionally { SubtractionOperator() }`. Its output is an optional. It never fails.
@frozen public struct Optionally<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// A parser of `body`, or of nothing.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  public typealias Leading = Between

  @_alwaysEmitIntoClient public var syntax: Syntax { .repetition(body.syntax, .optional, spacing: Between.syntax) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output?? {
    let start = cursor.offset
    if let output = body.parse(input, &cursor) { return .some(.some(output)) }
    cursor.offset = start
    return .some(nil)
  }
}
