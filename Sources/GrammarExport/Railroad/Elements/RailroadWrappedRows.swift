/// One after the other, on several lines: from the end of each the track goes back to the beginning of the next.
///
///     ──[ a ]──[ b ]──┐
///     ┌───────◁───────┘
///     └─[ c ]─────────────
struct RailroadWrappedRows: RailroadElement {
  let rows: [RailroadRow]

  /// Beside a line, on the side where the track turns.
  private static let indentation = RailroadMetrics.radius + RailroadMetrics.lead

  let extent: RailroadExtent

  /// How far below the first line each line is, and the way back to it.
  private let heights: [(row: Int, wayBack: Int)]

  /// - Parameter rows: two or more.
  fileprivate init(_ rows: [RailroadRow]) {
    self.rows = rows
    let radius = RailroadMetrics.radius
    var heights = [(row: 0, wayBack: 0)]
    for (above, row) in zip(rows, rows.dropFirst()) {
      let last = heights[heights.count - 1].row
      let wayBack = last + max(above.extent.down + 2 * RailroadMetrics.rowGap, above.extent.drop + 2 * radius)
      heights.append((wayBack + max(row.extent.up + 2 * RailroadMetrics.rowGap, 2 * radius), wayBack))
    }
    self.heights = heights
    let lowest = heights[heights.count - 1].row
    let widths = rows.enumerated().map { $1.extent.width + ($0 == 0 ? 0 : Self.indentation) }
    extent = RailroadExtent(
      width: (widths.max() ?? 0) + Self.indentation, up: rows[0].extent.up,
      down: lowest + rows[rows.count - 1].extent.down,
      drop: lowest + rows[rows.count - 1].extent.drop)
  }

  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing) {
    let right = x + extent.width
    for (index, row) in rows.enumerated() {
      let start = index == 0 ? x : x + Self.indentation
      let rowY = y + heights[index].row
      row.draw(x: start, y: rowY, on: &drawing)
      let end = start + row.extent.width
      guard index + 1 < rows.count else { return drawing.track(x: end, y: rowY + row.extent.drop, to: right) }
      let wayBack = y + heights[index + 1].wayBack
      drawing.track(
        x: end, y: rowY + row.extent.drop, (.right, right), (.down, wayBack), (.left, x),
        (.down, y + heights[index + 1].row), (.right, x + Self.indentation))
      drawing.arrow(x: (x + right) / 2, y: wayBack)
    }
  }
}

extension RailroadWrappedRows {
  /// As few lines as the width allows, and these as even as can be.
  static func wrapping(_ parts: [any RailroadElement], to width: Int) -> any RailroadElement {
    func rows(_ width: Int) -> [RailroadRow] {
      var rows: [[any RailroadElement]] = [[]]
      for part in parts {
        let longer = rows[rows.count - 1] + [part]
        if longer.count == 1 || RailroadRow(longer).extent.width <= width {
          rows[rows.count - 1] = longer
        } else {
          rows.append([part])
        }
      }
      return rows.map(RailroadRow.init)
    }
    let inner = width - 2 * indentation
    let fewest = rows(inner)
    guard fewest.count > 1 else { return fewest[0] }
    let even = stride(from: inner / fewest.count, to: inner, by: 4).lazy.map(rows).first { $0.count == fewest.count }
    return RailroadWrappedRows(even ?? fewest)
  }
}
