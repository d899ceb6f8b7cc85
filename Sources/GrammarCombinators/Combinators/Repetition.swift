/// Recognises its body again and again, within bounds.
///
///     equation ( ";" equation )*
///
/// `Repeat(.oneOrMore, separator: { ";" }) { Equation() }`; other bounds are `.zeroOrMore`, `.optional`, `.exactly(4)`,
/// `.atLeast(2)` and `.times(1...3)`. Its output is an array, an ``OutputCollection`` of your
/// own, or nothing if the body has no output. The repetition ends before an iteration that recognises nothing, not even a
/// separator, where as many as must be are there. A separator without the body behind it is left to what follows, and so is white space without a token behind it.
@frozen public struct Repeat<Body: Parser, Separator: Parser, Between: Spacing, Collection: OutputCollection>: Parser
where Collection.Element == Body.Output {
  @usableFromInline let body: Body
  @usableFromInline let separator: Separator
  @usableFromInline let bounds: Syntax.RepetitionBounds

  /// Repeats a body and puts its outputs into a collection of your own.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ bounds: Syntax.RepetitionBounds, into collection: Collection.Type, _ spacing: Between.Type = WhiteSpace.self,
    @SequenceBuilder<Between> separator: () -> Separator = { Parsers.Nothing() },
    @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.body = body()
    self.separator = separator()
    self.bounds = bounds
  }

  public typealias Leading = Between

  @_alwaysEmitIntoClient public var syntax: Syntax {
    .repetition(
      body.syntax, bounds, separator: Separator.self == Parsers.Nothing.self ? nil : separator.syntax,
      spacing: Between.syntax)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Collection.Whole? {
    var collection = Collection()
    var count = 0
    var end = cursor.offset
    while count < bounds.upper {
      var iterationEnd = end
      if count > 0 {
        guard Between.skip(input, &cursor) else { return nil }
        let start = cursor.offset
        guard separator.parse(input, &cursor) != nil else { break }
        if cursor.offset > start { iterationEnd = cursor.offset }
        guard Between.skip(input, &cursor) else { return nil }
      }
      let start = cursor.offset
      guard let output = body.parse(input, &cursor) else { break }
      if cursor.offset > start { iterationEnd = cursor.offset }
      // All further iterations would be empty too; only a separator may still stand behind an empty first iteration.
      if iterationEnd == end, count >= bounds.lower, count > 0 || Separator.self == Parsers.Nothing.self { break }
      collection.append(output)
      count &+= 1
      end = iterationEnd
    }
    cursor.offset = end
    return count >= bounds.lower ? collection.whole : nil
  }
}

extension Repeat where Collection == Parsers.Uncollected {
  /// Repeats a body without an output.
  @_alwaysEmitIntoClient @inline(__always)
  public init(
    _ bounds: Syntax.RepetitionBounds, _ spacing: Between.Type = WhiteSpace.self,
    @SequenceBuilder<Between> separator: () -> Separator = { Parsers.Nothing() },
    @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.init(bounds, into: Parsers.Uncollected.self, spacing, separator: separator, body)
  }
}

extension Repeat where Collection == [Body.Output] {
  /// Repeats a body and gives its outputs as an array.
  @_alwaysEmitIntoClient @inline(__always) @_disfavoredOverload
  public init(
    _ bounds: Syntax.RepetitionBounds, _ spacing: Between.Type = WhiteSpace.self,
    @SequenceBuilder<Between> separator: () -> Separator = { Parsers.Nothing() },
    @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.init(bounds, into: [Body.Output].self, spacing, separator: separator, body)
  }
}

/// Recognises what its body recognises, or nothing. It never fails.
///
///     SUB_OPERATOR?
///
/// `Optionally { SubtractionOperator() }`. Its output is an optional, even if the body has no output. A
/// `Repeat(.optional)` of such a body has no output either.
@frozen public struct Optionally<Body: Parser, Between: Spacing>: Parser {
  @usableFromInline let body: Body

  /// A parser of `body`, or of nothing.
  @_alwaysEmitIntoClient @inline(__always)
  public init(_ spacing: Between.Type = WhiteSpace.self, @SequenceBuilder<Between> _ body: () -> Body) {
    self.body = body()
  }

  public typealias Leading = Between

  @_alwaysEmitIntoClient public var syntax: Syntax { .repetition(body.syntax, .optional, spacing: Between.syntax) }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Body.Output?? {
    let start = cursor.offset
    if let output = body.parse(input, &cursor) { return .some(.some(output)) }
    cursor.offset = start
    return .some(nil)
  }
}
