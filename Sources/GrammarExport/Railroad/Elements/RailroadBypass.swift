/// What can be left out: a track leads past it, above.
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
    let radius = RailroadMetrics.radius
    let right = x + extent.width
    let exit = y + extent.drop
    let start = x + RailroadMetrics.branchLead
    drawing.track(x: x, y: y, to: start)
    body.draw(x: start, y: y, on: &drawing)
    drawing.track(x: start + body.extent.width, y: exit, to: right)
    drawing.pen.begin(x: x, y: y)
    drawing.pen.turn(.up)
    drawing.pen.advance(to: y - extent.up + radius)
    drawing.pen.turn(.right)
    drawing.pen.advance(to: right - 2 * radius)
    drawing.pen.turn(.down)
    drawing.pen.advance(to: exit - radius)
    drawing.pen.turn(.right)
  }
}
