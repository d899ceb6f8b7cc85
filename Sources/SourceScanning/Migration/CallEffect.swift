/// The effect of a call on the constraints that its texts state.
enum CallEffect: Hashable, Sendable {
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

  /// A message to a view that adds constraints between views which are given by position, and gives nothing.
  case addsPositional(PositionalViews)

  /// The treatment of views that are given by position.
  struct PositionalViews: Hashable, Sendable {
    /// Whether each loses its `translatesAutoresizingMaskIntoConstraints`.
    var setsMask: Bool

    /// Whether they are given as one array, and not as any number of arguments.
    var areList: Bool

    /// Whether the constraints are activated, and not added to the view that the call is made on.
    var activates: Bool
  }

  /// Whether constraints are made in an array.
  var givesList: Bool {
    switch self {
    case .makesList, .addsList, .addsPositional: true
    case .makesOne, .addsOne, .relates: false
    }
  }

  /// Whether the constraints are on a view after the call.
  var installs: Bool { self != .makesOne && self != .makesList }

  /// Whether the call gives no constraints.
  var givesNothing: Bool { if case .addsPositional = self { true } else { false } }
}
