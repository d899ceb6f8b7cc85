/// Times something short by doing it often.
enum Stopwatch {
  /// The median of a few measurements, in nanoseconds for each time that `body` runs.
  static func nanoseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    // The first time warms up, too.
    let once = clock.measure(body)
    let repetitions = max(1, Int(Duration.milliseconds(20) / max(once, .nanoseconds(1))))
    let samples = (0..<5).map { _ in
      clock.measure { for _ in 0..<repetitions { body() } } / .nanoseconds(1) / Double(repetitions)
    }
    return samples.sorted()[samples.count / 2]
  }
}
