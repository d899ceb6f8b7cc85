import GrammarCombinators

/// The diagram of a production, with its beginning and its end.
struct RailroadDiagram {
  /// How large the whole is.
  let width: Int
  let height: Int

  /// The elements of SVG that it consists of.
  let lines: [String]

  private static let margin = 8
  /// From the middle of the mark at either end to where the track meets the content.
  private static let lead = 16
  private static let markRadius = 5

  /// - Parameter top: how much is left free above it.
  init(of syntax: Syntax, in layout: RailroadLayout, top: Int = 0) throws(ExportFailure) {
    var layout = layout
    let content = try layout.element(of: syntax, width: RailroadMetrics.widthLimit)
    let extent = content.extent
    let start = Self.margin + Self.markRadius
    let left = start + Self.lead
    let end = left + extent.width + Self.lead
    let y = top + Self.margin + max(extent.up, Self.markRadius)
    width = end + Self.markRadius + Self.margin
    height = y + max(extent.down, extent.drop + Self.markRadius) + Self.margin

    var drawing = RailroadDrawing()
    drawing.track(x: start, y: y, to: left)
    content.draw(x: left, y: y, on: &drawing)
    drawing.track(x: left + extent.width, y: y + extent.drop, to: end)
    drawing.add("<circle class=\"start\" cx=\"\(start)\" cy=\"\(y)\" r=\"\(Self.markRadius)\"/>")
    drawing.add("<circle class=\"stop\" cx=\"\(end)\" cy=\"\(y + extent.drop)\" r=\"\(Self.markRadius)\"/>")
    lines = drawing.lines
  }
}
