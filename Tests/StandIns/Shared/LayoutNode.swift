/// What the views and the guides of a stand-in have in common.
@MainActor protocol LayoutNode: AnyObject {
  /// The view that holds constraints of the item: itself, or the one that owns it.
  var nearestHolder: (any ConstraintHolder)? { get }
}

/// A view, as far as constraints are held by it.
@MainActor protocol ConstraintHolder: LayoutNode {
  var parent: (any ConstraintHolder)? { get }
  var held: [NSLayoutConstraint] { get set }
}

extension ConstraintHolder {
  var nearestHolder: (any ConstraintHolder)? { self }

  /// The view and everything it lies in, from the inside out.
  var ancestors: [any ConstraintHolder] {
    var ancestors: [any ConstraintHolder] = []
    var next: (any ConstraintHolder)? = self
    while let view = next {
      ancestors.append(view)
      next = view.parent
    }
    return ancestors
  }

  func hold(_ constraint: NSLayoutConstraint) {
    for node in constraint.nodes {
      guard let nearest = node.nearestHolder, nearest.ancestors.contains(where: { $0 === self }) else {
        raise("The view hierarchy is not prepared for the constraint")
      }
    }
    constraint.holder?.held.removeAll { $0 === constraint }
    constraint.holder = self
    held.append(constraint)
  }
}

extension NSLayoutConstraint {
  @MainActor var nodes: [any LayoutNode] { unsafe [firstItem, secondItem].compactMap { $0.map { layoutNode($0) } } }

  public var isActive: Bool {
    get { holder != nil }
    set {
      let handed = Handed(constraint: self)
      MainActor.assumeIsolated { handed.constraint.setActive(newValue) }
    }
  }

  @MainActor private func setActive(_ isActive: Bool) {
    guard isActive else {
      holder?.held.removeAll { $0 === self }
      holder = nil
      return
    }
    let paths = nodes.map { $0.nearestHolder?.ancestors ?? [] }
    let common = paths[0].first { view in paths.allSatisfy { $0.contains { $0 === view } } }
    guard let common else { raise("Unable to activate constraint: the items have no common ancestor") }
    common.hold(self)
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A constraint that goes to the main actor: the views belong to it, and so does whoever activates what relates them.
private struct Handed: @unchecked Sendable {
  let constraint: NSLayoutConstraint
}
