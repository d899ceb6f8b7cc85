import Testing

@testable import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that lasts as long as the value.
struct TemporaryFile: ~Copyable {
  let path: String

  init(_ bytes: [UInt8]) throws {
    let folder = Environment.process["TMPDIR"] ?? "/tmp"
    var template = Array((folder + "/lines." + String(repeating: "X", count: 6)).utf8CString)
    // Unsafe because the system writes the name through a pointer, in the place of the six letters.
    let number = unsafe mkstemp(&template)
    try #require(number >= 0)
    try FileDescriptor(number: number, isOwned: true).send(ContiguousArray(bytes).span)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    // Unsafe because the system gets a pointer to the path, which it does not keep.
    _ = unsafe unlink(path)
  }
}
