import Dispatch

/// Measures how long something takes.
enum Stopwatch {
  /// How many nanoseconds `body` takes; at least one.
  static func nanoseconds(_ body: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(max(1, DispatchTime.now().uptimeNanoseconds - start))
  }

  /// The median of a few measurements of something short, in nanoseconds for each time that `body` runs.
  static func medianNanoseconds(_ body: () -> Void) -> Double {
    // The first time warms up, too.
    let repetitions = max(1, Int(20e6 / nanoseconds(body)))
    let samples = (0..<5).map { _ in
      nanoseconds { for _ in 0..<repetitions { body() } } / Double(repetitions)
    }
    return samples.sorted()[samples.count / 2]
  }
}
