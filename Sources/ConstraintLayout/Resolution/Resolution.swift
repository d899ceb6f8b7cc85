public import ConstraintGrammar

/// The constraint that an equation states, and why UIKit and AppKit would not take it.
public struct Resolution<Item> {
  /// The constraint, as the document of the dialect has it.
  public var constraint: LayoutConstraint<Item>

  /// Warnings of what would raise an exception in UIKit and AppKit, with what to write instead; usually none.
  public var warnings: [Diagnostic]

  @inlinable init(constraint: LayoutConstraint<Item>, warnings: [Diagnostic]) {
    self.constraint = constraint
    self.warnings = warnings
  }
}

extension Resolution: Equatable where Item: Equatable {}
extension Resolution: Hashable where Item: Hashable {}
extension Resolution: Sendable where Item: Sendable {}
