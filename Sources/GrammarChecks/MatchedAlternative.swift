/// An alternative of a choice, and an example of what it matches.
public struct MatchedAlternative: Hashable, Sendable {
  /// The alternative as EBNF writes it, such as `"=" IDENTIFIER`.
  public let alternative: String

  /// The example, such as `=a`.
  public let text: String

  /// The alternative `alternative`, which matches `text`.
  public init(_ alternative: String, matching text: String) {
    self.alternative = alternative
    self.text = text
  }
}
