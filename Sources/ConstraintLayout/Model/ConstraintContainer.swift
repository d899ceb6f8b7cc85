/// A view that constraints can be installed on.
public protocol ConstraintContainer: LayoutItem where Item: ConstraintContainer {
  /// Whether constraints can be installed on it: a layout guide is an item that they can't be installed on.
  var canHoldConstraints: Bool { get }

  /// What tells the view from all others.
  var layoutIdentity: ObjectIdentifier { get }

  /// Installs a constraint between the view, what lies in it, or both.
  ///
  /// - Throws: what keeps the view from holding the constraint.
  func install(_ constraint: LayoutConstraint<Item>) throws
}

extension ConstraintContainer {
  public var canHoldConstraints: Bool { true }
}

extension ConstraintContainer where Self: AnyObject {
  public var layoutIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}
