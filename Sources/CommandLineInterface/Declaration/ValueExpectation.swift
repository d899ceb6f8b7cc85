/// What the text of a value may be.
public enum ValueExpectation: Equatable, Sendable {
  /// Any text.
  case anything
  /// The path of a file; `-` is standard input.
  case path
  /// One of a few words, each with its other spellings.
  case oneOf([Choice])
  /// A text of a form that is described in words: `a whole number`.
  case described(String)

  /// One of the words that a value may be.
  public struct Choice: Equatable, Sendable {
    /// The word.
    public let name: String
    /// Other spellings of it.
    public let aliases: [String]
  }
}
