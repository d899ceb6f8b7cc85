/// Whether white space may stand between the parts of a production.
public enum EBNFSpacing: Hashable, Sendable {
  /// White space may stand between the parts: a rule without a directive.
  case implicit

  /// Nothing stands between the parts but what is written: a token, and a rule that is marked `/* ws: explicit */`.
  case explicit
}
