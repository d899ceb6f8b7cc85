/// A place in a text that is being parsed.
@frozen public struct Cursor: Hashable, Sendable {
  /// The number of UTF-8 bytes before the cursor.
  public var offset: Int

  /// How many ``Recursive`` parsers are at work around this place.
  public var depth: Int

  /// A cursor `offset` bytes into the text.
  @inlinable @inline(__always) public init(offset: Int = 0) {
    self.offset = offset
    depth = 0
  }
}
