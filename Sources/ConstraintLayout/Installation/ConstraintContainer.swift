import ConstraintGrammar

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

extension ConstraintContainer where RelatedItem == Self {
  /// The view that holds both this one and another, and no other view that does; either may be that view itself.
  ///
  /// - Returns: `nil` if they are in different hierarchies.
  /// - Complexity: linear in the depth of the views.
  public func closestCommonAncestor(with other: Self) -> Self? {
    var (near, far): (Self?, Self?) = (holder, other.holder)
    var difference = Self.depth(of: near) - Self.depth(of: far)
    while difference > 0 {
      near = near?.layoutSuperview
      difference -= 1
    }
    while difference < 0 {
      far = far?.layoutSuperview
      difference += 1
    }
    while let first = near, let second = far, first.layoutIdentity != second.layoutIdentity {
      near = first.layoutSuperview
      far = second.layoutSuperview
    }
    return near
  }

  /// The item itself, or what it lies in if it can't hold constraints.
  private var holder: Self? { canHoldConstraints ? self : layoutSuperview }

  private static func depth(of item: Self?) -> Int {
    var depth = 0
    var next = item
    while let item = next {
      depth += 1
      next = item.layoutSuperview
    }
    return depth
  }
}

// The calls of the documents that make constraints and install them.
extension ConstraintContainer {
  /// Installs the constraint that a text in `compact-constraint` states.
  ///
  /// The README of CompactConstraint has it as `-addCompactConstraint:metrics:views:`.
  ///
  /// - Returns: the constraint.
  /// - Throws: a `Diagnostic` that points into the text, or what keeps the view from holding the constraint.
  @discardableResult
  public func addCompactConstraint(
    _ text: String, metrics: [String: Double] = [:], views: [String: RelatedItem]
  ) throws -> LayoutConstraint<RelatedItem> {
    let constraint = try LayoutConstraint.constraint(compactFormat: text, metrics: metrics, views: views)
    try install(constraint)
    return constraint
  }

  /// Installs the constraints that texts in `compact-constraint` state: all of them, or none if one is wrong.
  ///
  /// The README of CompactConstraint has it as `-addCompactConstraints:metrics:views:`.
  ///
  /// - Returns: the constraints.
  /// - Throws: ``RejectedEquations`` with everything that is wrong, or what keeps the view from holding a constraint.
  @discardableResult
  public func addCompactConstraints(
    _ texts: [String], metrics: [String: Double] = [:], views: [String: RelatedItem]
  ) throws -> [LayoutConstraint<RelatedItem>] {
    let constraints = try Dialect.compactConstraint
      .resolve(all: texts, in: LayoutBindings(views: views, metrics: metrics)).map { $0.constraint }
    try install(constraints)
    return constraints
  }

  /// Relates this view to another by a formula in `equations`, and installs the constraint on their closest common
  /// ancestor; a formula that gives a constant is installed on the superview.
  ///
  /// The README of NSLayoutConstraint+Equations has it as `-constrain:to:`.
  ///
  /// - Parameters:
  ///   - formula: a formula, such as `width = 2 * width`.
  ///   - other: the view on its right-hand side; `nil` for a formula that gives a constant.
  /// - Returns: the constraint.
  /// - Throws: a `Diagnostic`, also where there is no common ancestor, or what keeps it from holding the constraint.
  /// - Complexity: linear in the depth of the views.
  @discardableResult
  public func constrain(_ formula: String, to other: RelatedItem?) throws -> LayoutConstraint<RelatedItem> {
    let constraint = try LayoutConstraint.constraint(formula: formula, lhs: layoutItem, rhs: other)
    guard let holder = other.map({ layoutItem.closestCommonAncestor(with: $0) }) ?? layoutSuperview else {
      throw Diagnostic(
        other == nil ? .missingSuperviewToInstallOn : .noCommonAncestor, about: formula)
    }
    try holder.install(constraint)
    return constraint
  }
}

extension Diagnostic {
  /// The diagnostic of a text as a whole.
  init(_ problem: LayoutProblem, about text: String) {
    let bytes = ContiguousArray(text.utf8)
    self.init(.error, problem, at: bytes.indices, in: bytes.span)
  }
}
