/// Builds a sequence from lines: each line is a part, a string literal is a ``Literal``.
///
/// Sequences are folded in pairs, because the compiler sees through pairs. Up to four parts may have an output; more are
/// grouped with ``Group`` and `map`.
@resultBuilder public enum SequenceBuilder<Between: Spacing> {
  @inlinable @inline(__always)
  public static func buildExpression<P: Parser>(_ parser: P) -> P { parser }

  @inlinable @inline(__always)
  public static func buildExpression(_ text: StaticString) -> Literal { Literal(text) }

  @inlinable @inline(__always)
  public static func buildPartialBlock<P: Parser>(first: P) -> P { first }

  @inlinable @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, KeepFirst<A.Output>> where B.Output == Void
  { .init(accumulated, next) }

  @inlinable @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, KeepSecond<B.Output>> where A.Output == Void
  { .init(accumulated, next) }

  @inlinable @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, KeepFirst<Void>> where A.Output == Void, B.Output == Void
  { .init(accumulated, next) }

  @inlinable @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, JoinTwo<A.Output, B.Output>>
  { .init(accumulated, next) }

  @inlinable @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, JoinThree<One, Two, B.Output>> where A.Output == (One, Two)
  {
    .init(accumulated, next)
  }

  @inlinable @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, KeepFirst<(One, Two)>> where A.Output == (One, Two), B.Output == Void
  {
    .init(accumulated, next)
  }

  @inlinable @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two, Three>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, JoinFour<One, Two, Three, B.Output>> where A.Output == (One, Two, Three)
  {
    .init(accumulated, next)
  }

  @inlinable @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two, Three>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, KeepFirst<(One, Two, Three)>> where A.Output == (One, Two, Three), B.Output == Void
  {
    .init(accumulated, next)
  }
}
