/// Builds a choice from lines: each line is an alternative, a string literal is a ``Literal``.
@resultBuilder public enum ChoiceBuilder {
  @inlinable @inline(__always)
  public static func buildExpression<P: Parser>(_ parser: P) -> P { parser }

  @inlinable @inline(__always)
  public static func buildExpression(_ text: StaticString) -> Literal { Literal(text) }

  @inlinable @inline(__always)
  public static func buildPartialBlock<P: Parser>(first: P) -> P { first }

  @inlinable @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B) -> Choice<A, B> {
    Choice(accumulated, next)
  }
}
