/// One of many texts, in columns inside one frame: a track to each would take more room than it tells.
///
///     ┌ one of ──────┐
///     ┤ (a) (b) (c)  ├
///     └ (d) (e) (f) ─┘
struct RailroadWordTable: RailroadElement {
  /// The rows of the frame, each with a box a column.
  private let rows: [[RailroadBox]]
  private let columnWidths: [Int]
  private let caption: String

  let extent: RailroadExtent

  /// From this many alternatives on, boxes are drawn as a table.
  static let leastCount = 7

  private static let padding = 10
  private static let gap = 6
  private static let captionHeight = 20
  private static let rowHeight = 2 * RailroadMetrics.boxReach + gap

  /// - Parameters:
  ///   - words: the alternatives, one or more.
  ///   - limit: the width that it takes at most, if the longest word allows.
  init(_ words: [RailroadBox], limit: Int) {
    let ignoreCase = words.allSatisfy(\.ignoresCase)
    let words = words.map { word in
      var word = word
      // Said once, for all of them.
      if ignoreCase { word.ignoresCase = false }
      return word
    }
    caption = ignoreCase ? "one of these, in any case" : "one of these"

    func widths(_ columnCount: Int) -> [Int] {
      (0..<columnCount).map { column in
        stride(from: column, to: words.count, by: columnCount).map { words[$0].extent.width }.max() ?? 0
      }
    }
    func total(_ widths: [Int]) -> Int { widths.reduce(2 * Self.padding - Self.gap) { $0 + $1 + Self.gap } }

    let columnWidths = (1...4).reversed().lazy.map(widths).first { total($0) <= limit } ?? widths(1)
    self.columnWidths = columnWidths
    rows = stride(from: 0, to: words.count, by: columnWidths.count).map {
      Array(words[$0..<min($0 + columnWidths.count, words.count)])
    }
    let height = 2 * Self.padding + Self.captionHeight + rows.count * Self.rowHeight - Self.gap
    let captionWidth = 2 * Self.padding + RailroadMetrics.width(of: caption)
    extent = RailroadExtent(width: max(total(columnWidths), captionWidth), up: height / 2, down: height - height / 2)
  }

  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing) {
    let top = y - extent.up
    let size = "width=\"\(extent.width)\" height=\"\(extent.up + extent.down)\""
    drawing.add("<rect class=\"table\" x=\"\(x)\" y=\"\(top)\" \(size) rx=\"10\"/>")
    drawing.add("<text class=\"heading\" x=\"\(x + Self.padding)\" y=\"\(top + 21)\">\(caption)</text>")
    for (index, row) in rows.enumerated() {
      let middle =
        top + Self.padding + Self.captionHeight + index * Self.rowHeight + RailroadMetrics.boxReach
      var left = x + Self.padding
      for (box, width) in zip(row, columnWidths) {
        drawing.add(box.shape(x: left, y: middle, width: width))
        left += width + Self.gap
      }
    }
  }
}
