import ConstraintGrammar

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
