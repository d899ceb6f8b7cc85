import Spelling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Whole lines of a file, read together.
///
/// The memory is used again for the next lines. A batch is handed from one thread to another, and used by one at a time.
public final class LineBatch: @unchecked Sendable {
  /// The file that the lines are from; `-` is standard input.
  public internal(set) var path = ""

  /// The number of the first line, from 1 on.
  public internal(set) var firstNumber = 1

  var buffer: ContiguousArray<UInt8> = []
  /// Where in the buffer the lines are, the end of the last one aside if the file ends without one.
  var content = 0..<0
  /// Why the one line of the batch is not read; `content` is its beginning.
  var unread: UnreadLine?

  /// The size of lines that are no longer than usual, together, in bytes.
  static let usualSize = 1 << 20

  /// No lines.
  public init() {}

  /// How many bytes the lines have.
  var byteCount: Int { content.count }

  /// Calls `body` with every line, its number and whether a carriage return is a part of its end.
  ///
  /// A line comes without its end, which is a line feed and a carriage return before it. A byte-order mark at the start
  /// of the file is no part of the first line.
  ///
  /// - Parameters:
  ///   - unread: Called with the beginning of a line that is too long to be read, and its number.
  ///   - body: Called with each of the others.
  public func forEachLine<Failure>(
    unread: (_ beginning: Span<UInt8>, _ number: Int, _ reason: UnreadLine) throws(Failure) -> Void,
    _ body: (_ line: Span<UInt8>, _ number: Int, _ hasReturn: Bool) throws(Failure) -> Void
  ) throws(Failure) {
    let buffer = self.buffer
    let bytes = buffer.span
    if let reason = self.unread { return try unread(bytes.extracting(content), firstNumber, reason) }
    var number = firstNumber
    var start = content.lowerBound
    if number == 1 { start += bytes.extracting(content).byteOrderMarkLength }
    while start < content.upperBound {
      let lineFeed = bytes.firstLineFeed(in: start..<content.upperBound)
      // Without a line feed, a carriage return ends nothing.
      let hasReturn = if let lineFeed { lineFeed > start && bytes[lineFeed - 1] == UInt8(ascii: "\r") } else { false }
      let end = lineFeed ?? content.upperBound
      try body(bytes.extracting(start..<(hasReturn ? end - 1 : end)), number, hasReturn)
      number += 1
      start = end + 1
    }
  }
}

/// How long a line may be.
///
/// What never ends, such as `/dev/zero`, must not fill the memory.
public enum LineLimit {
  /// The longest line that is read, in bytes, its end aside.
  public static let bytes = 64 << 20

  /// The same for people.
  public static let text = "\(bytes >> 20) MiB"

  /// Where the end of a longer line is looked for, in bytes from its beginning.
  static let searchedBytes = 16 * bytes

  /// How much of a longer line is kept to show it.
  static let shownBytes = 256
}

/// Why a line is not read.
public enum UnreadLine: Equatable, Sendable {
  /// It is longer than ``LineLimit/bytes``; the lines after it are read.
  case tooLong
  /// Its end has not been found, so nothing after it is read.
  case endless

  /// The reason for which the line is not read.
  public var reason: String {
    switch self {
    case .tooLong: "is longer than \(LineLimit.text)"
    case .endless: "does not end within \(LineLimit.searchedBytes >> 30) GiB, and nothing after it is read"
    }
  }
}

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
