/// Times contestants against each other in one process, taking turns so that a slow moment hits all alike.
struct Race {
  let contestants: [Contestant]

  /// How many times each goes over a corpus; one that is slow does so less often.
  let rounds: Int

  /// The contestant that the others are measured against.
  var yardstick = Contestant.yardstick.name

  private static let warmUpRounds = 3
  /// Nanoseconds that a contestant may take in all.
  private static let patience = 400e6

  /// Two contestants read the same lines otherwise.
  struct Mismatch: Error, Equatable {
    let message: String
  }

  func run(on corpus: Corpus) throws(Mismatch) -> [Measurement] {
    var lanes = contestants.map { Lane($0, corpus) }
    for index in lanes.indices { lanes[index].warmUp(Self.warmUpRounds, rounds, Self.patience) }
    try Self.check(lanes, corpus)
    for round in 0..<rounds {
      for index in lanes.indices where lanes[index].isDue(round, of: rounds) { lanes[index].time() }
    }
    let median = lanes.first { $0.contestant.name == yardstick }?.median
    return lanes.map { $0.measurement(on: corpus, yardstick: median) }
  }

  /// All must agree, and with what is known of the corpus.
  private static func check(_ lanes: [Lane], _ corpus: Corpus) throws(Mismatch) {
    let results = lanes.compactMap { lane in lane.result.map { (lane.contestant, $0) } }
    let comparable = results.filter { $0.0.isComparable }
    if let (first, expected) = comparable.first {
      for (contestant, result) in comparable where result != expected {
        throw Mismatch(
          message: """
            \(corpus.name): '\(contestant.name)' and '\(first.name)' read different things: \(Self.text(of: result)) and \
            \(Self.text(of: expected))
            """)
      }
    }
    guard let expectedCount = corpus.expectedCount else { return }
    for (contestant, result) in results where result.acceptedCount != expectedCount {
      throw Mismatch(
        message: """
          \(corpus.name): '\(contestant.name)' accepts \(result.acceptedCount) lines of \(corpus.lines.count), not \
          \(expectedCount)
          """)
    }
  }

  private static func text(of result: PassResult) -> String {
    "checksum \(String(result.checksum, radix: 16)) over \(result.acceptedCount) accepted lines"
  }
}
