/// Which places of a grammar's terminals can be waiting for the same text.
struct TokenRivals {
  /// By place, those that can be waiting together with it, itself among them; the last one is the end of the text.
  private(set) var rivals: [Set<Int>]

  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  /// - Parameter canBeOne: whether two places can take the same text.
  init(_ followers: TokenFollowers, canBeOne: (Int, Int) -> Bool) {
    rivals = Array(repeating: [], count: followers.end + 1)
    var seen: Set<Pair> = []
    var waiting: [Pair] = []
    func meet(_ places: Set<Int>, in rivals: inout [Set<Int>]) {
      for first in places {
        rivals[first].formUnion(places)
        for second in places where first <= second && second < followers.end {
          guard first == second || canBeOne(first, second) else { continue }
          let pair = Pair(first: first, second: second)
          if seen.insert(pair).inserted { waiting.append(pair) }
        }
      }
    }
    meet(followers.beginnings, in: &rivals)
    while let pair = waiting.popLast() {
      meet(followers.followers[pair.first].union(followers.followers[pair.second]), in: &rivals)
    }
  }
}
