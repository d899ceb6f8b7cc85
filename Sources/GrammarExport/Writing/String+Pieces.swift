// The standard library does this on newer systems alone.

extension String {
  /// What lies between the occurrences of a part, and before the first and behind the last; scalars are compared, so that
  /// a mark behind the part does not hide it.
  func pieces(around part: String) -> [Substring] {
    let (whole, part) = (unicodeScalars, part.unicodeScalars)
    var pieces: [Substring] = []
    var (start, index) = (whole.startIndex, whole.startIndex)
    while index < whole.endIndex {
      if whole[index...].starts(with: part) {
        pieces.append(Substring(whole[start..<index]))
        whole.formIndex(&index, offsetBy: part.count)
        start = index
      } else {
        whole.formIndex(after: &index)
      }
    }
    return pieces + [Substring(whole[start...])]
  }

  /// The text with another in place of every occurrence of a part.
  func substituting(_ part: String, with replacement: String) -> String {
    pieces(around: part).joined(separator: replacement)
  }
}
