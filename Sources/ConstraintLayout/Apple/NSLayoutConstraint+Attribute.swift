#if canImport(UIKit) && !os(watchOS)
  public import ConstraintGrammar
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
  public import ConstraintGrammar
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension NSLayoutConstraint.Attribute {
    /// The attribute as the framework has it; `nil` for a margin where there is AppKit only.
    public init?(_ attribute: ConstraintGrammar.Attribute) {
      switch attribute {
      case .left: self = .left
      case .right: self = .right
      case .top: self = .top
      case .bottom: self = .bottom
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .width: self = .width
      case .height: self = .height
      case .centerX: self = .centerX
      case .centerY: self = .centerY
      case .baseline, .lastBaseline: self = .lastBaseline
      case .firstBaseline: self = .firstBaseline
      #if canImport(UIKit)
        case .leftMargin: self = .leftMargin
        case .rightMargin: self = .rightMargin
        case .topMargin: self = .topMargin
        case .bottomMargin: self = .bottomMargin
        case .leadingMargin: self = .leadingMargin
        case .trailingMargin: self = .trailingMargin
        case .centerXWithinMargins: self = .centerXWithinMargins
        case .centerYWithinMargins: self = .centerYWithinMargins
      #else
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
          .centerXWithinMargins, .centerYWithinMargins:
          return nil
      #endif
      }
    }
  }

  extension NSLayoutConstraint.Relation {
    /// The relation as the framework has it.
    public init(_ relation: ConstraintGrammar.Relation) {
      switch relation {
      case .equal: self = .equal
      case .lessThanOrEqual: self = .lessThanOrEqual
      case .greaterThanOrEqual: self = .greaterThanOrEqual
      }
    }
  }
#endif
