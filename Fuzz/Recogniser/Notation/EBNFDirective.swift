/// A comment that says something about the production it ends.
public enum EBNFDirective: String, Hashable, Sendable {
  /// `/* ws: explicit */`: white space stands nowhere between the production's parts.
  case explicit

  /// `/* ws: definition */`: the production is the white space.
  case definition

  /// The directive in the text of a comment, its white space removed; none for an ordinary comment.
  init?(commentWithoutBlanks comment: String) {
    switch comment {
    case "ws:explicit": self = .explicit
    case "ws:definition": self = .definition
    default: return nil
    }
  }
}
