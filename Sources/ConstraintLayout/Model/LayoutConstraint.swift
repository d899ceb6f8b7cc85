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

/// Why UIKit and AppKit raise an exception on a constraint, although an equation can state it.
public enum Objection: String, CaseIterable, Hashable, Sendable {
  /// A place that is set to a constant, with nothing to count from.
  case placeAlone = "place-alone"

  /// A place that is related to an attribute times 0.
  case placeTimesZero = "place-times-zero"

  /// A place from left to right that is related to one from top to bottom.
  case mixedAxes = "mixed-axes"

  /// A place that is related to a width or a height.
  case placeAndSize = "place-and-size"

  /// The leading or trailing side that is related to the left or right one.
  case mixedDirections = "mixed-directions"

  /// Why UIKit and AppKit raise an exception on an attribute that is related to another one, or to a constant alone.
  @usableFromInline static func all(_ first: Attribute, _ second: Attribute?, multiplier: Double) -> [Objection] {
    guard let second else { return first.kind == .size ? [] : [.placeAlone] }
    var objections: [Objection] = []
    if first.kind != .size, multiplier == 0 { objections.append(.placeTimesZero) }
    if first.kind != second.kind {
      objections.append(first.kind == .size || second.kind == .size ? .placeAndSize : .mixedAxes)
    }
    if let direction = first.direction, let other = second.direction, direction != other {
      objections.append(.mixedDirections)
    }
    return objections
  }
}

extension LayoutConstraint {
  /// Why UIKit and AppKit raise an exception on the constraint; empty if they take it.
  @inlinable public var objections: [Objection] {
    Objection.all(firstAttribute, secondAttribute, multiplier: multiplier)
  }
}

/// An item of a layout: a view, a layout guide, or whatever stands for one.
///
/// A class of views conforms by saying what its superview is:
///
/// ```swift
/// extension Box: LayoutItem {
///   var layoutSuperview: Box? { parent }
/// }
/// ```
public protocol LayoutItem {
  /// The type of all items that one constraint can relate; the conforming type itself, unless there are several.
  ///
  /// A class of views inherits the name, where it must not hide a type of an application: hence not `Item`.
  associatedtype RelatedItem: LayoutItem = Self where RelatedItem.RelatedItem == RelatedItem

  /// This item, as constraints refer to it.
  var layoutItem: RelatedItem { get }

  /// The view that the item lies in; `nil` if there is none.
  var layoutSuperview: RelatedItem? { get }

  /// The safe area of the item; `nil` if it has none, as it has unless something is said.
  var layoutSafeArea: RelatedItem? { get }
}

extension LayoutItem {
  public var layoutSafeArea: RelatedItem? { nil }
}

extension LayoutItem where RelatedItem == Self {
  /// The item itself.
  public var layoutItem: Self { self }
}
