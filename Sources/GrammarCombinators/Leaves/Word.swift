/// Recognises a word by longest match: one byte that starts a word, then all that continue it.
///
///     [_a-zA-Z] [_a-zA-Z0-9]*
///
/// `Word(WordStart.self, WordPart.self)`. Its output is the range of the word.
@frozen public struct Word<Start: ByteClass, Part: ByteClass>: Parser {
  /// A byte of `start`, then as many of `part` as there are.
  @_alwaysEmitIntoClient @inline(__always) public init(_ start: Start.Type, _ part: Part.Type) {}

  public var syntax: Syntax {
    let rest = Syntax.repetition(Byte(Part.self).syntax, .zeroOrMore, spacing: .glued)
    return .sequence([Byte(Start.self).syntax, rest], spacing: .glued)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> SourceRange? {
    let start = cursor.offset
    guard Byte(Start.self).parse(input, &cursor) != nil else { return nil }
    cursor.offset = input.endOfRun(of: Part.self, from: cursor.offset)
    return SourceRange(from: start, to: &cursor)
  }
}
