/// Terms in one column, what they mean in another.
struct HelpTable {
  /// A term and the paragraphs that explain it.
  typealias Row = (term: String, paragraphs: [String])

  let rows: [Row]

  /// The lines of the table, at most 80 characters wide.
  ///
  /// A term that is wider than its column has a line of its own.
  var lines: [String] {
    let widest = rows.map(\.term.count).filter { $0 <= Self.widestTerm }.max() ?? 0
    let column = 2 + widest + 2
    let indent = String(repeating: " ", count: column)
    return rows.flatMap { row in
      var lines = row.paragraphs.flatMap { $0.wrapped(toWidth: helpWidth - column) }.map { indent + $0 }
      let start = "  \(row.term)"
      if row.term.count > Self.widestTerm || lines.isEmpty {
        lines.insert(start, at: 0)
      } else {
        lines[0] = start + lines[0].dropFirst(start.count)
      }
      return lines
    }
  }

  private static let widestTerm = 26
}

/// How many characters a line of help has at most.
let helpWidth = 80

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
