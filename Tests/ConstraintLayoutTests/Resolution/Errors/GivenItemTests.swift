import ConstraintGrammar
import ConstraintLayout
import Testing

/// A formula of `equations` and the views that are given along with it.
@Suite struct GivenItemTests {
  private let scene = Scene("button label")

  private func expect(
    _ formula: String, lhs: Bool = true, rhs: Bool, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    var names = scene.bindings
    names.leftItem = lhs ? scene["button"] : nil
    names.rightItem = rhs ? scene["label"] : nil
    #expect(Dialect.equations.outline(of: formula, in: names) == report, sourceLocation: location)
  }

  @Test func both() { expect("width = 2 * height + 3", rhs: true, "button.width == label.height * 2.0 + 3.0") }
  @Test func leftOnly() { expect("width > 3", rhs: false, "button.width >= nil * 1.0 + 3.0") }

  @Test func missingRHS() {
    expect(
      "width\t=\t 0.5 * height - 4 ", rhs: false,
      """
      missing-rhs 9+16
      text:1:10: error: the formula has an attribute of the RHS, and there is no RHS
      width\t=\t 0.5 * height - 4\u{20}
           \t \t ^~~~~~~~~~~~~~~~
      hint: give a view as RHS, or write a number in place of the attribute
      """)
  }

  @Test func unusedRHS() {
    expect(
      " left\t>\t-10 ", rhs: true,
      """
      unused-rhs 8+3
      text:1:9: error: the formula is a constant, and a RHS is given
       left\t>\t-10\u{20}
           \t \t^~~
      hint: leave out the RHS, or relate to an attribute of it
      """)
  }

  @Test func missingLHS() {
    for rhs in [true, false] {
      expect(
        " width = width", lhs: false, rhs: rhs,
        """
        missing-lhs 1+5
        text:1:2: error: the formula has no view on its left-hand side
         width = width
         ^~~~~
        hint: give the two views along with the formula, as LHS and RHS
        """)
    }
    expect(
      "left = 10", lhs: false, rhs: false,
      """
      missing-lhs 0+4
      text:1:1: error: the formula has no view on its left-hand side
      left = 10
      ^~~~
      hint: give the two views along with the formula, as LHS and RHS
      """)
  }

  @Test func placeAlone() {
    expect(
      "left = -10", rhs: false,
      """
      button.left == nil * 1.0 + -10.0
      place-alone 0+10
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      left = -10
      ^~~~~~~~~~
      hint: write 'left = left - 10', with the superview as RHS
      """)
  }

  @Test func placeTimesZero() {
    expect(
      "baseline < 0 * top + 3", rhs: true,
      """
      button.baseline <= label.top * 0.0 + 3.0
      place-times-zero 0+22
      text:1:1: warning: UIKit and AppKit raise an exception: 'baseline' is a place, and what it relates to is times 0
      baseline < 0 * top + 3
      ^~~~~~~~~~~~~~~~~~~~~~
      hint: write 'baseline < top + 3', with the superview as RHS
      """)
  }

  @Test func mixedAxes() {
    expect(
      "left = 2 * top", rhs: true,
      """
      button.left == label.top * 2.0 + 0.0
      mixed-axes 0+14
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' and 'top' lie on different axes
      left = 2 * top
      ^~~~~~~~~~~~~~
      hint: write 'left = 2 * left' or 'top = 2 * top'
      """)
  }
}
