extension ConstraintContainer where RelatedItem == Self {
  /// The view that holds both this one and another, and no other view that does; either may be that view itself.
  ///
  /// - Returns: `nil` if they are in different hierarchies.
  /// - Complexity: linear in the depth of the views.
  public func closestCommonAncestor(with other: Self) -> Self? {
    var (near, far): (Self?, Self?) = (holder, other.holder)
    var difference = Self.depth(of: near) - Self.depth(of: far)
    while difference > 0 {
      near = near?.layoutSuperview
      difference -= 1
    }
    while difference < 0 {
      far = far?.layoutSuperview
      difference += 1
    }
    while let first = near, let second = far, first.layoutIdentity != second.layoutIdentity {
      near = first.layoutSuperview
      far = second.layoutSuperview
    }
    return near
  }

  /// The item itself, or what it lies in if it can't hold constraints.
  private var holder: Self? { canHoldConstraints ? self : layoutSuperview }

  private static func depth(of item: Self?) -> Int {
    var depth = 0
    var next = item
    while let item = next {
      depth += 1
      next = item.layoutSuperview
    }
    return depth
  }
}
