/// Draws tracks: straight lines and quarter circles, one after the other.
struct RailroadPen {
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

  /// The path so far, as SVG has it.
  private(set) var path = ""

  private var position = (x: 0, y: 0)
  private var heading = Heading.right

  /// Begins a track.
  mutating func begin(x: Int, y: Int, heading: Heading = .right) {
    path += "M\(x) \(y)"
    position = (x, y)
    self.heading = heading
  }

  /// Goes on to an x where the track goes right or left, and to a y where it goes up or down.
  mutating func advance(to target: Int) {
    switch heading {
    case .right, .left:
      if target != position.x { path += "H\(target)" }
      position.x = target
    case .up, .down:
      if target != position.y { path += "V\(target)" }
      position.y = target
    }
  }

  /// Goes through a quarter circle.
  mutating func turn(_ next: Heading) {
    let radius = RailroadMetrics.radius
    let old = heading.vector
    let new = next.vector
    let step = (x: radius * (old.x + new.x), y: radius * (old.y + new.y))
    let isClockwise = old.x * new.y - old.y * new.x > 0
    path += "a\(radius) \(radius) 0 0 \(isClockwise ? 1 : 0) \(step.x) \(step.y)"
    position = (position.x + step.x, position.y + step.y)
    heading = next
  }
}
