import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal that nobody looks at.
final class Terminal {
  private let master: FileHandle
  /// What a program has in the place of its diagnostics.
  let channel: FileHandle

  init() throws {
    var ends: (master: Int32, channel: Int32) = (0, 0)
    // The system writes to two numbers, and is given nothing else.
    let status = unsafe openpty(&ends.master, &ends.channel, nil, nil, nil)
    try #require(status == 0)
    master = FileHandle(fileDescriptor: ends.master, closeOnDealloc: true)
    channel = FileHandle(fileDescriptor: ends.channel, closeOnDealloc: true)
  }

  /// All that was written.
  func text() throws -> String {
    // Without an end, reading would wait where nothing comes any more.
    let end = Array("\u{4}\r\n".utf8)
    try channel.write(contentsOf: Data("\u{4}\n".utf8))
    var bytes: [UInt8] = []
    while !bytes.suffix(end.count).elementsEqual(end) { bytes += Array(master.availableData) }
    return String(decoding: bytes.dropLast(end.count), as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
