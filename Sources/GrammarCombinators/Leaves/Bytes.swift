/// Recognises as many bytes of a class as there are, at least one.
///
///     [0-9]+
///
/// `Bytes(Digit.self)`. It has no output: ``Matched`` gives the range.
@frozen public struct Bytes<Class: ByteClass>: Parser {
  /// One or more bytes of `byteClass`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ byteClass: Class.Type) {}

  public var syntax: Syntax { .repetition(Byte(Class.self).syntax, .oneOrMore, spacing: .glued) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    guard Byte(Class.self).parse(input, &cursor) != nil else { return nil }
    while let byte = input.byte(at: cursor.offset), Class.contains(byte) { cursor.offset &+= 1 }
    return ()
  }
}
