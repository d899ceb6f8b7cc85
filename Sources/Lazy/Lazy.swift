#if hasFeature(Embedded)
  /// An object that is made at once: what is made later, in the middle of a call, a host may give back when the call ends.
  package final class Lazy<Object: AnyObject & Sendable>: Sendable {
    package let object: Object

    package init(_ make: @escaping @Sendable () -> Object) { object = make() }
  }
#else
  /// An object that is made when it is first asked for, and kept: what nobody asks for costs nothing.
  ///
  /// It may be asked for by several threads at once. Each gets the same object, though more than one may make it.
  // Safe because nobody else has the pointer, and the object behind it stays the same once it is there.
  @safe package final class Lazy<Object: AnyObject & Sendable>: Sendable {
    private let make: @Sendable () -> Object

    // Unsafe because it is a pointer, to what is there for as long as this is, and what it points to is read and written
    // atomically only: it is empty until the object is made, and never changes after that.
    private nonisolated(unsafe) let made: UnsafeMutablePointer<Object?>

    package init(_ make: @escaping @Sendable () -> Object) {
      self.make = make
      unsafe made = .allocate(capacity: 1)
      unsafe made.initialize(to: nil)
    }

    deinit {
      unsafe made.deinitialize(count: 1)
      unsafe made.deallocate()
    }

    package var object: Object {
      // What is made is alive as long as this.
      let known = unsafe _stdlib_atomicAcquiringLoadARCRef(object: made)
      if let known = unsafe known { return unsafe known.takeUnretainedValue() }
      // Where another thread was faster, its object stays.
      return unsafe _stdlib_atomicAcquiringInitializeARCRef(object: made, desired: make()).takeUnretainedValue()
    }
  }
#endif
