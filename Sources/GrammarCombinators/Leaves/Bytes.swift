/// Recognises one byte of a class.
///
///     [+-]
///
/// `ByteOf(Sign.self)`. Its output is the byte.
@frozen public struct ByteOf<Class: ByteClass>: Parser {
  /// One byte of `byteClass`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ byteClass: Class.Type) {}

  public var syntax: Syntax { .characters(CharacterClass(Class.self, isOfWholeCharacters: false)) }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> UInt8? {
    guard let byte = input.byte(at: cursor.offset), Class.contains(byte) else { return nil }
    cursor.offset &+= 1
    return byte
  }
}

/// Recognises as many bytes of a class as there are, at least one.
///
///     [0-9]+
///
/// `BytesOf(Digit.self)`. It has no output: ``Parser/range()`` gives the range.
@frozen public struct BytesOf<Class: ByteClass>: Parser {
  /// One or more bytes of `byteClass`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ byteClass: Class.Type) {}

  public var syntax: Syntax { .repetition(ByteOf(Class.self).syntax, .oneOrMore, spacing: .glued) }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    guard ByteOf(Class.self).parse(input, &cursor) != nil else { return nil }
    while let byte = input.byte(at: cursor.offset), Class.contains(byte) { cursor.offset &+= 1 }
    return ()
  }
}

/// Recognises as many characters of a class as there are, at least one, and ends before what is not UTF-8.
///
///     [a-z#x80-#x10FFFF]+
///
/// `CharactersOf(Letter.self)`. It has no output: ``Parser/range()`` gives the range. ``BytesOf`` takes the bytes from 0x80 on as they
/// come, which is what a text of unknown encoding needs.
@frozen public struct CharactersOf<Class: ByteClass>: Parser {
  /// One or more characters of `byteClass`.
  @_alwaysEmitIntoClient @inline(__always) public init(_ byteClass: Class.Type) {}

  public var syntax: Syntax {
    .repetition(.characters(CharacterClass(Class.self)), .oneOrMore, spacing: .glued)
  }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let start = cursor.offset
    while let byte = input.byte(at: cursor.offset), Class.contains(byte) {
      let length = byte < 0x80 ? 1 : input.lengthOfCharacter(at: cursor.offset)
      if length == 0 { break }
      cursor.offset &+= length
    }
    return cursor.offset > start ? () : nil
  }
}

/// Recognises the end of the text.
///
///     $
///
/// `End()`.
@frozen public struct End: Parser {
  @_alwaysEmitIntoClient @inline(__always) public init() {}

  public var syntax: Syntax { .end }

  @_alwaysEmitIntoClient @inline(__always)
  public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    cursor.offset == input.count ? () : nil
  }
}

extension Parsers {
  /// Recognises nothing, always: the empty alternative, and the separator of a repetition that has none.
  ///
  /// It prints as an empty place. `Nothing()`.
  @frozen public struct Nothing: Parser {
    @_alwaysEmitIntoClient @inline(__always) public init() {}

    @_alwaysEmitIntoClient public var syntax: Syntax { .sequence([], spacing: .glued) }

    @_alwaysEmitIntoClient @inline(__always)
    public func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? { () }
  }
}
