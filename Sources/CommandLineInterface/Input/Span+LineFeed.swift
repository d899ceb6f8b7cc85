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
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if self[index] == 0x0A { return index }
    }
    return nil
  }

  /// How many line feeds a range has.
  func lineFeedCount(in range: Range<Int>) -> Int {
    // Unsafe because any type could be loaded from the bytes: a number is.
    let bytes = unsafe extracting(range).bytes
    var count = 0
    var index = 0
    while index <= bytes.byteCount - 8 {
      // Unsafe because the place is not checked: there are as many bytes after it.
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      count += word.lineFeedCount
      index += 8
    }
    for rest in range.lowerBound + index..<range.upperBound where self[rest] == 0x0A { count += 1 }
    return count
  }
}

extension UInt64 {
  /// How many of the eight bytes are line feeds.
  fileprivate var lineFeedCount: Int {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = self ^ 0x0A0A_0A0A_0A0A_0A0A
    // In each byte the top bit is left where the byte is zero: adding carries into it from any other bit.
    return (~(((difference & low) + low) | difference | low)).nonzeroBitCount
  }
}
