import Foundation

// What Apple's classes raise an exception on, as far as it is documented or known from reports of crashes.

/// Ends the process with the name of the exception and what it says.
func raise(_ reason: String) -> Never { fatalError("NSInvalidArgumentException: " + reason) }

func refuseNotFinite(_ number: CGFloat, _ name: String) {
  guard number.isFinite else { raise("\(name) is not finite: \(number)") }
}

func refusePriority(_ priority: Float) {
  guard priority > 0, priority <= 1000 else { raise("Priority is not in (0, 1000]: \(priority)") }
}

/// - Returns: the item, if it is one that can be laid out.
func layoutNode(_ item: Any) -> any LayoutNode {
  guard let node = item as? any LayoutNode else { raise("Constraint items must each be a view or layout guide.") }
  return node
}

func refusePairing(
  _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ secondItem: (any LayoutNode)?,
  multiplier: CGFloat
) {
  guard first.measure != .nothing else { raise("Constraint without a first attribute") }
  if first.measure != .size, secondItem == nil || multiplier == 0 {
    raise(
      """
      A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
      constraint of a location equal to a constant. Location attributes must be specified in pairs.
      """)
  }
  guard secondItem != nil else {
    guard second == .notAnAttribute else { raise("A second attribute without a second item") }
    return
  }
  guard first.measure == second.measure else { raise("Invalid pairing of layout attributes.") }
  if let direction = first.isAbsolute, let other = second.isAbsolute, direction != other {
    raise("A constraint cannot be made between a leading/trailing attribute and a right/left attribute.")
  }
}

/// What an attribute measures.
enum Measure {
  case nothing
  case size
  case horizontal
  case vertical
}
