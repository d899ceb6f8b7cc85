/// Recognises a given text of any length and in any script.
///
///     "@constraints"
///
/// `LongLiteral("@constraints")`. Up to eight ASCII characters are faster as a ``Literal``.
@frozen public struct LongLiteral: Parser {
  @usableFromInline let text: StaticString

  /// - Precondition: `text` is not empty.
  @inlinable @inline(__always) public init(_ text: StaticString) {
    precondition(text.utf8CodeUnitCount > 0, "a literal has at least one character")
    self.text = text
  }

  public var syntax: Syntax { .literal(text.description) }

  @inlinable @inline(__always)
  public __consuming func parse(_ input: Span<UInt8>, _ cursor: inout Cursor) -> Void? {
    let count = text.utf8CodeUnitCount
    var index = 0
    while index < count {
      // The index is below the count of the constant that the pointer points to.
      let byte = unsafe text.utf8Start[index]
      guard input.byte(at: cursor.offset &+ index) == byte else { return nil }
      index &+= 1
    }
    cursor.offset &+= count
    return ()
  }
}
