import ConstraintGrammar
import ConstraintLayout
import Testing

@Suite struct CommonAncestorTests {
  /// root ─┬─ branch ─┬─ leaf
  ///       │          └─ twig
  ///       └─ other ──── far
  private let root = Box("root")
  private let branch, leaf, twig, other, far: Box

  init() {
    branch = Box("branch", in: root)
    leaf = Box("leaf", in: branch)
    twig = Box("twig", in: branch)
    other = Box("other", in: root)
    far = Box("far", in: other)
  }

  @Test func itself() {
    #expect(leaf.closestCommonAncestor(with: leaf) == leaf)
    #expect(root.closestCommonAncestor(with: root) == root)
  }

  @Test func ancestor() {
    #expect(leaf.closestCommonAncestor(with: branch) == branch)
    #expect(branch.closestCommonAncestor(with: leaf) == branch)
    #expect(leaf.closestCommonAncestor(with: root) == root)
    #expect(root.closestCommonAncestor(with: leaf) == root)
  }

  @Test func acrossBranches() {
    #expect(leaf.closestCommonAncestor(with: twig) == branch)
    #expect(leaf.closestCommonAncestor(with: far) == root)
    #expect(far.closestCommonAncestor(with: branch) == root)
    #expect(other.closestCommonAncestor(with: twig) == root)
  }

  @Test func none() {
    let island = Box("island")
    let beach = Box("beach", in: island)
    #expect(root.closestCommonAncestor(with: island) == nil)
    #expect(leaf.closestCommonAncestor(with: island) == nil)
    #expect(island.closestCommonAncestor(with: leaf) == nil)
    #expect(leaf.closestCommonAncestor(with: beach) == nil)
  }

  /// A guide lies in a view, and a view in it is not: the constraint goes to a view.
  @Test func guides() {
    let guide = Rung("guide", in: nil, canHoldConstraints: false)
    #expect(guide.closestCommonAncestor(with: guide) == nil)
    let view = Rung("view", in: nil)
    let inside = Rung("inside", in: view, canHoldConstraints: false)
    let neighbour = Rung("neighbour", in: view, canHoldConstraints: false)
    let child = Rung("child", in: view)
    #expect(inside.closestCommonAncestor(with: inside) == view)
    #expect(inside.closestCommonAncestor(with: view) == view)
    #expect(view.closestCommonAncestor(with: inside) == view)
    #expect(inside.closestCommonAncestor(with: neighbour) == view)
    #expect(inside.closestCommonAncestor(with: child) == view)
    #expect(child.closestCommonAncestor(with: Rung("nook", in: child, canHoldConstraints: false)) == child)
    #expect(inside.closestCommonAncestor(with: guide) == nil)
  }

  /// The time is that of so many looks at a superview, and their number is linear in the depth.
  @Test(arguments: [10_000, 20_000])
  func depth(_ depth: Int) {
    let ladder = Ladder(depth: depth)
    let (top, bottom) = (ladder.rungs[0], ladder.rungs[depth - 1])
    let side = Rung("side", in: top, counting: ladder.looks)
    #expect(bottom.closestCommonAncestor(with: top) == top)
    #expect(top.closestCommonAncestor(with: bottom) == top)
    #expect(bottom.closestCommonAncestor(with: side) == top)
    #expect(bottom.closestCommonAncestor(with: ladder.rungs[depth / 2]) == ladder.rungs[depth / 2])
    #expect(bottom.closestCommonAncestor(with: Rung("island", in: nil)) == nil)
    #expect(ladder.looks.count <= 5 * 3 * depth)
    #expect(ladder.looks.count >= 5 * depth)
  }

  @Test func depthOfTwoBranches() {
    let (left, right) = (Ladder(depth: 10_000), Ladder(depth: 10_000))
    let root = Rung("root", in: nil)
    left.rungs[0].parent = root
    right.rungs[0].parent = root
    #expect(left.rungs[9_999].closestCommonAncestor(with: right.rungs[9_999]) == root)
    #expect(left.looks.count <= 3 * 10_000)
    #expect(right.looks.count <= 3 * 10_000)
  }
}
