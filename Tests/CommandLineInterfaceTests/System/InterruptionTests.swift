import Testing

@testable import CommandLineInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct InterruptionTests {
  static let mark = "done\n"

  /// Has this thread get all signals, which the thread of a test need not, and returns those that it did not get.
  static func admitSignals() -> sigset_t {
    var (none, old) = (sigset_t(), sigset_t())
    // Unsafe because the system writes and reads through pointers, to values of the right type.
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &old)
    return old
  }

  /// What is begun is ended, and then the process ends as if nothing had been deferred.
  @Test(arguments: Interruption.signals) func isDeferred(signal: Int32) async {
    let result = await #expect(processExitsWith: .signal(signal), observing: [\.standardErrorContent]) {
      [signal] in
      _ = Self.admitSignals()
      try Interruption.deferred {
        raise(signal)
        try FileDescriptor.standardError.send(ContiguousArray(Self.mark.utf8).span)
      }
      exit(0)
    }
    // The testing library writes there too, before the test.
    #expect(result?.standardErrorContent.suffix(Self.mark.utf8.count) == ArraySlice(Self.mark.utf8))
  }

  /// Another thread would end the process while the main thread is at something.
  @Test func comesToNoWorker() {
    var old = Self.admitSignals()
    // Unsafe because the system reads through a pointer, from a value of the right type.
    defer { unsafe pthread_sigmask(SIG_SETMASK, &old, nil) }
    let blocked = Monitor([Int32]())
    let thread = WorkerThread {
      var mask = sigset_t()
      // Unsafe because the system writes and reads through a pointer, to a value of the right type.
      unsafe pthread_sigmask(SIG_BLOCK, nil, &mask)
      blocked.wait { [mask] blocked in
        var mask = mask
        blocked = Interruption.signals.filter { unsafe sigismember(&mask, $0) == 1 }
      }
    }
    thread?.join()
    #expect(blocked.wait { $0 } == Interruption.signals)
  }
}
