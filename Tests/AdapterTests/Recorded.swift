import ConstraintLayout

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Everything that a constraint was made of, as a value.
struct Recorded: Equatable {
  var firstItem: ObjectIdentifier?
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var secondItem: ObjectIdentifier?
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: Float
  var identifier: String?

  @MainActor init(_ constraint: NSLayoutConstraint) {
    firstItem = unsafe constraint.firstItem.map { ObjectIdentifier($0) }
    firstAttribute = constraint.firstAttribute
    relation = constraint.relation
    secondItem = unsafe constraint.secondItem.map { ObjectIdentifier($0) }
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority.rawValue
    identifier = constraint.identifier
  }

  init(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, identifier: String? = nil
  ) {
    firstItem = ObjectIdentifier(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = ObjectIdentifier(second)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }

  init(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    constant: CGFloat, priority: Float = 1000, identifier: String? = nil
  ) {
    firstItem = ObjectIdentifier(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = nil
    secondAttribute = .notAnAttribute
    multiplier = 1
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
  }
}
