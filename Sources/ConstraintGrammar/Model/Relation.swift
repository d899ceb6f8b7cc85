/// How the left side of an equation relates to the right side.
public enum Relation: String, CaseIterable, Hashable, Sendable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="
}
