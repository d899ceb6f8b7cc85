#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  /// A view or a layout guide: one constraint can relate both.
  ///
  /// Two of them are equal if they are the same object.
  public enum PlatformItem: Hashable {
    /// A view.
    case view(PlatformView)
    /// A layout guide.
    case guide(PlatformLayoutGuide)

    /// The view or the guide itself.
    public var object: AnyObject {
      switch self {
      case .view(let view): view
      case .guide(let guide): guide
      }
    }
  }

  extension PlatformItem: @MainActor PlatformLayoutItem {
    public typealias RelatedItem = PlatformItem

    /// The view that a view lies in, or that owns a guide.
    @MainActor public var layoutSuperview: PlatformItem? {
      switch self {
      case .view(let view): view.enclosingView.map { .view($0) }
      case .guide(let guide): guide.owningView.map { .view($0) }
      }
    }

    /// The guide for the part of a view that nothing else covers; `nil` for a guide, and before macOS 11.
    @MainActor public var layoutSafeArea: PlatformItem? {
      guard case .view(let view) = self, #available(macOS 11.0, *) else { return nil }
      return .guide(view.safeAreaLayoutGuide)
    }
  }

  extension PlatformItem: @MainActor ConstraintContainer {
    /// Whether it is a view.
    public var canHoldConstraints: Bool { if case .view = self { true } else { false } }

    public var layoutIdentity: ObjectIdentifier { ObjectIdentifier(object) }

    @MainActor public func install(_ constraint: LayoutConstraint<PlatformItem>) throws { try install([constraint]) }

    /// Installs constraints: all of them, or none if one is refused.
    ///
    /// - Throws: a ``LayoutProblem`` if the frameworks would raise an exception.
    @MainActor public func install(_ constraints: [LayoutConstraint<PlatformItem>]) throws {
      if let problem = constraints.lazy.compactMap({ problem(holding: $0) }).first { throw problem }
      let made = try constraints.map { try NSLayoutConstraint.made(of: $0) }
      if case .view(let view) = self { view.addConstraints(made) }
    }

    /// The problem that keeps the item from holding a constraint: it holds those of what lies in it, and its own.
    @MainActor func problem(holding constraint: LayoutConstraint<PlatformItem>) -> LayoutProblem? {
      guard case .view(let view) = self else { return .guideCannotHold }
      let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      return items.allSatisfy { $0.lies(in: view) } ? nil : .itemOutsideView
    }

    @MainActor private func lies(in view: PlatformView) -> Bool {
      switch self {
      case .view(let inner): inner.isDescendant(of: view)
      case .guide(let guide): guide.owningView?.isDescendant(of: view) ?? false
      }
    }
  }
#endif
