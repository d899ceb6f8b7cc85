/// Recognises what its body recognises; where that does not stand, the parse can go on behind the mistake.
///
/// It prints as its body. A statement that ends with a semicolon, or before the brace behind the last one:
///
/// ```swift
/// Recover { Statement() } until: { OneOf { ";"; FollowedBy { "}" } } } skipping: { Braces() } as: { .skipped($0) }
/// ```
/// ``Parser/run(_:explainedBy:)`` stops at the first mistake all the same. ``Parser/run(recovering:explainedBy:)``
/// notes the failure and skips the text up to where `until` stands behind the mistake, and `until` as well. Then it
/// goes on with the value for what was skipped. The same value stands for a body in which something is refused.
///
/// What `skipping` recognises, such as strings and blocks, is skipped as a whole, from the beginning of the body on.
/// Where there is nothing to skip, or `until` stands nowhere, the failure is that of the parser around. A part that
/// may be missing is left out before it fails: so what ends it, such as a line feed, belongs into the body, and
/// ``End`` behind all of them.
/// it, such as a line feed, belongs into the body, and ``End`` behind all of them.
@frozen public struct Recover<Body: Parser, Stop: Parser, Skipped: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body
  @usableFromInline let stop: Stop
  @usableFromInline let skipped: Skipped
  @usableFromInline let value: @Sendable (SourceRange) -> Body.Output

  /// A body, and how to go on behind a mistake in it.
  ///
  /// - Parameters:
  ///   - spacing: what may stand between the parts of the body.
  ///   - body: what should stand there, with the token that ends it.
  ///   - stop: up to where a text that is no `body` is skipped, and what is skipped behind that.
  ///   - skipped: what is skipped as a whole, whatever stands inside.
  ///   - value: the output for a range with a mistake.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ body: () -> Body,
    @SequenceBuilder<NoSpace> until stop: () -> Stop,
    @SequenceBuilder<NoSpace> skipping skipped: () -> Skipped = { Parsers.Nothing() },
    @Parsers.ValueBuilder<Body.Output> as value: @escaping @Sendable (SourceRange) -> Body.Output
  ) {
    self.body = body()
    self.stop = stop()
    self.skipped = skipped()
    self.value = value
  }

  public typealias Leading = Body.Leading

  @_alwaysEmitIntoClient public var syntax: Syntax {
    .annotated(body.syntax, recovery)
  }

  @_alwaysEmitIntoClient var recovery: Syntax.Annotation {
    .recovery(until: stop.syntax, skipping: skipped.syntax)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output? {
    let start = cursor
    if let output = body.parse(input, &cursor), !cursor.isStopped {
      guard let log = start.log, log.handlesRefusal(from: start.offset) else { return output }
      return SourceRange(from: start.offset, to: &cursor).map(value)
    }
    // The interpreter has already found out which text is skipped.
    guard let end = start.log?.endOfSkipped(from: start.offset, as: { recovery }) else { return nil }
    (cursor.offset, cursor.depth) = (end, start.depth)
    return SourceRange(from: start.offset, to: &cursor).map(value)
  }
}

extension Parsers {
  /// Recognises what its body recognises; where the body can't even begin, a failure names the label instead of the tokens.
  ///
  /// It prints as its body. `SequenceOf { "#"; BytesOf(HexadecimalDigit.self) }.labelled("a colour")`. A failure further on, inside
  /// the body, still names the tokens: the text has shown by then that the label is meant.
  @frozen public struct Labelled<Body: Parser>: UnnamedRule {
    public let body: Body
    @usableFromInline let label: StaticString

    @_alwaysEmitIntoClient @inline(__always) init(_ body: Body, _ label: StaticString) {
      self.body = body
      self.label = label
    }

    @_alwaysEmitIntoClient public var syntax: Syntax { .annotated(body.syntax, .label(label.description)) }
  }
}

extension Parser {
  /// This parser under a name that a failure shows in place of the tokens that it begins with.
  @_alwaysEmitIntoClient @inline(__always)
  public func labelled(_ label: StaticString) -> Parsers.Labelled<Self> { Parsers.Labelled(self, label) }
}
