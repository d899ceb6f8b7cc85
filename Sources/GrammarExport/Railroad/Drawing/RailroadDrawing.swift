/// The drawing of a diagram so far: the tracks, and what stands on them.
struct RailroadDrawing {
  /// Where a track goes.
  enum Heading {
    case right, left, up, down

    fileprivate var vector: (x: Int, y: Int) {
      switch self {
      case .right: (1, 0)
      case .left: (-1, 0)
      case .up: (0, -1)
      case .down: (0, 1)
      }
    }
  }

  /// All tracks are one path, as SVG has it, so that they are of one thickness and behind everything else.
  private var path = ""

  /// The shapes, a line of SVG each.
  private(set) var shapes: [String] = []

  /// Draws a track from a point on: straight lines, each to an x where it goes right or left and else to a y, with a quarter
  /// circle in the corner between two.
  mutating func track(x: Int, y: Int, heading: Heading = .right, _ lines: (heading: Heading, end: Int)...) {
    let radius = RailroadMetrics.radius
    path += "M\(x) \(y)"
    var (x, y, old) = (x, y, heading.vector)
    for (index, line) in lines.enumerated() {
      let new = line.heading.vector
      if new != old {
        let step = (x: radius * (old.x + new.x), y: radius * (old.y + new.y))
        let isClockwise = old.x * new.y - old.y * new.x > 0
        path += "a\(radius) \(radius) 0 0 \(isClockwise ? 1 : 0) \(step.x) \(step.y)"
        (x, y, old) = (x + step.x, y + step.y, new)
      }
      // The next corner begins before the end.
      let end = line.end - (index + 1 < lines.count ? radius * (new.x + new.y) : 0)
      if new.x != 0, end != x {
        path += "H\(end)"
        x = end
      } else if new.y != 0, end != y {
        path += "V\(end)"
        y = end
      }
    }
  }

  /// Draws a track straight to the right.
  mutating func track(x: Int, y: Int, to end: Int) { if x != end { track(x: x, y: y, (.right, end)) } }

  /// Draws a head of an arrow that points to the left, its middle at a point.
  mutating func arrow(x: Int, y: Int) { shapes.append("<path class=\"arrow\" d=\"M\(x - 4) \(y)l8-5v10z\"/>") }

  /// Writes a few words in the middle of a line of text at a point.
  mutating func caption(_ text: String, x: Int, y: Int) {
    shapes.append("<text class=\"caption\" x=\"\(x)\" y=\"\(y)\">\(XMLText.escaped(text))</text>")
  }

  /// Adds a shape.
  mutating func add(_ shape: String) { shapes.append(shape) }

  /// The elements of the SVG, a line each.
  var lines: [String] { ["<path class=\"track\" d=\"\(path)\"/>"] + shapes }
}
