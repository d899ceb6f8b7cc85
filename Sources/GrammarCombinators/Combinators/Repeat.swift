/// Recognises its body as often as it stands there, within bounds.
///
///     equation ( ";" equation )*
///
/// `Repeat(.oneOrMore, separator: { ";" }) { Equation() }`. Its output is an array, nothing if the body has no output,
/// the last output, or what a closure folds the outputs into. An iteration that recognises nothing, not even a separator, is the last one.
/// A separator that the body does not follow is given back, and so is white space that no token follows.
@frozen public struct Repeat<Body: Parser, Separator: Parser, Between: Spacing, Collecting: OutputCollecting>: Parser
where Collecting.Element == Body.Output {
  @usableFromInline let body: Body
  @usableFromInline let separator: Separator
  @usableFromInline let bounds: RepetitionBounds
  @usableFromInline let collecting: Collecting

  @inlinable @inline(__always)
  init(_ body: Body, _ separator: Separator, _ bounds: RepetitionBounds, _ collecting: Collecting) {
    self.body = body
    self.separator = separator
    self.bounds = bounds
    self.collecting = collecting
  }

  public typealias Leading = Between

  @inlinable public var syntax: Syntax {
    .repetition(
      body.syntax, bounds, separator: Separator.self == Nothing.self ? nil : separator.syntax, spacing: Between.syntax)
  }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Collecting.Collection? {
    var collection = collecting.initial
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
      collecting.add(output, to: &collection)
      count &+= 1
      let isEmpty = iterationEnd == end
      end = iterationEnd
      // All that follows would be as empty; only a separator may still stand behind an empty first iteration.
      if isEmpty, count >= bounds.lower, count > 1 || Separator.self == Nothing.self { break }
    }
    cursor.offset = end
    return count >= bounds.lower ? collection : nil
  }
}

extension Repeat where Body.Output == Void, Collecting == Outputs.Uncollected {
  /// Repeats a body without an output.
  @inlinable @inline(__always)
  public init(
    _ bounds: RepetitionBounds, _ spacing: Between.Type = Spaced.self,
    @SequenceBuilder<Between> separator: () -> Separator = { Nothing() },
    @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.init(body(), separator(), bounds, Outputs.Uncollected())
  }
}

extension Repeat where Collecting == Outputs.IntoArray<Body.Output> {
  /// Repeats a body and gives its outputs as an array.
  @inlinable @inline(__always) @_disfavoredOverload
  public init(
    _ bounds: RepetitionBounds, _ spacing: Between.Type = Spaced.self,
    @SequenceBuilder<Between> separator: () -> Separator = { Nothing() },
    @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.init(body(), separator(), bounds, Outputs.IntoArray())
  }
}

extension Repeat where Collecting == Outputs.IntoLast<Body.Output> {
  /// Repeats a body and gives its last output, `nil` if there is none.
  @inlinable @inline(__always)
  public init(
    lastOf bounds: RepetitionBounds, _ spacing: Between.Type = Spaced.self,
    @SequenceBuilder<Between> separator: () -> Separator = { Nothing() },
    @SequenceBuilder<Between> _ body: () -> Body
  ) {
    self.init(body(), separator(), bounds, Outputs.IntoLast())
  }
}

extension Repeat {
  /// Repeats a body and puts its outputs into a collection of your own.
  @inlinable @inline(__always)
  public init<Whole: OutputCollection>(
    _ bounds: RepetitionBounds, into collection: Whole.Type, _ spacing: Between.Type = Spaced.self,
    @SequenceBuilder<Between> separator: () -> Separator = { Nothing() },
    @SequenceBuilder<Between> _ body: () -> Body
  ) where Collecting == Outputs.Into<Whole>, Whole.Element == Body.Output {
    self.init(body(), separator(), bounds, Outputs.Into())
  }

  /// Repeats a body and folds its outputs into `initial`, without an array in between.
  @inlinable @inline(__always)
  public init<Folded: Sendable>(
    _ bounds: RepetitionBounds, into initial: Folded, _ fold: @escaping @Sendable (inout Folded, Body.Output) -> Void,
    _ spacing: Between.Type = Spaced.self,
    @SequenceBuilder<Between> separator: () -> Separator = { Nothing() },
    @SequenceBuilder<Between> _ body: () -> Body
  ) where Collecting == Outputs.IntoFold<Body.Output, Folded> {
    self.init(body(), separator(), bounds, Outputs.IntoFold(initial, fold))
  }
}
