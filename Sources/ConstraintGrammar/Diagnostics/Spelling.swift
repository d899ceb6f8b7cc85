/// How near two spellings are.
package enum Spelling {
  /// The candidate nearest to a word: at most one slip for every three letters, capitals and small letters being alike.
  ///
  /// A slip is a letter too many, too few or wrong, or two letters swapped. Words of more than 40 letters have no nearest.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= 40 else { return nil }
    let word = word.lowercased()
    let ranked = candidates.map { (candidate: $0, distance: distance(word, $0.lowercased())) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, (min(word.utf8.count, best.candidate.utf8.count) + 1) / 3) ? best.candidate : nil
  }

  /// The number of slips between two words (Damerau and Levenshtein, each pair of letters swapped at most once).
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var best = min(last[column + 1] + 1, current[column] + 1)
        best = min(best, last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
