/// A view that constraints can be installed on.
public protocol ConstraintContainer: LayoutItem where RelatedItem: ConstraintContainer {
  /// Whether constraints can be installed on it: a layout guide is an item that they can't be installed on.
  var canHoldConstraints: Bool { get }

  /// The identity of the view.
  var layoutIdentity: ObjectIdentifier { get }

  /// Installs a constraint between the view, what lies in it, or both.
  ///
  /// - Throws: what keeps the view from holding the constraint.
  func install(_ constraint: LayoutConstraint<RelatedItem>) throws

  /// Installs many constraints.
  ///
  /// Left to itself it installs one after the other. A view that refuses constraints looks at all of them first, so that
  /// none is installed where one is refused.
  ///
  /// - Throws: what keeps the view from holding the constraints.
  func install(_ constraints: [LayoutConstraint<RelatedItem>]) throws
}

extension ConstraintContainer {
  public var canHoldConstraints: Bool { true }

  public func install(_ constraints: [LayoutConstraint<RelatedItem>]) throws {
    for constraint in constraints { try install(constraint) }
  }
}

extension ConstraintContainer where Self: AnyObject {
  public var layoutIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}
