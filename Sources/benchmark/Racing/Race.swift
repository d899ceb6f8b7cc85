import AllocationCounter
import Dispatch

/// Times contestants against each other in one process, taking turns so that a slow moment hits all alike.
struct Race {
  let contestants: [Contestant]

  /// How many times each goes over a corpus; one that is slow does so less often.
  var rounds: Int

  var warmUpRounds = 3

  /// Nanoseconds that a contestant may take in all.
  var patience = 400e6

  /// Two contestants read the same lines otherwise.
  struct Mismatch: Error, Equatable {
    let message: String
  }

  func run(on corpus: Corpus) throws(Mismatch) -> [Measurement] {
    var lanes = contestants.map { Lane($0, corpus) }
    for index in lanes.indices { lanes[index].warmUp(warmUpRounds, rounds, patience) }
    try Self.check(lanes, corpus)
    for round in 0..<rounds {
      for index in lanes.indices where lanes[index].isDue(round, of: rounds) { lanes[index].time() }
    }
    let yardstick = lanes.first { $0.contestant.isYardstick }?.quantile(0.5)
    return lanes.map { $0.measurement(on: corpus, yardstick: yardstick) }
  }

  /// All must agree, and with what is known of the corpus.
  private static func check(_ lanes: [Lane], _ corpus: Corpus) throws(Mismatch) {
    let results = lanes.compactMap { lane in lane.result.map { (contestant: lane.contestant, result: $0) } }
    let first = results.first { $0.contestant.isComparable }
    for (contestant, result) in results {
      let reader = "\(corpus.name): '\(contestant.name)'"
      if let first, contestant.isComparable, result != first.result {
        throw Mismatch(
          message:
            "\(reader) and '\(first.contestant.name)' read different things: \(result.text) and \(first.result.text)")
      }
      if let expected = corpus.expectedCount, result.acceptedCount != expected {
        throw Mismatch(
          message: "\(reader) accepts \(result.acceptedCount) lines of \(corpus.size.lines), not \(expected)")
      }
    }
  }
}

/// A contestant in a race, with its times.
struct Lane {
  let contestant: Contestant
  private let pass: Contestant.Pass?
  private var turns = 0
  private var times: [Double] = []
  private var allocations: Int?
  private(set) var result: PassResult?

  init(_ contestant: Contestant, _ corpus: Corpus) {
    self.contestant = contestant
    pass = contestant.prepare(corpus)
  }

  /// Goes over the corpus until caches and tables are filled, and settles how often there is time for it.
  ///
  /// - Parameter patience: how many nanoseconds there are.
  mutating func warmUp(_ warmUpRounds: Int, _ rounds: Int, _ patience: Double) {
    guard let pass else { return }
    var fastest = patience
    for _ in 0..<warmUpRounds {
      let time = Stopwatch.nanoseconds { result = pass() }
      fastest = min(fastest, time)
      if time * 2 > patience { break }
    }
    turns = min(rounds, max(3, Int(patience / fastest)))
  }

  /// Whether it is this contestant's turn: turns are spread over all rounds.
  func isDue(_ round: Int, of rounds: Int) -> Bool { (round + 1) * turns / rounds > round * turns / rounds }

  mutating func time() {
    guard let pass else { return }
    let before = allocation_count()
    let time = Stopwatch.nanoseconds { _ = pass() }
    let allocated = Int(allocation_count() - before)
    times.append(time)
    // What the last round allocates: anything that is made once has been made by then.
    allocations = before < 0 ? nil : allocated
  }

  /// Nanoseconds that a pass takes, of all rounds.
  func quantile(_ part: Double) -> Double? {
    guard !times.isEmpty else { return nil }
    return times.sorted()[Int(Double(times.count - 1) * part)]
  }

  func measurement(on corpus: Corpus, yardstick: Double?) -> Measurement {
    var measurement = Measurement(corpus: corpus.name, contestant: contestant.name)
    guard let median = quantile(0.5), let low = quantile(0.1), let high = quantile(0.9) else { return measurement }
    let lineCount = Double(max(corpus.size.lines, 1))
    measurement.nanosecondsPerLine = median / lineCount
    measurement.ratio = yardstick.map { median / $0 }
    measurement.allocationsPerLine = allocations.map { Double($0) / lineCount }
    measurement.megabytesPerSecond = Double(corpus.size.bytes) / median * 1000
    measurement.spread = (high - low) / median
    measurement.rounds = times.count
    if let target = corpus.target, target.contestant == contestant.name { measurement.target = target.ratio }
    return measurement
  }
}

/// The measurement of a contestant on a corpus.
struct Measurement: Sendable {
  let corpus: String
  let contestant: String

  /// The median of all rounds; `nil` where the contestant does not know the dialect.
  var nanosecondsPerLine: Double?

  /// The time as a multiple of that of the yardstick in the same run.
  var ratio: Double?

  /// `nil` where allocations can't be counted.
  var allocationsPerLine: Double?

  var megabytesPerSecond: Double?

  /// How far the tenth and the ninetieth percentile are apart, as a part of the median.
  var spread: Double?

  var rounds = 0

  /// The most that ``ratio`` may be; `nil` where there is no target.
  var target: Double?
}

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
