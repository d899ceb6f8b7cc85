/// A name used inside an expression, and where.
public struct EBNFReference: Hashable, Sendable {
  /// The name of a production.
  public let name: String

  /// Where the name starts.
  public let place: EBNFPlace

  /// A use of `name` at `place`.
  public init(name: String, place: EBNFPlace) {
    self.name = name
    self.place = place
  }
}
