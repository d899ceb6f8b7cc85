import ConstraintGrammar
import ConstraintLayout
import Testing

@Suite struct LayoutConstraintTests {
  private let scene = Scene("a b")

  @Test func betweenTwoItems() {
    let constraint = LayoutConstraint(scene["a"], .left, .lessThanOrEqual, scene["b"], .right)
    #expect(constraint.firstItem == scene["a"])
    #expect(constraint.firstAttribute == .left)
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(constraint.secondItem == scene["b"])
    #expect(constraint.secondAttribute == .right)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(constraint.identifier == nil)
  }

  @Test func ofOneItem() {
    let constraint = LayoutConstraint(scene["a"], .width, .equal, constant: 3, priority: 750, identifier: "three")
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == 750)
    #expect(constraint.identifier == "three")
  }

  @Test func otherItems() {
    let pair = LayoutConstraint(
      scene["a"], .left, .equal, scene["b"], .top, multiplier: 2, constant: 3, priority: 4, identifier: "pair")
    #expect(
      pair.mapItems(\.name)
        == LayoutConstraint("a", .left, .equal, "b", .top, multiplier: 2, constant: 3, priority: 4, identifier: "pair"))
    let single = LayoutConstraint(
      scene["a"], .width, .greaterThanOrEqual, constant: 3, priority: 4, identifier: "single")
    #expect(
      single.mapItems(\.name)
        == LayoutConstraint("a", .width, .greaterThanOrEqual, constant: 3, priority: 4, identifier: "single"))
  }

  @Test func equality() {
    let constraint = LayoutConstraint("a", .left, .equal, "b", .top, multiplier: 2, constant: 3)
    #expect(Set([constraint, constraint]).count == 1)
    var other = constraint
    other.secondItem = "c"
    #expect(other != constraint)
    other = constraint
    other.priority = 999
    #expect(other != constraint)
  }
}
