/// Which paths of a grammar have occurred in derivations, and how often.
public struct PathCoverage: Sendable {
  private let all: Set<DerivationPath>
  private var counts: [DerivationPath: Int] = [:]

  init(of graph: GrammarGraph) { all = graph.paths }

  func count(_ path: DerivationPath) -> Int { counts[path] ?? 0 }

  mutating func note(_ path: DerivationPath) { counts[path, default: 0] += 1 }

  /// Counts a step, alone and inside the steps around it.
  mutating func note(_ step: DerivationStep, inside middle: DerivationStep?, _ outer: DerivationStep?) {
    note(DerivationPath(outer: nil, middle: nil, inner: step))
    guard let middle else { return }
    note(DerivationPath(outer: nil, middle: middle, inner: step))
    if let outer { note(DerivationPath(outer: outer, middle: middle, inner: step)) }
  }

  /// Adds what another run of the same grammar has covered.
  public mutating func merge(_ other: PathCoverage) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// How many paths of a length have occurred, and how many there are.
  public func covered(ofLength length: Int) -> (covered: Int, all: Int) {
    let paths = all.filter { $0.length == length }
    return (paths.count { counts[$0] != nil }, paths.count)
  }

  /// Whether every path has occurred.
  public var isComplete: Bool { all.allSatisfy { counts[$0] != nil } }
}
