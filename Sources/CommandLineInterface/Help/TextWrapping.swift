extension String {
  /// The text in lines of at most `width` characters; a longer word stands alone in a line.
  ///
  /// An empty line ends a paragraph, and a line that is indented stays as it is.
  func wrapped(toWidth width: Int) -> [String] {
    if isEmpty { return [] }
    var lines: [String] = []
    var isContinued = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        lines.append(String(line))
        isContinued = false
        continue
      }
      for word in line.split(separator: " ") {
        if isContinued, lines[lines.count - 1].count + 1 + word.count <= width {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append(String(word))
          isContinued = true
        }
      }
    }
    return lines
  }
}
