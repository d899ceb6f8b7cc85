/// What has been drawn of a diagram: the tracks, and what stands on them.
struct RailroadDrawing {
  /// All tracks are one path, so that they are of one thickness and behind everything else.
  var pen = RailroadPen()

  /// The shapes, a line of SVG each.
  private(set) var shapes: [String] = []

  /// Draws a track straight to the right.
  mutating func track(x: Int, y: Int, to end: Int) {
    guard x != end else { return }
    pen.begin(x: x, y: y)
    pen.advance(to: end)
  }

  /// Draws a head of an arrow that points to the left, its middle at a point.
  mutating func arrow(x: Int, y: Int) { shapes.append("<path class=\"arrow\" d=\"M\(x - 4) \(y)l8-5v10z\"/>") }

  /// Writes a few words in the middle of a line of text at a point.
  mutating func caption(_ text: String, x: Int, y: Int) {
    shapes.append("<text class=\"caption\" x=\"\(x)\" y=\"\(y)\">\(XMLText.escaped(text))</text>")
  }

  /// Adds a shape.
  mutating func add(_ shape: String) { shapes.append(shape) }

  /// The elements of the SVG, a line each.
  var lines: [String] { ["<path class=\"track\" d=\"\(pen.path)\"/>"] + shapes }
}
