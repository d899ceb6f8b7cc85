#if hasFeature(Embedded)
  /// A value that is made at once: what is made later, in the middle of a call, a host may give back when the call ends.
  package final class MadeOnce<Value: Sendable>: Sendable {
    package let value: Value

    package init(_ make: @escaping @Sendable () -> Value) { value = make() }
  }
#else
  /// A value that is made when it is first asked for, and kept: what nobody asks for costs nothing.
  ///
  /// It may be asked for by several threads at once. Each gets the same value, though more than one may make it.
  // Safe because nobody else has the pointer, and the value behind it never changes once it is there.
  @safe package final class MadeOnce<Value: Sendable>: Sendable {
    private final class Made: Sendable {
      let value: Value

      init(_ value: Value) { self.value = value }
    }

    private let make: @Sendable () -> Value

    // Unsafe because it is a pointer, to what is there for as long as this object is, and what it points to is read and written
    // atomically only: it is empty until the value is made, and never changes after that.
    private nonisolated(unsafe) let made: UnsafeMutablePointer<Made?>

    package init(_ make: @escaping @Sendable () -> Value) {
      self.make = make
      unsafe made = .allocate(capacity: 1)
      unsafe made.initialize(to: nil)
    }

    deinit {
      unsafe made.deinitialize(count: 1)
      unsafe made.deallocate()
    }

    package var value: Value {
      // What is made is alive as long as this object.
      if let known = unsafe _stdlib_atomicAcquiringLoadARCRef(object: made) {
        return unsafe known._withUnsafeGuaranteedRef { $0.value }
      }
      // Where another thread was faster, its value stays.
      let kept = unsafe _stdlib_atomicAcquiringInitializeARCRef(object: made, desired: Made(make()))
      return unsafe kept._withUnsafeGuaranteedRef { $0.value }
    }
  }
#endif
