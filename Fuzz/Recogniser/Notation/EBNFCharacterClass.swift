/// A set of Unicode scalars, such as `[a-zA-Z_]`, `[^#x22]` or `#x9`.
public struct EBNFCharacterClass: Hashable, Sendable {
  /// The ranges as the file lists them; a single scalar is a range of one.
  public let ranges: [ClosedRange<Unicode.Scalar>]

  /// Whether the class holds every scalar that stands in none of its ranges.
  public let isNegated: Bool

  /// The class of the scalars inside `ranges`, or with `isNegated` of those outside.
  public init(ranges: [ClosedRange<Unicode.Scalar>], isNegated: Bool = false) {
    self.ranges = ranges
    self.isNegated = isNegated
  }

  /// Whether the class holds `scalar`.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) } != isNegated
  }
}
