/// The result of going over all lines of a corpus.
struct PassResult: Equatable {
  /// Mixes everything that was read.
  var checksum: UInt64

  /// How many lines were accepted.
  var acceptedCount: Int
}
