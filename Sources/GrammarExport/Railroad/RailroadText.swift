package import GrammarCombinators

extension Grammar {
  /// The railroad diagram of a production, drawn in text: `├─┬─[digit]─┬─┤`.
  ///
  /// - Throws: an ``ExportFailure`` if it uses something that a diagram can't say.
  package func railroadText(of production: Production) throws(ExportFailure) -> String {
    let notation = EBNFNotation(
      production: production.name, definitions: { self[$0]?.body }, remarksLookAheads: true)
    // Narrower than a page: it is shown beside something else.
    var layout = RailroadLayout(notation: notation, widthLimit: 480) { _ in nil }
    return RailroadText(try layout.diagram(of: drawnBody(of: production), top: 0).drawing).text
  }

  /// What is drawn of a production.
  func drawnBody(of production: Production) -> Syntax {
    isOfCharacters ? production.body : production.bodyWithoutLookAheads
  }
}

/// What stands in a drawing in text in the place of shapes, at points in pixels.
struct RailroadSigns {
  /// Texts, each with the point of its middle.
  var texts: [(text: String, x: Int, y: Int)] = []

  /// The corners of frames.
  var frames: [[(x: Int, y: Int)]] = []

  /// Puts all of others at a point.
  mutating func place(_ others: RailroadSigns, x: Int, y: Int) {
    texts += others.texts.map { ($0.text, $0.x + x, $0.y + y) }
    frames += others.frames.map { $0.map { ($0.x + x, $0.y + y) } }
  }
}

/// A diagram in characters: as many columns as pixels allow, and a row for each height at which there is something.
private struct RailroadText {
  /// How many pixels a column has, which is what a box takes for a character.
  private static let columnWidth = 8

  /// The sides to which tracks lead from a cell, and the character for each set of them.
  private static let (up, right, down, left) = (1, 2, 4, 8)
  private static let tracks = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")

  /// The heights of the rows.
  private let heights: [Int]
  private var cells: [[Int]]
  private let drawing: RailroadPiece

  init(_ drawing: RailroadPiece) {
    self.drawing = drawing
    let lines = drawing.tracks + drawing.signs.frames
    heights = Set(lines.joined().map(\.y) + drawing.signs.texts.map(\.y)).sorted()
    let width = (lines.joined().map(\.x).max() ?? 0) / Self.columnWidth + 1
    cells = Array(repeating: Array(repeating: 0, count: width), count: heights.count)
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) { draw(cell(from.x, from.y), cell(to.x, to.y)) }
    }
  }

  private func cell(_ x: Int, _ y: Int) -> (row: Int, column: Int) {
    (heights.firstIndex(of: y) ?? 0, x / Self.columnWidth)
  }

  private mutating func draw(_ from: (row: Int, column: Int), _ to: (row: Int, column: Int)) {
    let (top, bottom) = (min(from.row, to.row), max(from.row, to.row))
    let (first, last) = (min(from.column, to.column), max(from.column, to.column))
    for row in top..<bottom {
      cells[row][first] |= Self.down
      cells[row + 1][first] |= Self.up
    }
    for column in first..<last {
      cells[top][column] |= Self.right
      cells[top][column + 1] |= Self.left
    }
  }

  var text: String {
    var rows = cells.map { row in row.map { Self.tracks[$0] } }
    for (text, x, y) in drawing.signs.texts {
      let (row, middle) = cell(x, y)
      let start = max(0, middle - text.count / 2)
      // A box is drawn wider than its text is here.
      if start > 0, cells[row][start - 1] == Self.left { rows[row][start - 1] = "─" }
      if start + text.count < cells[row].count, cells[row][start + text.count] == Self.right {
        rows[row][start + text.count] = "─"
      }
      rows[row] += repeatElement(" ", count: max(0, start + text.count - rows[row].count))
      rows[row].replaceSubrange(start..<start + text.count, with: text)
    }
    return rows.map { row in String(row[..<((row.lastIndex { $0 != " " } ?? -1) + 1)]) }.joined(separator: "\n")
  }
}
