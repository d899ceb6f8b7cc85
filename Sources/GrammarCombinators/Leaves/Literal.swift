/// Recognises one to eight given ASCII characters.
///
///     "=="
///
/// In a builder a string literal is enough: `"=="`. A word that must not run on is a ``Keywords`` set instead.
@frozen public struct Literal: Parser {
  @usableFromInline let word: PackedWord

  /// - Precondition: `text` is ASCII, without a null character, and 1 to 8 bytes long.
  @inlinable @inline(__always) public init(_ text: StaticString) { word = PackedWord(text) }

  public var syntax: Syntax { .literal(word.description) }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let count = word.count
    var index = 0
    while index < count {
      guard input.byte(at: cursor.offset &+ index) == word[index] else { return nil }
      index &+= 1
    }
    cursor.offset &+= count
    return ()
  }
}
