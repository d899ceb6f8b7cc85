public import ConstraintGrammar

/// An equation in another language.
public struct Translation: Hashable, Sendable {
  /// The equation as the target writes it.
  public var text: String

  /// The view on the left-hand side, where the target does not name it; otherwise `nil`.
  public var leftItem: String?

  /// The view on the right-hand side, where the target does not name it and the equation has one; otherwise `nil`.
  public var rightItem: String?

  /// The names to see to before the text is used, which may mean something else there.
  public var warnings: [Diagnostic] = []
}
