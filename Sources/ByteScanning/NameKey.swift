/// The length of a name with its first eight bytes and its last eight, which are all of most names.
@usableFromInline package struct NameKey: Hashable, Sendable {
  @usableFromInline let count: Int
  @usableFromInline let head: UInt64
  @usableFromInline let tail: UInt64

  /// - Precondition: the range lies within the bytes.
  @_alwaysEmitIntoClient @inline(__always) package init(_ name: Range<Int>, in bytes: Span<UInt8>) {
    count = name.count
    if count >= 8 {
      head = bytes.loadEight(at: name.lowerBound)
      tail = bytes.loadEight(at: name.upperBound &- 8)
    } else {
      head = count == 0 ? 0 : bytes.eightBytes(at: name.lowerBound, before: name.upperBound)
      tail = head
    }
  }

  package init(_ name: String) {
    let bytes = ContiguousArray(name.utf8)
    self.init(0..<bytes.count, in: bytes.span)
  }

  /// Whether it is all of the name.
  @_alwaysEmitIntoClient @inline(__always) package var isWhole: Bool { count <= 16 }

  @_alwaysEmitIntoClient @inline(__always) package var hash: Int {
    let mixed = (head ^ (tail &<< 31 | tail &>> 33) ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed &>> 32)
  }
}
