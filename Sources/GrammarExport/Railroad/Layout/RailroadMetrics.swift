/// The measures of a diagram, in pixels.
enum RailroadMetrics {
  /// Of a turn of the track.
  static let radius = 10

  /// The straight track between a turn and what comes next.
  static let lead = 6

  /// From where a branch leaves the track to what stands on it: a turn there, a turn back, and a straight piece.
  static let branchLead = 2 * radius + lead

  /// From the track to the upper and to the lower side of a box.
  static let boxReach = 14

  /// Between what stands above each other.
  static let rowGap = 8

  /// The track between what stands side by side.
  static let columnGap = 16

  /// The width that a production may take before it is wrapped.
  static let widthLimit = 760

  /// A width that the text does not exceed in the typefaces that the style names.
  ///
  /// The widest of them take 0.6025 of their size, 13 pixels, for a character; others than those of ASCII may come from
  /// any typeface.
  static func width(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 8 : 18) } }
}
