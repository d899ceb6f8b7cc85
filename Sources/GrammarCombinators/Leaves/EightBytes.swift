extension Span<UInt8> {
  /// The eight bytes from `offset` on in one machine word, the first one lowest; zeros where the text has ended.
  ///
  /// - Precondition: `0 <= offset <= count`.
  @inlinable @inline(__always) func eightBytes(at offset: Int) -> UInt64 {
    let left = count &- offset
    if left >= 8 { return loadEight(at: offset) }
    // The last eight bytes of the text end with those that are wanted.
    if count >= 8 && left > 0 { return loadEight(at: count &- 8) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* left) }
    var word: UInt64 = 0
    var index = count
    while index > offset {
      index &-= 1
      word = word &<< 8 | UInt64(self[index])
    }
    return word
  }

  @inlinable @inline(__always) func loadEight(at offset: Int) -> UInt64 {
    // Unsafe because not every type may be made of arbitrary bytes; an integer may. The bounds are checked.
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The end of the run of bytes of a class that begins at `offset`, looked for eight bytes at a time.
  @inlinable @inline(__always) func endOfRun<Class: ByteClass>(of byteClass: Class.Type, from offset: Int) -> Int {
    var end = offset
    while true {
      let length = Class.prefixLength(of: eightBytes(at: end))
      end &+= length
      if length < 8 { return min(end, count) }
    }
  }
}
