public import Foundation

@MainActor open class UILayoutGuide: NSObject {
  open weak var owningView: UIView?
  open var identifier = ""

  nonisolated public override init() {}
}

extension UILayoutGuide: LayoutNode {
  var nearestHolder: (any ConstraintHolder)? { owningView }
}

typealias StandInGuide = UILayoutGuide
