public import Foundation

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() {}
}

@MainActor open class UIView: UIResponder {
  open private(set) weak var superview: UIView?
  open private(set) var subviews: [UIView] = []
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open private(set) var layoutGuides: [UILayoutGuide] = []
  open var translatesAutoresizingMaskIntoConstraints = true

  open private(set) lazy var layoutMarginsGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }()

  open private(set) lazy var safeAreaLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }()

  public init(frame: CGRect) {}

  nonisolated public override init() {}

  open func addSubview(_ view: UIView) {
    view.superview?.subviews.removeAll { $0 === view }
    view.superview = self
    subviews.append(view)
  }

  open func isDescendant(of view: UIView) -> Bool { ancestors.contains { $0 === view } }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { hold(constraint) }
  }
}

extension UIView: ConstraintHolder {
  var parent: (any ConstraintHolder)? { superview }

  var held: [NSLayoutConstraint] {
    get { constraints }
    set { constraints = newValue }
  }
}

typealias StandInView = UIView
