import Testing

@testable import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pipe of this process.
struct Pipe: ~Copyable {
  let readingEnd: FileDescriptor
  let writingEnd: FileDescriptor

  /// A pipe that is open at both ends, or one that ends after `bytes`, which are few enough to wait in it.
  init(containing bytes: [UInt8]? = nil) throws {
    var ends: [Int32] = [0, 0]
    // Unsafe because the system writes through a pointer, to two numbers.
    let status = unsafe pipe(&ends)
    try #require(status == 0)
    let writingEnd = FileDescriptor(number: ends[1], isOwned: true)
    if let bytes { try writingEnd.send(ContiguousArray(bytes).span) }
    readingEnd = FileDescriptor(number: ends[0], isOwned: true)
    self.writingEnd = bytes == nil ? writingEnd : FileDescriptor(number: -1)
  }
}
