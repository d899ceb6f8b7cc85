/// A command line worth trying.
public struct CommandExample: Equatable, Sendable {
  /// What is typed after the name of the tool.
  public let arguments: String

  /// What comes of it.
  public let outcome: String

  /// An example.
  public init(_ arguments: String, _ outcome: String) {
    self.arguments = arguments
    self.outcome = outcome
  }
}
