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
