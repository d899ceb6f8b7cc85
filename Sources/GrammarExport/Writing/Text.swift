/// A comment with a mark at the beginning of each line.
func comment(_ lines: [String], mark: String) -> String {
  lines.map { line in
    let line = mark + line.filter { !$0.isNewline }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}

/// A file of blocks with an empty line between two.
func blocks(_ blocks: [String]) -> String { blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n" }

// The standard library does this on newer systems alone.
extension String {
  /// The pieces between the occurrences of a part, and before the first and behind the last; scalars are compared, so that
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
