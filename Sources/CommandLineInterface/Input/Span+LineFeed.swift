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
}
