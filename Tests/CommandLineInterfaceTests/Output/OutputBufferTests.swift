import Testing

@testable import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct OutputBufferTests {
  /// What waits in a pipe.
  static func contents(of pipe: borrowing Pipe) throws -> String {
    var buffer = ContiguousArray<UInt8>(repeating: 0, count: 65_536)
    let count = try pipe.readingEnd.fill(&buffer, at: 0, limit: buffer.count)
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  @Test func writesWhenFull() throws {
    let pipe = try Pipe()
    let buffer = OutputBuffer(name: "x", destination: pipe.writingEnd, capacity: 8)
    try buffer.append("1234".utf8)
    #expect(buffer.text == "1234")
    try buffer.append(ContiguousArray("56789".utf8).span)
    #expect(buffer.text == "")
    #expect(try Self.contents(of: pipe) == "123456789")
  }

  @Test func writesWhenFlushed() throws {
    let pipe = try Pipe()
    let buffer = OutputBuffer(name: "x", destination: pipe.writingEnd)
    try buffer.append("1234".utf8)
    try buffer.flush()
    #expect(try Self.contents(of: pipe) == "1234")
  }

  @Test func predecessorGoesFirst() throws {
    let pipe = try Pipe()
    let first = OutputBuffer(name: "x", destination: pipe.writingEnd)
    let second = OutputBuffer(name: "y", destination: pipe.writingEnd, capacity: 3, predecessor: first)
    try first.append("early ".utf8)
    try second.append("late".utf8)
    #expect(try Self.contents(of: pipe) == "early late")
  }

  @Test func failureIsReportedOnce() throws {
    let pipe = try Pipe()
    // The reading end can't be written.
    let buffer = OutputBuffer(name: "standard output", destination: pipe.readingEnd)
    try buffer.append("lost".utf8)
    #expect(throws: CommandFailure.unwritable("standard output", reason: "Bad file descriptor")) {
      try buffer.flush()
    }
    #expect(throws: Never.self) { try buffer.flush() }
  }

  @Test func samePlace() throws {
    let pipe = try Pipe()
    let other = try Pipe()
    let writingEnd = pipe.writingEnd
    let otherWritingEnd = other.writingEnd
    let copy = FileDescriptor(number: dup(writingEnd.number), isOwned: true)
    #expect(writingEnd.leadsToSamePlace(as: copy))
    #expect(!writingEnd.leadsToSamePlace(as: otherWritingEnd))
    #expect(!writingEnd.leadsToSamePlace(as: FileDescriptor(number: -1)))
  }
}
