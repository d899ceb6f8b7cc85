#if canImport(UIKit) && !os(watchOS)
  import ConstraintGrammar
  import UIKit
#elseif canImport(AppKit)
  import AppKit
  import ConstraintGrammar
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension NSLayoutConstraint {
    /// The constraint that a value describes, with the distance that the system keeps where that is meant.
    ///
    /// - Throws: what the framework would raise an exception on.
    @MainActor static func made(
      of constraint: LayoutConstraint<PlatformItem>
    ) throws(LayoutProblem) -> NSLayoutConstraint {
      guard constraint.isSystemSpacing else { return try NSLayoutConstraint(constraint) }
      guard constraint.firstAttribute != constraint.secondAttribute else {
        return try NSLayoutConstraint(constraint.fromMargins)
      }
      if let problem = constraint.platformProblem { throw problem }
      guard #available(macOS 11.0, *), let made = constraint.spaced else { return try NSLayoutConstraint(constraint) }
      made.priority = PlatformPriority(Float(constraint.priority))
      made.identifier = constraint.identifier
      return made
    }
  }

  extension LayoutConstraint<PlatformItem> {
    /// The same with the margin of the superview; where there are none, as it is.
    fileprivate var fromMargins: LayoutConstraint {
      var constraint = self
      #if canImport(UIKit)
        constraint.constant = 0
        // A superview has its end behind that of the view, and its start before.
        switch firstAttribute {
        case .trailing, .right, .bottom: constraint.firstAttribute = firstAttribute.withMargin
        default: constraint.secondAttribute = firstAttribute.withMargin
        }
      #endif
      return constraint
    }

    /// The constraint that keeps the system's distance between two views; `nil` if it is between no sides.
    @available(macOS 11.0, *) @MainActor fileprivate var spaced: NSLayoutConstraint? {
      guard let secondItem, let secondAttribute else { return nil }
      if let first = firstItem.horizontal(firstAttribute), let second = secondItem.horizontal(secondAttribute) {
        switch relation {
        case .equal: return first.constraint(equalToSystemSpacingAfter: second, multiplier: 1)
        case .lessThanOrEqual: return first.constraint(lessThanOrEqualToSystemSpacingAfter: second, multiplier: 1)
        case .greaterThanOrEqual:
          return first.constraint(greaterThanOrEqualToSystemSpacingAfter: second, multiplier: 1)
        }
      }
      guard let first = firstItem.vertical(firstAttribute), let second = secondItem.vertical(secondAttribute) else {
        return nil
      }
      switch relation {
      case .equal: return first.constraint(equalToSystemSpacingBelow: second, multiplier: 1)
      case .lessThanOrEqual: return first.constraint(lessThanOrEqualToSystemSpacingBelow: second, multiplier: 1)
      case .greaterThanOrEqual: return first.constraint(greaterThanOrEqualToSystemSpacingBelow: second, multiplier: 1)
      }
    }
  }

  extension PlatformItem {
    @MainActor fileprivate func horizontal(_ attribute: ConstraintGrammar.Attribute) -> NSLayoutXAxisAnchor? {
      switch (self, attribute) {
      case (.view(let view), .leading): view.leadingAnchor
      case (.view(let view), .trailing): view.trailingAnchor
      case (.view(let view), .left): view.leftAnchor
      case (.view(let view), .right): view.rightAnchor
      case (.guide(let guide), .leading): guide.leadingAnchor
      case (.guide(let guide), .trailing): guide.trailingAnchor
      case (.guide(let guide), .left): guide.leftAnchor
      case (.guide(let guide), .right): guide.rightAnchor
      default: nil
      }
    }

    @MainActor fileprivate func vertical(_ attribute: ConstraintGrammar.Attribute) -> NSLayoutYAxisAnchor? {
      switch (self, attribute) {
      case (.view(let view), .top): view.topAnchor
      case (.view(let view), .bottom): view.bottomAnchor
      case (.guide(let guide), .top): guide.topAnchor
      case (.guide(let guide), .bottom): guide.bottomAnchor
      default: nil
      }
    }
  }
#endif
