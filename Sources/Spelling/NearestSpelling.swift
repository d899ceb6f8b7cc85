import ByteScanning

/// The word that was probably meant by another.
///
/// It is the same but for upper and lower case, or needs the fewest edits, or is the only one that begins that way.
/// One edit is allowed, and another for every three letters after the first five; more would be guessing.
///
/// - Returns: `nil` where no word is near, and for a word longer than anybody misspells. Of words that are equally near the first.
package func nearestSpelling(to word: String, among candidates: [String]) -> String? {
  guard word.utf8.count <= longestMisspelling else { return nil }
  let letters = lowercasedBytes(of: word)
  let limit = letters.count < 2 ? 0 : max(1, letters.count / 3)
  // As many edits as lengths differ by are needed in any case.
  let near = candidates.filter { abs($0.utf8.count - letters.count) <= limit }
  let distances = near.map { editDistance(letters, lowercasedBytes(of: $0)) }
  if let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }), distances[nearest] <= limit {
    return near[nearest]
  }
  let continuations = candidates.filter { lowercasedBytes(of: $0).starts(with: letters) }
  return continuations.count == 1 && !letters.isEmpty ? continuations[0] : nil
}

/// What is longer is no misspelling, and comparing it with every candidate would take long.
private let longestMisspelling = 64

private func lowercasedBytes(of word: String) -> [UInt8] { word.utf8.map { ASCII.lowercased($0) } }
