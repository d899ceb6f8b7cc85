import AllocationCounter

/// A contestant in a race, with its times.
struct Lane {
  let contestant: Contestant
  private let pass: Contestant.Pass?
  private let lineCount: Int
  private var turns = 0
  private var times: [Double] = []
  private var allocations: Int?
  private(set) var result: PassResult?

  init(_ contestant: Contestant, _ corpus: Corpus) {
    self.contestant = contestant
    pass = contestant.prepare(corpus)
    lineCount = max(corpus.lines.count, 1)
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
    let time = Stopwatch.nanoseconds { result = pass() }
    let allocated = Int(allocation_count() - before)
    times.append(time)
    // What the last round allocates: anything that is made once has been made by then.
    allocations = before < 0 ? nil : allocated
  }

  var median: Double? { quantile(0.5) }

  /// Nanoseconds that a pass takes, of all rounds.
  private func quantile(_ part: Double) -> Double? {
    guard !times.isEmpty else { return nil }
    return times.sorted()[Int(Double(times.count - 1) * part)]
  }

  func measurement(on corpus: Corpus, yardstick: Double?) -> Measurement {
    var measurement = Measurement(corpus: corpus.name, contestant: contestant.name)
    guard let median, let low = quantile(0.1), let high = quantile(0.9) else { return measurement }
    measurement.nanosecondsPerLine = median / Double(lineCount)
    measurement.ratio = yardstick.map { median / $0 }
    measurement.allocationsPerLine = allocations.map { Double($0) / Double(lineCount) }
    measurement.megabytesPerSecond = Double(corpus.bytes.count) / median * 1000
    measurement.spread = (high - low) / median
    measurement.rounds = times.count
    if let target = corpus.target, target.contestant == contestant.name { measurement.target = target.ratio }
    return measurement
  }
}
