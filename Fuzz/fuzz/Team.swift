import Foundation

/// Workers that start together, and a clock.
final class Team: @unchecked Sendable {
  let workers: [Worker]
  private let seconds: Double?
  private let start = ContinuousClock.now

  /// - Parameter seconds: how long they work; until they are done if nothing is said.
  init(_ workers: [Worker], seconds: Double?) {
    self.workers = workers
    self.seconds = seconds
  }

  /// How many seconds have passed.
  var elapsed: Double {
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  private var isOver: Bool { seconds.map { elapsed >= $0 } ?? false }

  /// Lets the workers work, and tells of the time that has passed twice a second.
  func run(_ tick: (Double) -> Void) {
    let group = DispatchGroup()
    for (slot, worker) in workers.enumerated() {
      let thread = Thread { [self] in
        worker.work(slot: slot) { isOver }
        group.leave()
      }
      thread.stackSize = 16 << 20
      group.enter()
      thread.start()
    }
    while group.wait(timeout: .now() + 0.5) == .timedOut { tick(elapsed) }
  }
}
