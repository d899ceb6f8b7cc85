public import Foundation

@MainActor open class NSResponder: NSObject {
  nonisolated public override init() {}
}

@MainActor open class NSView: NSResponder {
  open private(set) unowned(unsafe) var superview: NSView?
  open private(set) var subviews: [NSView] = []
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open private(set) var layoutGuides: [NSLayoutGuide] = []
  open var translatesAutoresizingMaskIntoConstraints = true

  @available(macOS 11.0, *)
  open private(set) lazy var layoutMarginsGuide: NSLayoutGuide = {
    let guide = NSLayoutGuide()
    guide.owningView = self
    return guide
  }()

  @available(macOS 11.0, *)
  open private(set) lazy var safeAreaLayoutGuide: NSLayoutGuide = {
    let guide = NSLayoutGuide()
    guide.owningView = self
    return guide
  }()

  public init(frame: CGRect) {}

  nonisolated public override init() {}

  isolated deinit {
    for view in subviews { unsafe view.superview = nil }
  }

  open func addSubview(_ view: NSView) {
    unsafe view.superview?.subviews.removeAll { $0 === view }
    unsafe view.superview = self
    subviews.append(view)
  }

  open func isDescendant(of view: NSView) -> Bool { ancestors.contains { $0 === view } }

  open func addLayoutGuide(_ guide: NSLayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }
}

extension NSView: ConstraintHolder {
  var parent: (any ConstraintHolder)? { unsafe superview }

  var held: [NSLayoutConstraint] {
    get { constraints }
    set { constraints = newValue }
  }
}

typealias StandInView = NSView
