#if canImport(UIKit) && !os(watchOS)
  public import ConstraintGrammar
  import ConstraintLanguages
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
  public import ConstraintGrammar
  import ConstraintLanguages
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  // The class methods of the documents. Each refuses what the framework would raise an exception on. The class itself
  // belongs to the main actor in UIKit alone, so that what is meant for it says so, here and in the other files.
  extension NSLayoutConstraint {
    /// The constraint that a text in `expression-format` states.
    ///
    /// The README of NSLayoutConstraint+ExpressionFormat has it as `+constraintWithExpressionFormat:parameters:`.
    ///
    /// - Parameters:
    ///   - text: an equation, such as `view1.width = view2.width * 0.9 + margin`.
    ///   - parameters: the views, the layout guides and the numbers that it names.
    /// - Throws: a `Diagnostic` that points into the text.
    @MainActor public static func constraint(
      expressionFormat text: String, parameters: [String: any PlatformLayoutParameter]
    ) throws(Diagnostic) -> NSLayoutConstraint {
      try Dialect.expressionFormat.layoutConstraint(text, in: LayoutBindings(parameters: parameters))
    }

    /// The constraint that a text in `compact-constraint` states.
    ///
    /// - Parameters:
    ///   - text: an equation, such as `button.height = button.width / 1.6`.
    ///   - metrics: the numbers that it names.
    ///   - views: the views and the layout guides that it names.
    /// - Throws: a `Diagnostic` that points into the text.
    @MainActor public static func constraint(
      compactFormat text: String, metrics: [String: Double] = [:], views: [String: any PlatformLayoutItem]
    ) throws(Diagnostic) -> NSLayoutConstraint {
      try Dialect.compactConstraint.layoutConstraint(text, in: LayoutBindings(views: views, metrics: metrics))
    }

    /// The constraints that a visual format states, in the order in which the framework has them.
    ///
    /// The method of the framework, `constraints(withVisualFormat:options:metrics:views:)`, raises an exception where this
    /// throws an error.
    ///
    /// - Parameters:
    ///   - text: a text in `visual-format`, such as `|-[find]-[field(>=20)]-|`.
    ///   - options: how the views are aligned, and the direction of the text.
    ///   - metrics: the numbers that it names, which come before views of the same name.
    ///   - views: the views and the layout guides that it names.
    /// - Throws: a `Diagnostic` with all mistakes, each of which points into the text.
    @MainActor public static func constraints(
      visualFormat text: String, options: FormatOptions = [], metrics: [String: Double] = [:],
      views: [String: any PlatformLayoutItem]
    ) throws(Diagnostic) -> [NSLayoutConstraint] {
      try Dialect.visualFormat.layoutConstraints(
        statedBy: text, options: options, in: LayoutBindings(views: views, metrics: metrics))
    }

    /// The constraint that a formula in `equations` states.
    ///
    /// The README of NSLayoutConstraint+Equations has it as `+constraintWithFormula:LHS:RHS:`.
    ///
    /// - Parameters:
    ///   - formula: a formula, such as `width = 2 * width + 10`.
    ///   - lhs: the view or the layout guide on its left-hand side.
    ///   - rhs: the one on its right-hand side; `nil` for a formula that gives a constant.
    /// - Throws: a `Diagnostic` that points into the formula.
    @MainActor public static func constraint(
      formula: String, lhs: any PlatformLayoutItem, rhs: (any PlatformLayoutItem)? = nil
    ) throws(Diagnostic) -> NSLayoutConstraint {
      try Dialect.equations.layoutConstraint(formula, in: LayoutBindings(lhs: lhs, rhs: rhs))
    }

    /// The constraint that a text in `visual-attribute` states.
    ///
    /// The README of PLVisualAttributeConstraints has it as `+attributeConstraintWithVisualFormat:views:`.
    ///
    /// - Parameters:
    ///   - text: an equation, such as `secondView.left >= firstView.left * 2 + 10`.
    ///   - views: the views and the layout guides that it names.
    /// - Throws: a `Diagnostic` that points into the text.
    @MainActor public static func attributeConstraint(
      visualFormat text: String, views: [String: any PlatformLayoutItem]
    ) throws(Diagnostic) -> NSLayoutConstraint {
      try Dialect.visualAttribute.layoutConstraint(text, in: LayoutBindings(views: views))
    }

    /// The constraints that texts in `visual-attribute` state.
    ///
    /// The README of PLVisualAttributeConstraints has it as `+attributeConstraintsWithVisualFormatsArray:views:`.
    ///
    /// - Throws: everything that is wrong with the texts.
    @MainActor public static func attributeConstraints(
      visualFormats texts: [String], views: [String: any PlatformLayoutItem]
    ) throws(RejectedEquations) -> [NSLayoutConstraint] {
      try Dialect.visualAttribute.layoutConstraints(texts, in: LayoutBindings(views: views))
    }
  }
#endif
