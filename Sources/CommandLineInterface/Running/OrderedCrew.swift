#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads that work on one item after the other, and hand them back in the order in which they came.
///
/// There are at most twice as many items as threads, each used again and again, so memory does not grow with the work.
/// With one thread there is none but the caller's.
public final class OrderedCrew<Item: AnyObject & Sendable> {
  /// How far the work is; the counts are of items from the beginning on.
  private struct Progress {
    var submitted = 0
    var taken = 0
    var isOver = false
    /// Whether the work on each slot's item is done.
    var isDone: [Bool]
  }

  private let items: [Item]
  private let jobs: Int
  private let work: @Sendable (Item) -> Void
  private let progress: Monitor<Progress>
  private var threads: [WorkerThread] = []
  private var submitted = 0
  private var finished = 0

  /// - Parameters:
  ///   - jobs: How many threads there are at most, at least one.
  ///   - makeItem: Makes an item that is ready to be filled.
  ///   - work: What a thread does with an item.
  public init(jobs: Int, makeItem: () -> Item, work: @escaping @Sendable (Item) -> Void) {
    precondition(jobs > 0, "somebody has to do the work")
    self.jobs = jobs
    self.work = work
    items = (0..<(jobs == 1 ? 1 : 2 * jobs)).map { _ in makeItem() }
    progress = Monitor(Progress(isDone: Array(repeating: false, count: items.count)))
  }

  deinit { dismiss() }

  /// An item to fill and to submit.
  ///
  /// - Parameter finish: Called with the oldest item, when its work is done, if there is no other to give.
  public func next<Failure>(finish: (Item) throws(Failure) -> Void) throws(Failure) -> Item {
    if submitted - finished == items.count { try finishOldest(finish) }
    return items[submitted % items.count]
  }

  /// Has the item that ``next(finish:)`` gave worked on.
  public func submit() {
    let slot = submitted % items.count
    submitted += 1
    if jobs > 1, threads.count < jobs { hire() }
    // With one job, and where the system has no threads to give, the caller does the work.
    let isOwnWork = threads.isEmpty
    if isOwnWork { work(items[slot]) }
    progress.wait { progress in
      progress.isDone[slot] = isOwnWork
      progress.submitted += 1
      if isOwnWork { progress.taken += 1 }
    }
  }

  /// Waits for all items that were submitted.
  ///
  /// - Parameter finish: Called with each, the oldest first.
  public func finishAll<Failure>(_ finish: (Item) throws(Failure) -> Void) throws(Failure) {
    while finished < submitted { try finishOldest(finish) }
  }

  /// Has the threads end after what they are at.
  public func dismiss() {
    progress.wait { $0.isOver = true }
    for thread in threads { thread.join() }
    threads = []
  }

  private func finishOldest<Failure>(_ finish: (Item) throws(Failure) -> Void) throws(Failure) {
    let slot = finished % items.count
    progress.wait(until: { $0.isDone[slot] }, { _ in })
    finished += 1
    try finish(items[slot])
  }

  private func hire() {
    let thread = WorkerThread { [progress, items, work] in
      while true {
        let slot = progress.wait(
          until: { $0.taken < $0.submitted || $0.isOver },
          { progress -> Int? in
            if progress.isOver { return nil }
            defer { progress.taken += 1 }
            return progress.taken % items.count
          })
        guard let slot else { return }
        work(items[slot])
        progress.wait { $0.isDone[slot] = true }
      }
    }
    if let thread { threads.append(thread) }
  }
}

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
