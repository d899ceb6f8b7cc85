extension LayoutConstraint {
  /// Why UIKit and AppKit would raise an exception on the constraint; `nil` if they take it.
  ///
  /// Whether an attribute exists there is another question, which this leaves open.
  var platformProblem: LayoutProblem? {
    guard (secondItem == nil) == (secondAttribute == nil) else { return .incompleteSecondItem }
    if let objection = objections.first { return .objection(objection, firstAttribute, secondAttribute, .none) }
    guard multiplier.isFinite else { return .notFiniteNumber("multiplier", multiplier) }
    guard constant.isFinite else { return .notFiniteNumber("constant", constant) }
    // A priority is kept as a Float, in which a very small one is 0.
    guard Float(priority) > 0, priority <= 1000 else { return .invalidPriority(priority) }
    return nil
  }
}
