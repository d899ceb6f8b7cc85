/// Divides what comes through a channel into messages, each of which stands behind a header with its length.
///
/// ```swift
/// var frames = MessageFrames()
/// frames.add(bytes)
/// while let message = frames.next() { … }
/// ```
///
/// What stands before a header is passed over, so that one wrong length does not spoil all that follows.
public struct MessageFrames: Sendable {
  private var bytes: ContiguousArray<UInt8> = []

  /// Where the next header begins among the bytes.
  private var start = 0

  /// How far the end of the header has been looked for.
  private var searched = 0

  /// How long the message is whose header has been read.
  private var length: Int?

  /// The most bytes of a header, and of a message.
  private static let limits = (header: 65_536, message: 1 << 30)

  /// Frames of which nothing has come yet.
  public init() {}

  /// Takes what has come.
  public mutating func add(_ new: some Sequence<UInt8>) {
    if start > bytes.count / 2 {
      bytes.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// The next message; `nil` where not all of it has come.
  ///
  /// A header that tells no length, or too large a one, gives an empty message, which is answered as what it is: no message.
  public mutating func next() -> ContiguousArray<UInt8>? {
    if length == nil {
      guard let end = endOfHeader() else { return nil }
      length = Self.length(in: bytes[start..<end])
      (start, searched) = (end, end)
      guard let length, length <= Self.limits.message else {
        self.length = nil
        return []
      }
    }
    guard let length, bytes.count - start >= length else { return nil }
    let message = ContiguousArray(bytes[start..<start + length])
    start += length
    searched = start
    self.length = nil
    return message
  }

  /// Where the empty line ends that ends a header.
  private mutating func endOfHeader() -> Int? {
    while searched < bytes.count {
      searched += 1
      let end = bytes[start..<searched]
      if end.last == 10, end.suffix(4).elementsEqual("\r\n\r\n".utf8) || end.suffix(2).elementsEqual("\n\n".utf8) {
        return searched
      }
      // What goes on without an end is no header.
      if searched - start > Self.limits.header { return searched }
    }
    return nil
  }

  /// The length that a header tells; where several do, what stands before the last is the rest of something else.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    let name = Array("content-length:".utf8)
    let small = header.map { (65...90).contains($0) ? $0 | 32 : $0 }
    guard small.count >= name.count,
      let place = (0...small.count - name.count).last(where: { small[$0...].starts(with: name) })
    else { return nil }
    let value = small[(place + name.count)...].drop { $0 == 32 || $0 == 9 }
    let digits = value.prefix { (48...57).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// A message behind its header.
  public static func framed(_ message: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    ContiguousArray("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
