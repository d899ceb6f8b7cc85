/// Recognises one byte of a class.
///
///     [+-]
///
/// `Byte(Sign.self)`. Its output is the byte.
@frozen public struct Byte<Class: ByteClass>: Parser {
  /// One byte of `byteClass`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ byteClass: Class.Type) {}

  public var syntax: Syntax { .characters(CharacterClass(Class.self, isOfWholeCharacters: false)) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> UInt8? {
    guard let byte = input.byte(at: cursor.offset), Class.contains(byte) else { return nil }
    cursor.offset &+= 1
    return byte
  }
}
