#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The end of the program by a person or the system.
enum Interruption {
  /// The signals for it: a key, the end of the terminal or of the system, and a file that gets too large.
  static let signals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGXFSZ]

  /// Does something that must not be left half done, and is interrupted afterwards.
  ///
  /// A thread that is made meanwhile gets none of the signals, ever.
  static func deferred<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var (mask, old) = (sigset_t(), sigset_t())
    // Unsafe because the system reads and writes through pointers, to values of the right type.
    unsafe sigemptyset(&mask)
    for signal in signals { unsafe sigaddset(&mask, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &mask, &old)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &old, nil) }
    return try body()
  }
}
