/// The measurement of a contestant on a corpus.
struct Measurement: Decodable, Equatable, Sendable {
  let corpus: String
  let contestant: String

  /// The median of all rounds; `nil` where the contestant does not know the dialect.
  var nanosecondsPerLine: Double?

  /// The time as a multiple of that of hand-written C in the same run.
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
