import ByteScanning

/// The word that was probably meant by another.
///
/// It is the same but for upper and lower case, or needs the fewest edits, or is the only one that begins that way.
/// One edit is allowed, and another for every three letters after the first five; more would be guessing.
///
/// - Returns: `nil` where no word is near, and for a word longer than anybody misspells. Of words that are equally near one
///   with the same first letter, or else the first.
package func nearestSpelling(to word: String, among candidates: [String]) -> String? {
  nearestSpellings(to: word, among: candidates).first
}

/// The words that one of which was probably meant by another, the nearest first: more than one where there is no telling.
///
/// Few people miss the first letter: a word with another one is no nearer than a word with the same that needs one edit more.
package func nearestSpellings(to word: String, among candidates: [String]) -> [String] {
  guard word.utf8.count <= longestMisspelling else { return [] }
  let letters = lowercasedBytes(of: word)
  let kinds = kindsOfLetters(in: word)
  let limit = letters.count < 2 ? 0 : max(1, letters.count / 3)
  let near = candidates.filter { candidate in
    // As many edits as lengths differ by are needed in any case, and one for each letter that the other has not.
    guard abs(candidate.utf8.count - letters.count) <= limit + 1 else { return false }
    let others = kindsOfLetters(in: candidate)
    return max((kinds & ~others).nonzeroBitCount, (others & ~kinds).nonzeroBitCount) <= limit + 1
  }.map { candidate in
    let others = lowercasedBytes(of: candidate)
    let edits = editDistance(letters, others)
    return (word: candidate, edits: edits, distance: edits + (letters.first == others.first ? 0 : 1))
  }
  guard let fewest = near.map({ $0.edits }).min(), fewest <= limit else {
    let continuations = candidates.filter { lowercasedBytes(of: $0).starts(with: letters) }
    return continuations.count == 1 && !letters.isEmpty ? continuations : []
  }
  if fewest == 0 { return near.filter { $0.edits == 0 }.map { $0.word } }
  let nearest = near.filter { $0.edits == fewest }
  let reach = nearest.map { $0.distance }.min() ?? 0
  let asNear = near.filter { $0.edits > fewest && $0.distance <= reach }
  return nearest.filter { $0.distance == reach }.map { $0.word } + asNear.map { $0.word }
    + nearest.filter { $0.distance > reach }.map { $0.word }
}

/// A longer word is no misspelling, and to compare it with every candidate would take long.
private let longestMisspelling = 64

package func lowercasedBytes(of word: String) -> [UInt8] { word.utf8.map { ASCII.lowercased($0) } }

/// A set of bits, one for each letter that is there or for several of them.
private func kindsOfLetters(in word: String) -> UInt64 {
  word.utf8.reduce(0) { $0 | 1 << UInt64(ASCII.lowercased($1) & 63) }
}

/// How many letters (bytes, that is) have to be inserted, left out, replaced or swapped with the next one to make one word of
/// another.
///
/// Damerau and Levenshtein's distance, in the form that never edits a letter twice.
package func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var previous = Array(0...second.count)
  var (beforePrevious, current) = (previous, previous)
  for row in first.indices {
    current[0] = row + 1
    for column in second.indices {
      let isSame = first[row] == second[column]
      var distance = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (isSame ? 0 : 1))
      let isSwap = row > 0 && column > 0 && first[row] == second[column - 1] && first[row - 1] == second[column]
      if isSwap { distance = min(distance, beforePrevious[column - 1] + 1) }
      current[column + 1] = distance
    }
    (beforePrevious, previous, current) = (previous, current, beforePrevious)
  }
  return previous[second.count]
}
