/// What is wrong at one place of a text.
struct Mistake {
  /// The furthest UTF-8 offset at which a token was missed, or something stood that must not.
  var furthest: Int

  /// The tokens that were missed there, in the order in which they were tried.
  var missed: [Int32] = []

  /// Which of the first 64 misses are among them.
  var known: UInt64 = 0

  /// How often something was missed there, the same each time counted.
  var attempts = 0

  /// The last number that runs on into what can't belong to it, with all that it runs into.
  var runOn: Range<Int>?

  /// The last thing that stood where it must not.
  var excluded: Range<Int>?

  /// Nothing is missed yet at a place further on.
  mutating func move(to place: Int) {
    (furthest, known, attempts) = (place, 0, 0)
    if !missed.isEmpty { missed.removeAll(keepingCapacity: true) }
  }

  mutating func add(_ miss: Int32) {
    attempts += 1
    let bit = Self.bit(of: miss)
    if bit == 0 ? missed.contains(miss) : known & bit != 0 { return }
    known |= bit
    missed.append(miss)
  }

  /// Forgets all misses but the first ones.
  mutating func keep(first count: Int) {
    missed.removeSubrange(count...)
    known = missed.reduce(0) { $0 | Self.bit(of: $1) }
  }

  /// The bit of one of the first 64 misses; zero for others.
  private static func bit(of miss: Int32) -> UInt64 { miss < 64 ? 1 &<< UInt64(miss) : 0 }
}
