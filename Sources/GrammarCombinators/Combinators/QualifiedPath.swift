/// Recognises steps with a separator behind each, then a last part of another kind; white space stands nowhere between.
///
///     ( IDENTIFIER DOT )* ATTRIBUTE
///
/// `QualifiedPath { Identifier() } separator: { Dot() } last: { AttributeName() }`. Its output is that of the latest step, `nil` if
/// there is none, and that of the last part. At each place the last part is tried first, and is the last one if no
/// separator follows: what it recognises is read once, where a repetition would read it as a step before. So the last part
/// must not recognise the mere beginning of a step: whole words, such as ``Keywords``, do not.
@frozen public struct QualifiedPath<Step: Parser, Separator: Parser, Last: Parser>: Parser {
  @usableFromInline let step: Step
  @usableFromInline let separator: Separator
  @usableFromInline let last: Last

  /// Any number of steps with a separator behind each, then `last`.
  @inlinable @inline(__always)
  public init(
    @SequenceBuilder<Glued> _ step: () -> Step, @SequenceBuilder<Glued> separator: () -> Separator,
    @SequenceBuilder<Glued> last: () -> Last
  ) {
    self.step = step()
    self.separator = separator()
    self.last = last()
  }

  @inlinable public var syntax: Syntax {
    let steps = Syntax.sequence([step.syntax, separator.syntax], spacing: .glued)
    return .sequence([.repetition(steps, .zeroOrMore, spacing: .glued), last.syntax], spacing: .glued)
  }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> (Step.Output?, Last.Output)? {
    var latest: Step.Output?
    while true {
      let start = cursor.offset
      if let output = last.parse(input, &cursor) {
        let end = cursor.offset
        guard separator.parse(input, &cursor) != nil else {
          cursor.offset = end
          return (latest, output)
        }
      }
      cursor.offset = start
      guard let output = step.parse(input, &cursor) else { return nil }
      guard separator.parse(input, &cursor) != nil else { return nil }
      // A step that recognises nothing would do so for ever.
      guard cursor.offset > start else { return nil }
      latest = output
    }
  }
}
