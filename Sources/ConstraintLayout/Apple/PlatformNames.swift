// The adapter is written for both of Apple's frameworks at once, under these names.

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A view: `UIView`, or `NSView` where there is AppKit only.
  public typealias PlatformView = UIView

  /// A layout guide: `UILayoutGuide`, or `NSLayoutGuide` where there is AppKit only.
  public typealias PlatformLayoutGuide = UILayoutGuide

  typealias PlatformPriority = UILayoutPriority

  extension UIView {
    @MainActor var enclosingView: UIView? { superview }
  }
#elseif canImport(AppKit)
  public import AppKit

  /// A view.
  public typealias PlatformView = NSView

  /// A layout guide.
  public typealias PlatformLayoutGuide = NSLayoutGuide

  typealias PlatformPriority = NSLayoutConstraint.Priority

  extension NSView {
    // AppKit declares the reference as unsafe, and clears it when the superview goes.
    @MainActor var enclosingView: NSView? { unsafe superview }
  }
#endif
