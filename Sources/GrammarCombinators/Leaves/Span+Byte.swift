extension Span<UInt8> {
  /// The byte at `offset`; `nil` before the beginning and behind the end.
  ///
  /// A parser asks whether a byte is there before it reads it. This is one check for both, where a subscript would make
  /// its own.
  @inlinable @inline(__always) public func byte(at offset: Int) -> UInt8? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return nil }
    // The line above has checked the bounds: a negative offset is a large one there.
    return unsafe self[unchecked: offset]
  }
}
