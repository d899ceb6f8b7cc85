/// Recognises several parts one after the other, as parentheses group them in EBNF.
///
///     ( SUB_OPERATOR NUMERAL )
///
/// `Grouped { SubtractionOperator(); Numeral() }`. White space may stand between the parts; `Grouped(Glued.self)` allows none.
@frozen public struct Grouped<Body: Parser, Between: Spacing>: Fragment {
  public let body: Body

  /// The parts, in order.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ parts: () -> Body) { body = parts() }
}
