/// A way to parse all lines of a corpus.
struct Contestant: Sendable {
  let name: String

  /// Parses every line once and gives the checksum of what was parsed.
  let run: @Sendable (Corpus) -> UInt64
}

/// What was measured of a contestant.
struct Measurement {
  let name: String
  let nanosecondsPerLine: [Double]
  let allocationsPerLine: Double?
  let checksum: UInt64

  var median: Double { nanosecondsPerLine.sorted()[nanosecondsPerLine.count / 2] }
}
