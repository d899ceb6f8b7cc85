/// Recognises what its body recognises, and ends the parse where that does not stand: nothing else is tried.
///
/// It prints as its body. `Grouped { Keyword("let"); Committed { Name(); "="; Expression() } }` is the cut of other
/// libraries: behind `let` no alternative is tried, here or around, and the failure names what is missing in the body. In a
/// ``Token`` it names that at its place inside the token, and not the token.
///
/// `Grammar.problems` of the module `GrammarChecks` finds alternatives that are never tried because of it.
///
/// Inside a ``NotFollowedBy``, or a ``Recover`` that skips, it ends that part alone: the parse goes on around it.
@frozen public struct Committed<Body: Parser, Between: Spacing>: Fragment {
  public let body: Body

  /// The parts that must stand there, in order.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = Spaced.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .annotated(body.syntax, .committed) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    let output = body.parse(input, &cursor)
    if output == nil { cursor.cut() }
    return output
  }
}
