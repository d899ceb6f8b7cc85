/// A piece of a diagram, with a track that comes in on its left and leaves on its right.
protocol RailroadElement: Sendable {
  /// The room that it takes.
  var extent: RailroadExtent { get }

  /// Draws it with the track coming in at a point.
  func draw(x: Int, y: Int, on drawing: inout RailroadDrawing)
}

/// How far a piece of a diagram reaches from the point where its track comes in.
struct RailroadExtent: Hashable, Sendable {
  /// To the right, where the track leaves.
  var width: Int

  /// Above the point.
  var up: Int

  /// Below the point.
  var down: Int

  /// How much lower the track leaves than it comes in.
  var drop = 0
}
