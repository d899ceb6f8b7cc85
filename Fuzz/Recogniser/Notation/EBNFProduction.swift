/// One production of a grammar: `name ::= expression`.
public struct EBNFProduction: Hashable, Sendable {
  /// The name on the left.
  public let name: String

  /// Whether it is a rule, a token or the white space.
  public let kind: EBNFProductionKind

  /// Whether white space may stand between its parts.
  public let spacing: EBNFSpacing

  /// The expression that the name stands for.
  public let expression: EBNFExpression

  /// The production that gives `name` the meaning `expression`.
  public init(name: String, kind: EBNFProductionKind, spacing: EBNFSpacing, expression: EBNFExpression) {
    self.name = name
    self.kind = kind
    self.spacing = spacing
    self.expression = expression
  }
}
