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
