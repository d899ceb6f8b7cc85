/// Recognises one to eight given ASCII characters, in capitals or small letters alike.
///
///     [sS] [uU] [pP] [eE] [rR]
///
/// `AnyCaseLiteral("super")` accepts `Super` too.
@frozen public struct AnyCaseLiteral: Parser {
  @usableFromInline let word: PackedWord

  /// - Precondition: `text` is ASCII, without a null character or a capital, and 1 to 8 bytes long.
  @inlinable @inline(__always) public init(_ text: StaticString) {
    word = PackedWord(text)
    var index = 0
    while index < word.count {
      precondition(ASCII.lowercased(word[index]) == word[index], "write an any-case literal in small letters")
      index &+= 1
    }
  }

  public var syntax: Syntax { .literal(word.description, ignoresCase: true) }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let count = word.count
    var index = 0
    while index < count {
      guard let byte = input.byte(at: cursor.offset &+ index), ASCII.lowercased(byte) == word[index] else { return nil }
      index &+= 1
    }
    cursor.offset &+= count
    return ()
  }
}
