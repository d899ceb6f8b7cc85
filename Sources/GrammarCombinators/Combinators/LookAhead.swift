/// Looks ahead: succeeds where its body would, and stays where it is.
///
/// `FollowedBy { "(" }` prints as a positive look-ahead, `&"("`, in the notations that have one; W3C EBNF has none.
@frozen public struct FollowedBy<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// Succeeds where `body` does.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .lookAhead(body.syntax, isPositive: true) }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor.offset
    guard body.parse(input, &cursor) != nil else { return nil }
    cursor.offset = start
    return ()
  }
}

/// Looks ahead: succeeds where its body would not, and stays where it is.
///
/// `NotFollowedBy { "=" }` prints as a negative look-ahead, `!"="`, in the notations that have one; W3C EBNF has none.
/// A failure never names the body as expected. Where nothing else is wrong, it says that the body must not stand there.
@frozen public struct NotFollowedBy<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// Succeeds where `body` does not.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .lookAhead(body.syntax, isPositive: false) }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor
    // Only the grammar tells whether the body stands there: what is refused in it does not count.
    cursor.log = .unread
    let found = body.parse(input, &cursor) != nil && !cursor.isCut
    cursor.offset = start.offset
    cursor.log = start.log
    if cursor.isCut {
      // A part that a look-ahead is committed to does not end the parse around it.
      cursor.depth = start.depth
    } else if cursor.isStopped, !start.isStopped {
      cursor.stop(.nestingTooDeep, in: start.offset..<start.offset)
    }
    return found ? nil : ()
  }
}

/// Recognises what its body recognises, and ends the parse where the body does not stand: nothing else is tried.
///
/// It prints as its body. `SequenceOf { LiteralWord("let"); Committed { Name(); "="; Expression() } }` is the cut of
/// other libraries: behind `let` no alternative is tried, here or around, and the failure names what is missing in
/// the body. In a ``Token``, the failure names what is missing inside the token, at its place there, and not the
/// token.
/// `Grammar.problems` of the module `GrammarChecks` finds alternatives that are never tried because of it.
///
/// Inside a ``NotFollowedBy``, or a ``Recover`` that skips, it ends that part alone: the parse goes on around it.
@frozen public struct Committed<Body: Parser, Between: Spacing>: UnnamedRule {
  public let body: Body

  /// The parts that must stand there, in order.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  @_alwaysEmitIntoClient public var syntax: Syntax { .annotated(body.syntax, .committed) }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    let output = body.parse(input, &cursor)
    if output == nil { cursor.cut() }
    return output
  }
}
