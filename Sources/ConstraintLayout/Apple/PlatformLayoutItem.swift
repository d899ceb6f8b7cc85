#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A view or a layout guide, as it is passed to the calls: `["label": label, "margins": view.layoutMarginsGuide]`.
  @MainActor public protocol PlatformLayoutItem: LayoutItem, PlatformLayoutParameter
  where RelatedItem == PlatformItem {}

  extension PlatformLayoutItem {
    @MainActor public var layoutParameter: LayoutParameter<PlatformItem> { .item(layoutItem) }
  }

  extension PlatformView: @MainActor PlatformLayoutItem {
    public typealias RelatedItem = PlatformItem

    @MainActor public var layoutItem: PlatformItem { .view(self) }

    /// The superview.
    @MainActor public var layoutSuperview: PlatformItem? { layoutItem.layoutSuperview }

    /// The guide for the part of the view that nothing else covers.
    @MainActor public var layoutSafeArea: PlatformItem? { layoutItem.layoutSafeArea }
  }

  extension PlatformLayoutGuide: @MainActor PlatformLayoutItem {
    public typealias RelatedItem = PlatformItem

    @MainActor public var layoutItem: PlatformItem { .guide(self) }

    /// The view that owns the guide.
    @MainActor public var layoutSuperview: PlatformItem? { layoutItem.layoutSuperview }
  }
#endif
