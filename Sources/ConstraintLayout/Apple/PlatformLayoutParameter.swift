#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A view, a layout guide or a number, as it is passed to the calls: `["view": view, "margin": 10]`.
  @MainActor public protocol PlatformLayoutParameter {
    /// The view or the number that its name stands for in an equation.
    var layoutParameter: LayoutParameter<PlatformItem> { get }
  }

  extension Double: PlatformLayoutParameter {
    nonisolated public var layoutParameter: LayoutParameter<PlatformItem> { .number(self) }
  }

  extension Int: PlatformLayoutParameter {
    nonisolated public var layoutParameter: LayoutParameter<PlatformItem> { .number(Double(self)) }
  }

  extension CGFloat: PlatformLayoutParameter {
    nonisolated public var layoutParameter: LayoutParameter<PlatformItem> { .number(Double(self)) }
  }

  extension NSNumber: PlatformLayoutParameter {
    nonisolated public var layoutParameter: LayoutParameter<PlatformItem> { .number(doubleValue) }
  }
#endif
