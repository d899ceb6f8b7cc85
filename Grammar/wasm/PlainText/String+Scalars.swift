extension String {
  /// Where a scalar or a byte of a text begins, or where the text ends.
  // Safe because it is used with the text alone that it is a place of.
  @safe @frozen public struct Index: Comparable {
    let pointer: UnsafePointer<UInt8>

    // Both are places of one text.
    public static func == (left: Index, right: Index) -> Bool { unsafe left.pointer == right.pointer }
    public static func < (left: Index, right: Index) -> Bool { unsafe left.pointer < right.pointer }
  }
}

extension String: BidirectionalCollection {
  public typealias SubSequence = String

  // The text is kept as two places of memory that holds it.
  public var startIndex: Index { unsafe Index(pointer: start) }
  public var endIndex: Index { unsafe Index(pointer: end) }

  public subscript(bounds: Range<Index>) -> String {
    // What lies between two places of a text is a text.
    unsafe String(from: bounds.lowerBound.pointer, to: bounds.upperBound.pointer)
  }

  public subscript(place: Index) -> Unicode.Scalar { decoded(at: place).scalar }

  // The scalar ends where the next one begins, or the text ends.
  public func index(after place: Index) -> Index { unsafe Index(pointer: place.pointer + decoded(at: place).length) }

  public func index(before place: Index) -> Index {
    var pointer = unsafe place.pointer - 1
    // The text begins with the first byte of a scalar.
    while unsafe pointer > start && pointer.pointee & 0xC0 == 0x80 { unsafe pointer -= 1 }
    return unsafe Index(pointer: pointer)
  }

  /// The scalar that begins at a place, and how many bytes it takes.
  @inline(never) private func decoded(at place: Index) -> (scalar: Unicode.Scalar, length: Int) {
    // The bytes are UTF-8: the first one tells how many follow.
    let first = unsafe UInt32(place.pointer[0])
    guard first >= 0x80 else { return (Unicode.Scalar(UInt8(first)), 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var code = first & (0x7F >> UInt32(length))
    for index in 1..<length { code = unsafe code << 6 | UInt32(place.pointer[index] & 0x3F) }
    return (Unicode.Scalar(code) ?? "\u{FFFD}", length)
  }
}

extension String {
  /// The scalars, which are the elements.
  public var unicodeScalars: String {
    get { self }
    set { self = newValue }
  }
}
