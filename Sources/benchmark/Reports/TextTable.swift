/// Cells in columns: the first to the left, the others to the right.
struct TextTable {
  private var rows: [[String]]

  init(_ head: [String]) { rows = [head] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
