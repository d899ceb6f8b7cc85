public import Foundation

@MainActor open class NSLayoutGuide: NSObject {
  open weak var owningView: NSView?

  nonisolated public override init() {}
}

extension NSLayoutGuide: LayoutNode {
  var nearestHolder: (any ConstraintHolder)? { owningView }
}

typealias StandInGuide = NSLayoutGuide
