import Foundation

/// Workers that start together, and a clock.
final class Team: @unchecked Sendable {
  let workers: [Worker]
  private let seconds: Double?
  private let stopsAtFailure: Bool
  private let start = DispatchTime.now()

  // The lock guards what follows.
  private let lock = NSLock()
  private var hasFailed = false

  /// - Parameters:
  ///   - seconds: how long they work; until they are done if nothing is said.
  ///   - stopsAtFailure: whether they stop when one of them finds a failure.
  init(_ workers: [Worker], seconds: Double?, stopsAtFailure: Bool) {
    self.workers = workers
    self.seconds = seconds
    self.stopsAtFailure = stopsAtFailure
  }

  /// How many seconds have passed.
  var elapsed: Double {
    Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }

  /// - Parameter hasFailed: whether the worker that asks has found a failure.
  private func isOver(_ hasFailed: Bool) -> Bool {
    if stopsAtFailure {
      let isToStop = lock.withLock {
        if hasFailed { self.hasFailed = true }
        return self.hasFailed
      }
      if isToStop { return true }
    }
    return seconds.map { elapsed >= $0 } ?? false
  }

  /// Lets the workers work, and tells of the time that has passed twice a second.
  func run(_ tick: (Double) -> Void) {
    let group = DispatchGroup()
    for (slot, worker) in workers.enumerated() {
      let thread = Thread { [self] in
        worker.work(slot: slot) { isOver($0) }
        group.leave()
      }
      thread.stackSize = 16 << 20
      group.enter()
      thread.start()
    }
    while group.wait(timeout: .now() + 0.5) == .timedOut { tick(elapsed) }
  }
}
