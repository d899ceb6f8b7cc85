#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension LayoutBindings where Item == PlatformItem {
    /// Views or layout guides, and metrics, by their names.
    @MainActor public init(views: [String: any PlatformLayoutItem], metrics: [String: Double] = [:]) {
      self.init(views: views.mapValues { $0.layoutItem }, metrics: metrics)
    }

    /// Views, layout guides and numbers by their names, in one dictionary.
    @MainActor public init(parameters: [String: any PlatformLayoutParameter]) {
      self.init(parameters: parameters.mapValues { $0.layoutParameter })
    }

    /// The two items that a formula relates; there is no right one if it gives a constant.
    @MainActor public init(lhs: any PlatformLayoutItem, rhs: (any PlatformLayoutItem)?) {
      self.init(lhs: lhs.layoutItem, rhs: rhs?.layoutItem)
    }
  }
#endif
