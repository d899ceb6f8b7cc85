import AllocationCounter

/// Times contestants against each other in one process, taking turns so that a slow moment hits all alike.
enum Benchmark {
  static func measure(_ contestants: [Contestant], on corpus: Corpus, rounds: Int) -> [Measurement] {
    let clock = ContinuousClock()
    var times = [[Double]](repeating: [], count: contestants.count)
    var checksums = [UInt64](repeating: 0, count: contestants.count)
    var allocations = [Double?](repeating: nil, count: contestants.count)
    for round in 0..<rounds + 3 {
      for (index, contestant) in contestants.enumerated() {
        let before = allocation_count()
        let time = clock.measure { checksums[index] = contestant.run(corpus) }
        let allocated = allocation_count() - before
        // The first rounds warm up; what is made once for all lines is made there.
        guard round >= 3 else { continue }
        times[index].append(Double(time.components.attoseconds) / 1e9 / Double(corpus.lines.count))
        allocations[index] = before < 0 ? nil : Double(allocated) / Double(corpus.lines.count)
      }
    }
    return contestants.indices.map {
      Measurement(
        name: contestants[$0].name, nanosecondsPerLine: times[$0], allocationsPerLine: allocations[$0],
        checksum: checksums[$0])
    }
  }
}
