/// A class is a parser of one of its characters, and ends before what is not UTF-8.
///
///     [a-zα-ω]
///
/// `CharacterClass("a"..."z", "α"..."ω")`, as a `static let`, since its ranges are laid out once. It has no output.
extension CharacterClass: Parser {
  public var syntax: Syntax { .characters(self) }

  @_alwaysEmitIntoClient public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor.offset
    cursor.offset = bytes.end(in: input, from: start)
    return cursor.offset > start ? () : nil
  }
}
