import ConstraintGrammar
import ConstraintLayout
import Testing

/// Every example in the README of NSLayoutConstraint+Equations.
@Suite struct EquationsDocumentTests {
  private let scene = Scene("aView anotherView leftView rightView")

  @Test func equalWidths() throws {
    #expect(
      try LayoutConstraint.constraint(formula: "width = width", lhs: scene["aView"], rhs: scene["anotherView"])
        == LayoutConstraint(
          scene["aView"], .width, .equal, scene["anotherView"], .width, multiplier: 1, constant: 0))
  }

  /// "This format is invoked if RHS == nil."
  @Test func constantFormula() throws {
    #expect(
      try LayoutConstraint.constraint(formula: "width = 100", lhs: scene["aView"])
        == LayoutConstraint(scene["aView"], .width, .equal, constant: 100))
  }

  /// "Of course it can also be `y < m * x + b` or `y > m * x + b`."
  @Test func inequalities() throws {
    let (lhs, rhs) = (scene["aView"], scene["anotherView"])
    #expect(
      try LayoutConstraint.constraint(formula: "width < 2 * height + 3", lhs: lhs, rhs: rhs)
        == LayoutConstraint(lhs, .width, .lessThanOrEqual, rhs, .height, multiplier: 2, constant: 3))
    #expect(
      try LayoutConstraint.constraint(formula: "width > 2 * height + 3", lhs: lhs, rhs: rhs)
        == LayoutConstraint(lhs, .width, .greaterThanOrEqual, rhs, .height, multiplier: 2, constant: 3))
  }

  @Test func equalWidthsInstalled() throws {
    let constraint = try scene["aView"].constrain("width = width", to: scene["anotherView"])
    #expect(constraint == LayoutConstraint(scene["aView"], .width, .equal, scene["anotherView"], .width))
    #expect(scene.root.installed == [constraint])
    #expect(scene["aView"].installed == [])
    #expect(scene["anotherView"].installed == [])
  }

  @Test func sideBySide() throws {
    let (superview, leftView, rightView) = (scene.root, scene["leftView"], scene["rightView"])
    try leftView.constrain("leading = leading + 10", to: superview)
    try rightView.constrain("trailing = trailing - 10", to: superview)
    try leftView.constrain("trailing = leading - 10", to: rightView)
    try leftView.constrain("top = top + 10", to: superview)
    try rightView.constrain("top = top + 10", to: superview)
    try leftView.constrain("bottom = bottom - 10", to: superview)
    try rightView.constrain("bottom = bottom - 10", to: superview)
    try rightView.constrain("width = 2 * width", to: leftView)
    #expect(
      superview.installed == [
        LayoutConstraint(leftView, .leading, .equal, superview, .leading, constant: 10),
        LayoutConstraint(rightView, .trailing, .equal, superview, .trailing, constant: -10),
        LayoutConstraint(leftView, .trailing, .equal, rightView, .leading, constant: -10),
        LayoutConstraint(leftView, .top, .equal, superview, .top, constant: 10),
        LayoutConstraint(rightView, .top, .equal, superview, .top, constant: 10),
        LayoutConstraint(leftView, .bottom, .equal, superview, .bottom, constant: -10),
        LayoutConstraint(rightView, .bottom, .equal, superview, .bottom, constant: -10),
        LayoutConstraint(rightView, .width, .equal, leftView, .width, multiplier: 2),
      ])
    #expect(leftView.installed == [])
    #expect(rightView.installed == [])
  }
}
