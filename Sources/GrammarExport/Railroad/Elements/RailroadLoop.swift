/// An element that can come again: a track leads back below it, through the separator if there is one.
///
///     ─┬─[ a ]─┬─
///      └─( , )─┘
struct RailroadLoop: RailroadElement {
  let body: any RailroadElement
  let separator: (any RailroadElement)?

  /// How often, where that is not for the reader to choose.
  let caption: String?

  let extent: RailroadExtent

  /// How far below the track the way back is.
  private let wayBack: Int

  /// Beside a separator, room for an arrow on either side.
  private static let arrowRoom = 24

  /// - Parameter separator: a piece whose track leaves as high as it comes in.
  init(_ body: any RailroadElement, separator: (any RailroadElement)?, caption: String?) {
    self.body = body
    self.separator = separator
    self.caption = caption
    let radius = RailroadMetrics.radius
    let between = separator?.extent ?? RailroadExtent(width: 0, up: 0, down: 6)
    let free = body.extent.down + RailroadMetrics.rowGap + between.up
    wayBack = max(free, body.extent.drop + 2 * radius)
    let captionWidth = caption.map(RailroadMetrics.width) ?? 0
    let inner = max(body.extent.width, separator == nil ? 0 : between.width + 2 * Self.arrowRoom, captionWidth)
    extent = RailroadExtent(
      width: inner + 2 * (radius + RailroadMetrics.lead), up: body.extent.up,
      down: wayBack + between.down + (caption == nil ? 0 : 16),
      drop: body.extent.drop)
  }

  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing) {
    let radius = RailroadMetrics.radius
    let right = x + extent.width
    let start = x + (extent.width - body.extent.width) / 2
    drawing.track(x: x, y: y, to: start)
    body.draw(x: start, y: y, on: &drawing)
    drawing.track(x: start + body.extent.width, y: y + extent.drop, to: right)

    let back = y + wayBack
    let gap = separator?.extent.width ?? 0
    let middle = x + (extent.width - gap) / 2
    drawing.track(x: right - radius, y: y + extent.drop, (.down, back), (.left, middle + gap))
    drawing.track(x: x + radius, y: y, heading: .left, (.down, back), (.right, middle))
    separator?.draw(x: middle, y: back, on: &drawing)
    drawing.arrow(x: separator == nil ? middle : (x + radius + middle) / 2, y: back)
    if let caption { drawing.caption(caption, x: x + extent.width / 2, y: y + extent.down - 4) }
  }
}
