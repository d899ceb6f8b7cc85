/// A piece of a diagram, with a track that comes in on its left and leaves on its right.
protocol RailroadElement: Sendable {
  /// The room that it takes.
  var extent: RailroadExtent { get }

  /// Draws it with the track coming in at a point.
  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing)
}
