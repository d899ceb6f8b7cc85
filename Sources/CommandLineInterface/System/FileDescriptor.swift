#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file, pipe or terminal that the system has opened for this program; one that the program has asked for is closed with it.
final class FileDescriptor: Sendable {
  /// The system's number for it.
  let number: Int32

  private let isOwned: Bool

  init(number: Int32, isOwned: Bool = false) {
    self.number = number
    self.isOwned = isOwned
  }

  deinit { if isOwned { close(number) } }

  /// The standard input, which the program reads when it is given no file.
  static let standardInput = FileDescriptor(number: STDIN_FILENO)

  /// Where results go.
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)

  /// Where diagnostics go.
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// Whether somebody reads or types there.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Opens the file at `path` for reading, unless `flags` say otherwise.
  ///
  /// - Parameter flags: What the system is asked for besides.
  static func opened(at path: String, _ flags: Int32 = 0) throws(SystemError) -> FileDescriptor {
    // Unsafe because the system gets a pointer to the path, which it does not keep.
    FileDescriptor(
      number: try SystemError.checked { path.withSystemPath { unsafe open($0, O_RDONLY | O_CLOEXEC | flags) } },
      isOwned: true)
  }

  /// Opens the file at `path` for reading if it is one with content: no folder, no pipe and no device.
  ///
  /// Opening waits for nobody, and reading comes to an end.
  static func opened(fileAt path: String) throws(SystemError) -> FileDescriptor {
    let descriptor = try opened(at: path, O_NONBLOCK)
    var status = stat()
    // Unsafe because the system writes through a pointer, to a value of the right type.
    if unsafe fstat(descriptor.number, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return descriptor }
    throw SystemError(code: EINVAL, reason: "it is not a file")
  }

  /// Sees to it that no file that is opened later passes for a standard channel which this process was not given.
  ///
  /// In place of such a channel is one that can't be used, so that using it is the error that it would be.
  static func takeStandardPlaces() {
    for channel in [standardInput, standardOutput, standardError] where fcntl(channel.number, F_GETFD) == -1 {
      // The system gives the lowest number that is free. Unsafe because it gets a pointer to a literal.
      _ = unsafe open("/dev/null", channel === standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether there is something to read now, if only the end.
  var isReadyToRead: Bool { wait(for: POLLIN, milliseconds: 0) != 0 }

  /// Reads at most `limit` bytes to the place `start` of `buffer`, and returns how many; 0 is the end.
  func fill(_ buffer: inout ContiguousArray<UInt8>, at start: Int, limit: Int) throws(SystemError) -> Int {
    let place = start..<start + limit
    precondition(place.upperBound <= buffer.count)
    while true {
      do {
        return try SystemError.checked {
          // Unsafe because the system writes through a pointer: the range was checked above.
          unsafe buffer.withUnsafeMutableBytes { bytes in
            let free = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[place])
            return unsafe read(number, free.baseAddress, free.count)
          }
        }
      } catch {
        try waitUntilReady(for: POLLIN, after: error)
      }
    }
  }

  /// Reads all that follows.
  func bytesToEnd() throws(SystemError) -> ContiguousArray<UInt8> {
    var (buffer, end) = (ContiguousArray<UInt8>(), 0)
    while true {
      if buffer.count - end < Self.chunkSize { buffer += repeatElement(0, count: max(Self.chunkSize, buffer.count)) }
      let count = try fill(&buffer, at: end, limit: buffer.count - end)
      if count == 0 {
        buffer.removeLast(buffer.count - end)
        return buffer
      }
      end += count
    }
  }

  private static let chunkSize = 65_536

  /// Writes all of `bytes`.
  func send(_ bytes: Span<UInt8>) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      do {
        let rest = bytes.extracting(written...)
        // Unsafe because the system reads through a pointer: it reads no more than the count and does not keep it.
        written += try SystemError.checked {
          unsafe rest.withUnsafeBytes { bytes in unsafe write(number, bytes.baseAddress, bytes.count) }
        }
      } catch {
        try waitUntilReady(for: POLLOUT, after: error)
      }
    }
  }

  /// Whether what is written to both arrives in one place: the same terminal, pipe or file.
  func leadsToSamePlace(as other: FileDescriptor) -> Bool {
    var (here, there) = (stat(), stat())
    // Unsafe because the system writes through pointers, to two values of the right type.
    guard unsafe fstat(number, &here) == 0, unsafe fstat(other.number, &there) == 0 else { return false }
    return here.st_dev == there.st_dev && here.st_ino == there.st_ino
  }

  /// Waits where the system was asked not to, by whoever opened the descriptor; any other error stands.
  private func waitUntilReady(for event: Int32, after error: SystemError) throws(SystemError) {
    guard error.code == EAGAIN else { throw error }
    _ = wait(for: event, milliseconds: -1)
  }

  /// Waits so long, or without an end where that is below zero; returns 0 if the time was over first.
  private func wait(for event: Int32, milliseconds: Int32) -> Int32 {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    // Unsafe because the system writes through a pointer, to one value of the right type.
    return unsafe poll(&request, 1, milliseconds)
  }
}

/// Why the operating system refused something.
struct SystemError: Error, Equatable {
  /// The system's number for it.
  let code: Int32

  /// The system's words for it, `No such file or directory`, unless there are better ones.
  let reason: String

  /// - Parameter reason: What to say in place of the system's words.
  init(code: Int32, reason: String? = nil) {
    self.code = code
    // Unsafe because the system may use that text again for the next error: it is copied at once, and one thread
    // of the program talks to the system.
    self.reason = unsafe reason ?? String(cString: strerror(code))
  }

  /// The reader of what this program writes has gone.
  var isClosedPipe: Bool { code == EPIPE }

  /// The result of `call`, which is tried again when a signal interrupts it.
  ///
  /// - Parameter call: Returns -1 and sets `errno` when it fails.
  static func checked<Count: SignedInteger>(_ call: () -> Count) throws(SystemError) -> Count {
    while true {
      let count = call()
      if count != -1 { return count }
      let code = errno
      if code != EINTR { throw SystemError(code: code) }
    }
  }
}
