#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
