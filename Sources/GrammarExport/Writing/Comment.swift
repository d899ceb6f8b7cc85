/// A comment with a mark at the beginning of each line.
func comment(_ lines: [String], mark: String) -> String {
  lines.map { line in
    let line = mark + line.filter { !$0.isNewline }
    return String(line.reversed().drop { $0 == " " }.reversed())
  }.joined(separator: "\n")
}
