/// Recognises a word that is none of a list: an identifier that is no keyword.
///
///     !( "if" | "else" ) [_a-zA-Z] [_a-zA-Z0-9]*
///
/// `UnreservedWord(WordStart.self, WordPart.self, except: Reserved.self)`. Its output is the range of the word. `iffy` is a
/// word all the same. The words that are excluded are of ASCII letters, digits and `_`.
@frozen public struct UnreservedWord<Start: ByteClass, Part: ByteClass, Reserved: KeywordSet>: Parser {
  /// A byte of `start`, then as many of `part` as there are, unless that begins with one of the words and no more.
  @inlinable @inline(__always) public init(_ start: Start.Type, _ part: Part.Type, except reserved: Reserved.Type) {}

  public var syntax: Syntax {
    .sequence(
      [.lookAhead(Keywords(Reserved.self).syntax, isPositive: false), Word(Start.self, Part.self).syntax],
      spacing: .glued)
  }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> SourceRange? {
    var end = cursor.offset
    if Reserved.table.value(in: input, at: &end) != nil { return nil }
    return Word(Start.self, Part.self).parse(input, &cursor)
  }
}
