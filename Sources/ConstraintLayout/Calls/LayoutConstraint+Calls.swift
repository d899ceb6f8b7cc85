public import ConstraintGrammar
import ConstraintLanguages

// The calls of the documents in Swift's spelling. What a constraint says is the same whatever UIKit and AppKit make of
// it: see `objections`.
extension LayoutConstraint where Item: LayoutItem, Item.RelatedItem == Item {
  /// The constraint that a text in `expression-format` states.
  ///
  /// The README of NSLayoutConstraint+ExpressionFormat has it as `+constraintWithExpressionFormat:parameters:`.
  ///
  /// - Parameters:
  ///   - text: an equation, such as `view1.width = view2.width * 0.9 + margin`.
  ///   - parameters: the views and the numbers that it names.
  /// - Throws: a `Diagnostic` that points into the text.
  public static func constraint(
    expressionFormat text: String, parameters: [String: LayoutParameter<Item>]
  ) throws(Diagnostic) -> LayoutConstraint {
    try Dialect.expressionFormat.resolve(text, in: LayoutBindings(parameters: parameters)).constraint
  }

  /// The constraint that a text in `compact-constraint` states.
  ///
  /// - Parameters:
  ///   - text: an equation, such as `button.height = button.width / 1.6`.
  ///   - metrics: the numbers that it names.
  ///   - views: the views that it names.
  /// - Throws: a `Diagnostic` that points into the text.
  public static func constraint(
    compactFormat text: String, metrics: [String: Double] = [:], views: [String: Item]
  ) throws(Diagnostic) -> LayoutConstraint {
    try Dialect.compactConstraint.resolve(text, in: LayoutBindings(views: views, metrics: metrics)).constraint
  }

  /// The constraints that a visual format states, in the order in which UIKit has them.
  ///
  /// - Parameters:
  ///   - text: a text in `visual-format`, such as `|-[find]-[field(>=20)]-|`.
  ///   - options: how the views are aligned, and the direction of the text.
  ///   - metrics: the numbers that it names, which come before views of the same name.
  ///   - views: the views that it names.
  /// - Throws: a `Diagnostic` with all mistakes, each of which points into the text.
  public static func constraints(
    visualFormat text: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: Item]
  ) throws(Diagnostic) -> [LayoutConstraint] {
    try Dialect.visualFormat.resolutions(
      of: text, options: options, in: LayoutBindings(views: views, metrics: metrics)
    ).map { $0.constraint }
  }

  /// The constraint that a formula in `equations` states.
  ///
  /// The README of NSLayoutConstraint+Equations has it as `+constraintWithFormula:LHS:RHS:`.
  ///
  /// - Parameters:
  ///   - formula: a formula, such as `width = 2 * width + 10`.
  ///   - lhs: the view on its left-hand side.
  ///   - rhs: the view on its right-hand side; `nil` for a formula that gives a constant.
  /// - Throws: a `Diagnostic` that points into the formula.
  public static func constraint(
    formula: String, lhs: Item, rhs: Item? = nil
  ) throws(Diagnostic) -> LayoutConstraint {
    try Dialect.equations.resolve(formula, in: LayoutBindings(lhs: lhs, rhs: rhs)).constraint
  }

  /// The constraint that a text in `visual-attribute` states.
  ///
  /// The README of PLVisualAttributeConstraints has it as `+attributeConstraintWithVisualFormat:views:`.
  ///
  /// - Parameters:
  ///   - text: an equation, such as `secondView.left >= firstView.left * 2 + 10`.
  ///   - views: the views that it names.
  /// - Throws: a `Diagnostic` that points into the text.
  public static func attributeConstraint(
    visualFormat text: String, views: [String: Item]
  ) throws(Diagnostic) -> LayoutConstraint {
    try Dialect.visualAttribute.resolve(text, in: LayoutBindings(views: views)).constraint
  }

  /// The constraints that texts in `visual-attribute` state.
  ///
  /// The README of PLVisualAttributeConstraints has it as `+attributeConstraintsWithVisualFormatsArray:views:`.
  ///
  /// - Throws: everything that is wrong with the texts.
  public static func attributeConstraints(
    visualFormats texts: [String], views: [String: Item]
  ) throws(RejectedEquations) -> [LayoutConstraint] {
    try Dialect.visualAttribute.resolve(all: texts, in: LayoutBindings(views: views)).map { $0.constraint }
  }
}

/// The mistakes in some of many equations.
public struct RejectedEquations: Error, Hashable, Sendable {
  /// One of the equations, and what is wrong with it.
  public struct Entry: Hashable, Sendable {
    /// Its place among the equations, from 0 on.
    public let index: Int

    /// The equation as it was given.
    public let text: String

    /// The mistake in it.
    public let diagnostic: Diagnostic
  }

  /// Every equation with which something is wrong, in order.
  public let entries: [Entry]
}

extension RejectedEquations: CustomStringConvertible {
  /// All diagnostics for a person, each with its line and a caret.
  public var description: String {
    entries.map { $0.diagnostic.rendered(in: $0.text, file: "<equation \($0.index + 1)>") }.joined()
  }
}

extension Dialect {
  /// The constraints that many texts state.
  ///
  /// - Throws: everything that is wrong with them, not only what comes first.
  public func resolve<Environment: LayoutEnvironment>(
    all texts: [String], in environment: Environment
  ) throws(RejectedEquations) -> [Resolution<Environment.Item>] {
    var resolutions: [Resolution<Environment.Item>] = []
    var rejected: [RejectedEquations.Entry] = []
    for (index, text) in texts.enumerated() {
      do throws(Diagnostic) {
        resolutions.append(try resolve(text, in: environment))
      } catch {
        rejected.append(RejectedEquations.Entry(index: index, text: text, diagnostic: error))
      }
    }
    guard rejected.isEmpty else { throw RejectedEquations(entries: rejected) }
    return resolutions
  }
}
