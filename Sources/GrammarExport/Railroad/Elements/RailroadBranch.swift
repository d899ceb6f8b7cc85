/// One of several, the first on the track and the others below it.
///
///     ─┬─[ a ]─┬─
///      └─[ b ]─┘
struct RailroadBranch: RailroadElement {
  let alternatives: [any RailroadElement]
  let extent: RailroadExtent

  /// How far below the track each alternative is.
  private let heights: [Int]

  /// - Parameter alternatives: one or more.
  init(_ alternatives: [any RailroadElement]) {
    self.alternatives = alternatives
    let first = alternatives[0].extent
    let turns = 2 * RailroadMetrics.radius
    var heights = [0]
    var bottom = first.down
    for alternative in alternatives.dropFirst().map(\.extent) {
      let free = bottom + RailroadMetrics.rowGap + alternative.up
      let height = max(free, turns, turns + first.drop - alternative.drop)
      heights.append(height)
      bottom = height + alternative.down
    }
    self.heights = heights
    let width = alternatives.map(\.extent.width).max() ?? 0
    extent = RailroadExtent(width: width + 2 * RailroadMetrics.branchLead, up: first.up, down: bottom, drop: first.drop)
  }

  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing) {
    let right = x + extent.width
    for (alternative, height) in zip(alternatives, heights) {
      let inner = alternative.extent
      let start = x + RailroadMetrics.branchLead
      let end = start + inner.width
      alternative.draw(x: start, y: y + height, on: &drawing)
      if height == 0 {
        drawing.track(x: x, y: y, to: start)
        drawing.track(x: end, y: y + inner.drop, to: right)
        continue
      }
      drawing.track(x: x, y: y, (.down, y + height), (.right, start))
      drawing.track(
        x: end, y: y + height + inner.drop, (.right, right - RailroadMetrics.radius), (.up, y + extent.drop),
        (.right, right))
    }
  }
}
