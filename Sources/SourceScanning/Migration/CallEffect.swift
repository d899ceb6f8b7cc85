/// What a call does with the constraints that its texts state.
enum CallEffect: Sendable {
  /// A message to `NSLayoutConstraint` that gives one constraint.
  case makesOne

  /// A message to `NSLayoutConstraint` that gives an array of them.
  case makesList

  /// A message to a view that adds one constraint to it, and gives that.
  case addsOne

  /// A message to a view that adds constraints to it, and gives an array of them.
  case addsList

  /// A message to a view that relates it to another: the constraint is added to the closest view that holds both, or to the
  /// superview where there is no other, and given.
  case relates

  /// Whether the call gives an array.
  var givesList: Bool { self == .makesList || self == .addsList }

  /// Whether the constraints are on a view after the call.
  var installs: Bool { self == .addsOne || self == .addsList || self == .relates }
}
