/// Recognises one word, whole: `let` is not recognised in `letter`.
///
///     "let"
///
/// `Keyword("let")`. ``Keywords`` are several, with a value for each.
@frozen public struct Keyword: Parser {
  @usableFromInline let word: Literal

  /// The word as it is written, or in capitals and small letters alike.
  ///
  /// - Precondition: that of ``Literal/init(_:ignoringCase:)``.
  @_alwaysEmitIntoClient @inline(__always) public init(_ word: StaticString, ignoringCase ignoresCase: Bool = false) {
    self.word = Literal(word, ignoringCase: ignoresCase)
  }

  public var syntax: Syntax { .literal(word.text.description, ignoresCase: word.text.ignoresCase, isWord: true) }

  @_alwaysEmitIntoClient @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    guard word.parse(input, &cursor) != nil else { return nil }
    if let next = input.byte(at: cursor.offset), WordPart.contains(next) { return nil }
    return ()
  }
}
