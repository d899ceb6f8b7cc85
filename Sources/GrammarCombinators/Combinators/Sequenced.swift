/// Recognises one parser's language, then another's.
///
///     IDENTIFIER DOT
///
/// Written as two lines in a builder. Parts without an output (`Void`) leave no trace in the output of the sequence.
///
/// What the spacing skips before a second part that matches nothing is given back, so a sequence always ends where its
/// last token ends.
@frozen public struct Sequenced<First: Parser, Second: Parser, Between: Spacing, Join: OutputJoin>: Parser
where Join.First == First.Output, Join.Second == Second.Output {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @_alwaysEmitIntoClient @inline(__always) init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public typealias Leading = Between

  @_alwaysEmitIntoClient public var syntax: Syntax {
    .sequence(of: first.syntax, second.syntax, spacing: Between.syntax)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Join.Joined? {
    guard let left = first.parse(input, &cursor) else { return nil }
    let end = cursor.offset
    guard Between.skip(input, &cursor) else { return nil }
    let start = cursor.offset
    guard let right = second.parse(input, &cursor) else { return nil }
    if cursor.offset == start { cursor.offset = end }
    return Join.join(left, right)
  }
}
