public import ConstraintGrammar

/// A relation that the layout is to keep: `first.attribute relation second.attribute * multiplier + constant`.
public struct LayoutConstraint<Item> {
  /// The item on the left.
  public var firstItem: Item

  /// The attribute of the item on the left.
  public var firstAttribute: Attribute

  /// How the left side relates to the right side.
  public var relation: Relation

  /// The item on the right; `nil` if the right side is a constant.
  public var secondItem: Item?

  /// The attribute of the item on the right; `nil` if there is no such item.
  public var secondAttribute: Attribute?

  /// The multiplier of the attribute on the right.
  public var multiplier: Double

  /// The constant on the right, in points.
  public var constant: Double

  /// How important the constraint is: more than 0 and at most 1000, which requires it.
  public var priority: Double

  /// A name to find the constraint by.
  public var identifier: String?

  /// Whether ``constant`` stands for the distance that the system keeps there, which is the platform's choice.
  public var isSystemSpacing = false

  /// A constraint between two items.
  @inlinable public init(
    _ firstItem: Item, _ firstAttribute: Attribute, _ relation: Relation, _ secondItem: Item,
    _ secondAttribute: Attribute, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    identifier: String? = nil
  ) {
    self.init(
      first: firstItem, firstAttribute, relation, second: secondItem, secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier)
  }

  /// A constraint of one item; the multiplier, which then plays no part, is 1.
  @inlinable public init(
    _ firstItem: Item, _ firstAttribute: Attribute, _ relation: Relation, constant: Double, priority: Double = 1000,
    identifier: String? = nil
  ) {
    self.init(
      first: firstItem, firstAttribute, relation, second: nil, nil, multiplier: 1, constant: constant,
      priority: priority, identifier: identifier)
  }

  @inlinable @inline(__always) init(
    first firstItem: Item, _ firstAttribute: Attribute, _ relation: Relation, second secondItem: Item?,
    _ secondAttribute: Attribute?, multiplier: Double, constant: Double, priority: Double = 1000,
    identifier: String? = nil
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }
}

extension LayoutConstraint: Equatable where Item: Equatable {}
extension LayoutConstraint: Hashable where Item: Hashable {}
extension LayoutConstraint: Sendable where Item: Sendable {}

extension LayoutConstraint {
  /// The same constraint with other items.
  public func mapItems<Other>(_ transform: (Item) -> Other) -> LayoutConstraint<Other> {
    var constraint = LayoutConstraint<Other>(
      first: transform(firstItem), firstAttribute, relation, second: secondItem.map(transform), secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority, identifier: identifier)
    constraint.isSystemSpacing = isSystemSpacing
    return constraint
  }
}
