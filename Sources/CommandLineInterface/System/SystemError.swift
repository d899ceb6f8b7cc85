#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

  /// What `call` returns, which is tried again when a signal interrupts it.
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
