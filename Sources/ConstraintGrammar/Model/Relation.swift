public import GrammarCombinators

/// How the left side of an equation relates to the right side.
public enum Relation: String, CaseIterable, Hashable, Sendable {
  /// Both sides are the same.
  case equal = "=="
  /// The left side is at most the right side.
  case lessThanOrEqual = "<="
  /// The left side is at least the right side.
  case greaterThanOrEqual = ">="
}

extension Relation: TokenValue {
  /// A sign or a word between the sides of an equation.
  public static var role: TokenRole { .relation }
}
