/// Recognises a given text.
///
///     "=="
///
/// In a builder a string literal is enough: `"=="`. `Literal("super", ignoringCase: true)` accepts `Super` too. Up to eight
/// ASCII characters are fastest. A word that must not run on is a ``Keyword`` instead.
@frozen public struct Literal: Parser {
  @usableFromInline let text: LiteralText

  /// The text as it is written, or in capitals and small letters alike.
  ///
  /// The grammar prints it as it is written. Only the letters of ASCII have another case.
  ///
  /// - Precondition: `text` is not empty and has no null character.
  @_alwaysEmitIntoClient @inline(__always) public init(_ text: StaticString, ignoringCase ignoresCase: Bool = false) {
    self.text = LiteralText(text, ignoresCase: ignoresCase)
  }

  public var syntax: Syntax { .literal(text.description, ignoresCase: text.ignoresCase) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    guard text.isShort else { return text.matchesLong(input, &cursor.offset) }
    let count = text.count
    var index = 0
    while index < count {
      guard let byte = input.byte(at: cursor.offset &+ index), text.isAlike(byte, text[index]) else { return nil }
      index &+= 1
    }
    cursor.offset &+= count
    return ()
  }
}
