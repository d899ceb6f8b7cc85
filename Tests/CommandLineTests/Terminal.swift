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

  /// All that was written, which is little enough to wait.
  func text() -> String {
    String(decoding: master.availableData, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
