/// The kind of a production, by its place in the file and its `ws` directive.
public enum EBNFProductionKind: Hashable, Sendable {
  /// A production before `<?TOKENS?>`.
  case rule

  /// A production after `<?TOKENS?>`.
  case token

  /// The token that is marked `/* ws: definition */`: what may stand between the parts of a rule.
  case whiteSpace
}
