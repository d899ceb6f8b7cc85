#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  // The relations of views and guides, which give what the README of FormulaStyleConstraint has them give. They throw what
  // the general relations throw, and what the framework would raise an exception on.
  extension ConstraintTerm where Item == PlatformItem {
    /// The constraint that both terms are equal.
    @MainActor public static func == (
      left: ConstraintTerm, right: ConstraintTerm
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left == right
      return try NSLayoutConstraint(constraint)
    }

    /// The constraint that the left term is at most as large as the right one.
    @MainActor public static func <= (
      left: ConstraintTerm, right: ConstraintTerm
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left <= right
      return try NSLayoutConstraint(constraint)
    }

    /// The constraint that the left term is at least as large as the right one.
    @MainActor public static func >= (
      left: ConstraintTerm, right: ConstraintTerm
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left >= right
      return try NSLayoutConstraint(constraint)
    }

    /// The constraint that the term equals a number.
    @MainActor public static func == (
      left: ConstraintTerm, right: Double
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left == right
      return try NSLayoutConstraint(constraint)
    }

    /// The constraint that the term is at most a number.
    @MainActor public static func <= (
      left: ConstraintTerm, right: Double
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left <= right
      return try NSLayoutConstraint(constraint)
    }

    /// The constraint that the term is at least a number.
    @MainActor public static func >= (
      left: ConstraintTerm, right: Double
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left >= right
      return try NSLayoutConstraint(constraint)
    }

    /// The constraint that the term equals a number.
    @MainActor public static func == (
      left: Double, right: ConstraintTerm
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left == right
      return try NSLayoutConstraint(constraint)
    }

    /// The constraint that the term is at least a number.
    @MainActor public static func <= (
      left: Double, right: ConstraintTerm
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left <= right
      return try NSLayoutConstraint(constraint)
    }

    /// The constraint that the term is at most a number.
    @MainActor public static func >= (
      left: Double, right: ConstraintTerm
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      let constraint: LayoutConstraint<PlatformItem> = try left >= right
      return try NSLayoutConstraint(constraint)
    }
  }
#endif
