/// Pairs of places, one in each of two pieces, that the same text leads to, the shortest texts first.
struct PairWalk {
  struct Pair: Hashable {
    var earlier: TextAutomaton.State
    var later: TextAutomaton.State

    /// Whether no guess was needed to come here.
    var isCertain: Bool
  }

  /// The pairs that have been found, the one at which all begins first.
  private(set) var pairs: [Pair] = []

  private var origins: [(pair: Int, byte: UInt8)] = []
  private var seen: Set<Pair> = []

  init(_ earlier: Int, _ later: Int) {
    visit(
      Pair(earlier: TextAutomaton.State(node: earlier), later: TextAutomaton.State(node: later), isCertain: true),
      from: (0, 0))
  }

  /// Adds the pairs that one more byte leads to.
  mutating func advance(from index: Int, _ left: TextAutomaton.Steps, _ right: TextAutomaton.Steps) {
    for read in left.reads {
      for other in right.reads {
        let bytes = read.bytes.intersection(other.bytes)
        guard bytes.hasBytes else { continue }
        visit(
          Pair(
            earlier: read.state, later: other.state,
            isCertain: pairs[index].isCertain && read.isCertain && other.isCertain),
          from: (index, bytes.exampleByte))
      }
    }
  }

  private mutating func visit(_ pair: Pair, from origin: (pair: Int, byte: UInt8)) {
    guard seen.insert(pair).inserted else { return }
    pairs.append(pair)
    origins.append(origin)
  }

  /// The text that leads to a pair, each byte with the pair behind it.
  func path(to index: Int) -> [(byte: UInt8, pair: Pair)] {
    var path: [(byte: UInt8, pair: Pair)] = []
    var index = index
    while index > 0 {
      path.append((origins[index].byte, pairs[index]))
      index = origins[index].pair
    }
    return path.reversed()
  }
}
