/// An element that can be left out: a track leads past it, above.
///
///      ┌───────┐
///     ─┴─[ a ]─┴─
struct RailroadBypass: RailroadElement {
  let body: any RailroadElement
  let extent: RailroadExtent

  init(_ body: any RailroadElement) {
    self.body = body
    let radius = RailroadMetrics.radius
    extent = RailroadExtent(
      width: body.extent.width + 2 * RailroadMetrics.branchLead,
      up: max(2 * radius, body.extent.up + RailroadMetrics.rowGap),
      down: body.extent.down, drop: body.extent.drop)
  }

  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing) {
    let right = x + extent.width
    let exit = y + extent.drop
    let start = x + RailroadMetrics.branchLead
    drawing.track(x: x, y: y, to: start)
    body.draw(x: start, y: y, on: &drawing)
    drawing.track(x: start + body.extent.width, y: exit, to: right)
    drawing.track(
      x: x, y: y, (.up, y - extent.up), (.right, right - RailroadMetrics.radius), (.down, exit), (.right, right))
  }
}
