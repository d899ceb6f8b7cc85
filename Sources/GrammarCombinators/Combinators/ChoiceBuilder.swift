/// Builds a choice from lines: each line is an alternative, a string literal is a ``Literal``.
@resultBuilder public enum ChoiceBuilder {
  /// A line that is a parser.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildExpression<P: Parser>(_ parser: P) -> P { parser }

  /// A line that is a string.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildExpression(_ text: StaticString) -> Literal { Literal(text) }

  /// The first line.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildPartialBlock<P: Parser>(first: P) -> P { first }

  /// One more alternative.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B) -> Choice<A, B> {
    Choice(accumulated, next)
  }

  /// An alternative whose output is of another type.
  @available(
    *, unavailable,
    message: """
      the alternatives of a choice have outputs of one type: give one that has none a value, `.as(value)`, turn others \
      into that type with `.map`, or take theirs away with `.as(())`
      """
  )
  @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B) -> A { accumulated }
}
