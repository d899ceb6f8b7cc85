public import ConstraintGrammar

/// One side of a constraint in Swift: an attribute of an item, times a number, plus a number.
///
/// The operators are those of the table in the README of FormulaStyleConstraint, for its `ConstraintTerm`:
///
/// ```swift
/// let constraint = try viewA[.width] == 0.5 * viewB[.width] - 4
/// ```
public struct ConstraintTerm<Item> {
  /// The item.
  public let item: Item

  /// Its attribute.
  public let attribute: Attribute

  /// The multiplier of the attribute.
  public internal(set) var multiplier = 1.0

  /// The constant, in points.
  public internal(set) var constant = 0.0

  init(_ item: Item, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ConstraintTerm: Sendable where Item: Sendable {}

extension LayoutItem {
  /// An attribute of the item, to compute and compare with.
  public subscript(attribute: Attribute) -> ConstraintTerm<RelatedItem> { ConstraintTerm(layoutItem, attribute) }
}
