public import GrammarCombinators

extension TokenRole {
  /// A word for an attribute.
  public static var attribute: TokenRole { TokenRole(rawValue: "attribute") }

  /// A sign or a word between the sides of an equation.
  public static var relation: TokenRole { TokenRole(rawValue: "relation") }
}
