public import Foundation

open class NSLayoutGuide: NSObject {
  open weak var owningView: NSView?

  public override init() {}
}

extension NSLayoutGuide: LayoutNode {
  var nearestHolder: (any ConstraintHolder)? { owningView }
}

typealias StandInGuide = NSLayoutGuide
