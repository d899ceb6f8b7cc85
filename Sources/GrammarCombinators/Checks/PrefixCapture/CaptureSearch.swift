/// Looks for a text that a later alternative matches whole, and an earlier one only in part.
///
/// Both are read at the same time, the shortest texts first: pairs of places, one in each alternative, that the same
/// text leads to.
struct CaptureSearch {
  enum Answer {
    /// There is no such text.
    case none
    /// `text` is one, of which `captured` bytes go to the earlier alternative.
    case capture(text: [UInt8], captured: Int)
    /// There may be one.
    case undecided
  }

  private struct Pair: Hashable {
    var earlier: TextAutomaton.State
    var later: TextAutomaton.State
    var isCertain: Bool
  }

  /// How many nodes and pairs of steps are looked at before the search is given up.
  private static let effortLimit = 50_000

  private var pairs: [Pair] = []
  private var origins: [(pair: Int, byte: UInt8)] = []
  private var seen: Set<Pair> = []

  /// Compares two pieces of an automaton.
  static func run(earlier: Int, later: Int, in automaton: inout TextAutomaton) -> Answer {
    var search = CaptureSearch()
    return search.run(earlier, later, &automaton)
  }

  private mutating func run(_ earlier: Int, _ later: Int, _ automaton: inout TextAutomaton) -> Answer {
    visit(
      Pair(
        earlier: TextAutomaton.State(node: automaton.node(earlier, .any, next: automaton.excess)),
        later: TextAutomaton.State(node: automaton.node(later, .any, next: automaton.done)), isCertain: true),
      from: (0, 0))
    let limit = automaton.effort + Self.effortLimit
    var isDecided = true
    var index = 0
    while index < pairs.count {
      let pair = pairs[index]
      let left = automaton.steps(from: pair.earlier)
      let right = automaton.steps(from: pair.later)
      automaton.effort += 1 + left.reads.count * right.reads.count
      guard automaton.effort < limit else { return .undecided }
      if left.isCutOff || right.isCutOff { isDecided = false }
      if pair.earlier.node == automaton.rest {
        for end in right.ends where end.condition.and(pair.earlier.condition).canHold {
          if pair.isCertain, end.isCertain { return capture(at: index, rest: automaton.rest) }
          isDecided = false
        }
      }
      for read in left.reads {
        for other in right.reads {
          let bytes = read.bytes.intersection(other.bytes)
          guard bytes.hasBytes else { continue }
          visit(
            Pair(
              earlier: read.state, later: other.state, isCertain: pair.isCertain && read.isCertain && other.isCertain),
            from: (index, bytes.exampleByte))
        }
      }
      index += 1
    }
    return isDecided ? .none : .undecided
  }

  private mutating func visit(_ pair: Pair, from origin: (pair: Int, byte: UInt8)) {
    guard seen.insert(pair).inserted else { return }
    pairs.append(pair)
    origins.append(origin)
  }

  /// The text that led to a pair, up to which the earlier alternative has ended before its last byte at the latest.
  private func capture(at index: Int, rest: Int) -> Answer {
    var text: [UInt8] = []
    var captured = 0
    var index = index
    while index > 0 {
      text.append(origins[index].byte)
      if pairs[index].earlier.node != rest { captured += 1 }
      index = origins[index].pair
    }
    return .capture(text: text.reversed(), captured: captured)
  }
}
