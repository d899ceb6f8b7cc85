/// Builds a sequence from lines: each line is a part, a string literal is a ``Literal``.
///
/// Sequences are folded in pairs, because the compiler sees through pairs. Up to four parts may have an output; more are
/// grouped with ``Grouped`` and `map`.
@resultBuilder public enum SequenceBuilder<Between: Spacing> {
  /// A line that is a parser.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildExpression<P: Parser>(_ parser: P) -> P { parser }

  /// A line that is a string.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildExpression(_ text: StaticString) -> Literal { Literal(text) }

  /// The first line.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildPartialBlock<P: Parser>(first: P) -> P { first }

  /// One more part, which has no output.
  @_alwaysEmitIntoClient @inline(__always)
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, Outputs.KeepFirst<A.Output>> where B.Output == Void
  { .init(accumulated, next) }

  /// One more part, the first that has an output.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, Outputs.KeepSecond<B.Output>> where A.Output == Void
  { .init(accumulated, next) }

  /// One more part: two outputs.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, Outputs.JoinTwo<A.Output, B.Output>>
  { .init(accumulated, next) }

  /// One more part: three outputs.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, Outputs.JoinThree<One, Two, B.Output>> where A.Output == (One, Two)
  {
    .init(accumulated, next)
  }

  /// One more part: four outputs.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two, Three>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, Outputs.JoinFour<One, Two, Three, B.Output>> where A.Output == (One, Two, Three)
  {
    .init(accumulated, next)
  }

  /// One part too many: the first four are one tuple.
  @available(
    *, deprecated, message: "at most four parts of a sequence have an output: group some with `Grouped` and `map`"
  )
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public static func buildPartialBlock<A: Parser, B: Parser, One, Two, Three, Four>(accumulated: A, next: B)
    -> Sequenced<A, B, Between, Outputs.JoinTwo<A.Output, B.Output>> where A.Output == (One, Two, Three, Four)
  { .init(accumulated, next) }
}
