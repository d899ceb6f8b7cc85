/// Recognises as many characters of a class as there are, at least one, and ends before what is not UTF-8.
///
///     [a-z#x80-#x10FFFF]+
///
/// `Characters(Letter.self)`. It has no output: ``Matched`` gives the range. ``Bytes`` takes the bytes from 0x80 on as they
/// come, which is what a text of unknown encoding needs.
@frozen public struct Characters<Class: ByteClass>: Parser {
  /// One or more characters of `byteClass`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ byteClass: Class.Type) {}

  public var syntax: Syntax {
    .repetition(.characters(CharacterClass(Class.self)), .oneOrMore, spacing: .glued)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor.offset
    while let byte = input.byte(at: cursor.offset), Class.contains(byte) {
      let length = byte < 0x80 ? 1 : input.lengthOfCharacter(at: cursor.offset)
      if length == 0 { break }
      cursor.offset &+= length
    }
    return cursor.offset > start ? () : nil
  }
}
