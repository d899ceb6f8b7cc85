#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread of the system that does one thing and ends. It gets no ``Interruption``: the main thread does.
struct WorkerThread {
  private let identifier: pthread_t

  /// The work that the thread is handed.
  private final class Start {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// A thread that runs `body`; `nil` if the system has none to give.
  init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    // Unsafe because the system writes through pointers, to values of the right types, and because the thread takes over
    // what it starts with. The stack is as large as that of a main thread usually is: parsers recurse on nested input.
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, 8 << 20)
    let start = unsafe Unmanaged.passRetained(Start(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = Interruption.deferred {
        unsafe pthread_create(&thread, &attributes, { Self.run($0) }, start.toOpaque())
      }
    #else
      var thread = pthread_t()
      let status = Interruption.deferred {
        unsafe pthread_create(&thread, &attributes, { unsafe Self.run($0) }, start.toOpaque())
      }
    #endif
    guard status == 0 else {
      unsafe start.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread = unsafe thread else { return nil }
      unsafe identifier = thread
    #else
      identifier = thread
    #endif
  }

  private static func run(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // Unsafe because the pointer has no type: it is the one that the thread was started with.
    if let start = unsafe start { unsafe Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body() }
    return nil
  }

  /// Waits until the thread has ended.
  func join() {
    // Unsafe because the system could write what the thread returns through a pointer: there is none.
    #if canImport(Darwin)
      _ = unsafe pthread_join(identifier, nil)
    #else
      _ = pthread_join(identifier, nil)
    #endif
  }
}

/// A value that threads share: one at a time has it, and others wait until it is as they need it.
// Safe because nobody else has the pointers.
@safe final class Monitor<Value>: @unchecked Sendable {
  // The lock guards the value.
  private var value: Value
  // The system needs these where they are: they are allocated once and live as long as the monitor.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    // Unsafe because of the pointers, here and below: what they point to is there until the end.
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe change.initialize(to: pthread_cond_t())
    let status = unsafe (pthread_mutex_init(lock, nil), pthread_cond_init(change, nil))
    precondition(status == (0, 0), "a lock needs no more than its memory")
  }

  deinit {
    unsafe pthread_cond_destroy(change)
    unsafe pthread_mutex_destroy(lock)
    unsafe change.deallocate()
    unsafe lock.deallocate()
  }

  /// Waits until the value meets a condition, and does something with it before any other thread does.
  func wait<Result>(until condition: (Value) -> Bool = { _ in true }, _ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while !condition(value) { unsafe pthread_cond_wait(change, lock) }
    defer { unsafe pthread_cond_broadcast(change) }
    return body(&value)
  }
}
