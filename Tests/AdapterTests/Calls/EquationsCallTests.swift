import ConstraintGrammar
import ConstraintLayout
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// The examples in the README of NSLayoutConstraint+Equations.
@MainActor @Suite struct EquationsCallTests {
  let scene = Scene()

  @Test func equalWidths() throws {
    let constraint = try NSLayoutConstraint.constraint(formula: "width = width", lhs: scene.first, rhs: scene.second)
    #expect(Recorded(constraint) == Recorded(scene.first, .width, .equal, scene.second, .width))
    #expect(scene.held == [[], [], [], []])
  }

  @Test func constrainInstallsOnTheCommonAncestor() throws {
    let constraint = try scene.first.constrain("width = width", to: scene.second)
    #expect(Recorded(constraint) == Recorded(scene.first, .width, .equal, scene.second, .width))
    #expect(scene.held == [[Recorded(constraint)], [], [], []])
  }

  @Test func twoViewsSideBySide() throws {
    let (superview, leftView, rightView) = (scene.root, scene.first, scene.second)
    try leftView.constrain("leading = leading + 10", to: superview)
    try rightView.constrain("trailing = trailing - 10", to: superview)
    try leftView.constrain("trailing = leading - 10", to: rightView)
    try leftView.constrain("top = top + 10", to: superview)
    try rightView.constrain("top = top + 10", to: superview)
    try leftView.constrain("bottom = bottom - 10", to: superview)
    try rightView.constrain("bottom = bottom - 10", to: superview)
    try rightView.constrain("width = 2 * width", to: leftView)
    let expected = [
      Recorded(leftView, .leading, .equal, superview, .leading, constant: 10),
      Recorded(rightView, .trailing, .equal, superview, .trailing, constant: -10),
      Recorded(leftView, .trailing, .equal, rightView, .leading, constant: -10),
      Recorded(leftView, .top, .equal, superview, .top, constant: 10),
      Recorded(rightView, .top, .equal, superview, .top, constant: 10),
      Recorded(leftView, .bottom, .equal, superview, .bottom, constant: -10),
      Recorded(rightView, .bottom, .equal, superview, .bottom, constant: -10),
      Recorded(rightView, .width, .equal, leftView, .width, multiplier: 2),
    ]
    #expect(scene.held == [expected, [], [], []])
  }

  @Test func aConstantIsInstalledOnTheSuperview() throws {
    let constraint = try scene.inner.constrain("height = 20", to: nil)
    #expect(Recorded(constraint) == Recorded(scene.inner, .height, .equal, constant: 20))
    #expect(scene.held == [[], [Recorded(constraint)], [], []])
  }

  @Test func toItselfToAnAncestorAndAcrossBranches() throws {
    let itself = try scene.inner.constrain("width = 2 * height", to: scene.inner)
    let ancestor = try scene.inner.constrain("width = width", to: scene.first)
    let branches = try scene.inner.constrain("top = top", to: scene.second)
    let guide = try scene.inner.constrain("top = top", to: scene.guide)
    #expect(
      scene.held == [
        [Recorded(branches), Recorded(guide)], [Recorded(ancestor)], [], [Recorded(itself)],
      ])
  }

  @Test func noCommonAncestor() {
    let failure = failure(Diagnostic.self) { try scene.first.constrain("top = top", to: PlatformView()) }
    #expect(
      failure.error?.description
        == """
        1:1: error: the two views have no ancestor in common, so no view can hold the constraint (add both views to one \
        hierarchy first)
        """)
    #expect(scene.held == [[], [], [], []])
  }

  @Test func nothingToInstallOn() {
    let failure = failure(Diagnostic.self) { try scene.root.constrain("width = 10", to: nil) }
    #expect(
      failure.error?.description
        == """
        1:1: error: the view has no superview, which would hold the constraint (add the view to its superview first)
        """)
    #expect(scene.held == [[], [], [], []])
  }
}
