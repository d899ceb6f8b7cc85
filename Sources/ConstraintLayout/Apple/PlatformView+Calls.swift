#if canImport(UIKit) && !os(watchOS)
  public import ConstraintGrammar
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
  public import ConstraintGrammar
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  // The methods of the documents that install constraints.
  extension PlatformView {
    /// Installs the constraint that a text in `compact-constraint` states.
    ///
    /// The README of CompactConstraint has it as `-addCompactConstraint:metrics:views:`.
    ///
    /// - Parameters:
    ///   - text: an equation, such as `button.height = button.width / 1.6`.
    ///   - metrics: the numbers that it names.
    ///   - views: the views and the layout guides that it names; those in the equation lie in this view, or are it.
    /// - Returns: the constraint.
    /// - Throws: a `Diagnostic` that points into the text.
    @discardableResult
    @MainActor public func addCompactConstraint(
      _ text: String, metrics: [String: Double] = [:], views: [String: any PlatformLayoutItem]
    ) throws(Diagnostic) -> NSLayoutConstraint {
      let constraint = try Dialect.compactConstraint.layoutConstraint(
        text, in: LayoutBindings(views: views, metrics: metrics), heldBy: layoutItem)
      addConstraint(constraint)
      return constraint
    }

    /// Installs the constraints that texts in `compact-constraint` state: all of them, or none if one is wrong.
    ///
    /// The README of CompactConstraint has it as `-addCompactConstraints:metrics:views:`.
    ///
    /// - Returns: the constraints.
    /// - Throws: everything that is wrong with the texts.
    @discardableResult
    @MainActor public func addCompactConstraints(
      _ texts: [String], metrics: [String: Double] = [:], views: [String: any PlatformLayoutItem]
    ) throws(RejectedEquations) -> [NSLayoutConstraint] {
      let constraints = try Dialect.compactConstraint.layoutConstraints(
        texts, in: LayoutBindings(views: views, metrics: metrics), heldBy: layoutItem)
      addConstraints(constraints)
      return constraints
    }

    /// Relates this view to another by a formula in `equations`, and installs the constraint on their closest common
    /// ancestor; a formula that gives a constant is installed on the superview.
    ///
    /// The README of NSLayoutConstraint+Equations has it as `-constrain:to:`.
    ///
    /// - Parameters:
    ///   - formula: a formula, such as `width = 2 * width`.
    ///   - other: the view or the layout guide on its right-hand side; `nil` for a formula that gives a constant.
    /// - Returns: the constraint.
    /// - Throws: a `Diagnostic`, also where there is no common ancestor.
    /// - Complexity: linear in the depth of the views.
    @discardableResult
    @MainActor public func constrain(
      _ formula: String, to other: (any PlatformLayoutItem)?
    ) throws(Diagnostic) -> NSLayoutConstraint {
      let constraint = try NSLayoutConstraint.constraint(formula: formula, lhs: self, rhs: other)
      let holder = other.map { layoutItem.closestCommonAncestor(with: $0.layoutItem) } ?? layoutSuperview
      guard case .view(let view) = holder else {
        throw Diagnostic(other == nil ? .missingSuperviewToInstallOn : .noCommonAncestor, about: formula)
      }
      view.addConstraint(constraint)
      return constraint
    }
  }
#endif
