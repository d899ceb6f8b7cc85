/// One after the other, on one line.
///
///     ──[ a ]──[ b ]──
struct RailroadRow: RailroadElement {
  let parts: [any RailroadElement]
  let extent: RailroadExtent

  init(_ parts: [any RailroadElement]) {
    self.parts = parts
    var extent = RailroadExtent(width: 0, up: 0, down: 0)
    for (index, part) in parts.enumerated() {
      let inner = part.extent
      extent.width += inner.width + (index == 0 ? 0 : RailroadMetrics.columnGap)
      extent.up = max(extent.up, inner.up - extent.drop)
      extent.down = max(extent.down, extent.drop + inner.down)
      extent.drop += inner.drop
    }
    self.extent = extent
  }

  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing) {
    var (x, y) = (x, y)
    for (index, part) in parts.enumerated() {
      if index > 0 {
        drawing.track(x: x, y: y, to: x + RailroadMetrics.columnGap)
        x += RailroadMetrics.columnGap
      }
      part.draw(x: x, y: y, on: &drawing)
      x += part.extent.width
      y += part.extent.drop
    }
  }
}
