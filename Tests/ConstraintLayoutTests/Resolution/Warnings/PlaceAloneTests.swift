import ConstraintGrammar
import ConstraintLayout
import Testing

/// Places that are a constant alone: the documented value comes with a warning.
@Suite struct PlaceAloneTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func placeAlone() {
    expect(
      "button.left = 10", in: .compactConstraint,
      """
      button.left == nil * 1.0 + 10.0
      place-alone 0+16
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      button.left = 10
      ^~~~~~~~~~~~~~~~
      hint: write 'button.left = super.left + 10'
      """)
  }

  @Test func negativePlaceAlone() {
    expect(
      "button.top >= -10", in: .compactConstraint,
      """
      button.top >= nil * 1.0 + -10.0
      place-alone 0+17
      text:1:1: warning: UIKit and AppKit raise an exception: 'top' is a place, and there is nothing to count it from
      button.top >= -10
      ^~~~~~~~~~~~~~~~~
      hint: write 'button.top >= super.top - 10'
      """)
  }

  @Test func zeroAlone() {
    expect(
      "button.centerX = 0", in: .compactConstraint,
      """
      button.centerX == nil * 1.0 + 0.0
      place-alone 0+18
      text:1:1: warning: UIKit and AppKit raise an exception: 'centerX' is a place, and there is nothing to count it from
      button.centerX = 0
      ^~~~~~~~~~~~~~~~~~
      hint: write 'button.centerX = super.centerX'
      """)
  }

  @Test func numberAlone() {
    expect(
      "button.left <= gap", in: .compactConstraint,
      """
      button.left <= nil * 1.0 + 8.0
      place-alone 0+18
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      button.left <= gap
      ^~~~~~~~~~~~~~~~~~
      hint: write 'button.left <= super.left + gap'
      """)
  }

  @Test func baselineAlone() {
    expect(
      "button.baseline = 10", in: .compactConstraint,
      """
      button.baseline == nil * 1.0 + 10.0
      place-alone 0+20
      text:1:1: warning: UIKit and AppKit raise an exception: 'baseline' is a place, and there is nothing to count it from
      button.baseline = 10
      ^~~~~~~~~~~~~~~~~~~~
      hint: write 'button.baseline = super.top + 10'
      """)
  }

  @Test func computedNumberAlone() {
    expect(
      "button.left = gap * 2 + 3", in: .compactConstraint,
      """
      button.left == nil * 1.0 + 19.0
      place-alone 0+25
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      button.left = gap * 2 + 3
      ^~~~~~~~~~~~~~~~~~~~~~~~~
      hint: relate it to the 'left' of the superview, plus one number
      """)
  }

  @Test func placeAloneInFormulaStyle() {
    expect(
      "button[.left] <= 3", in: .formulaStyle,
      """
      button.left <= nil * 1.0 + 3.0
      place-alone 0+18
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from
      button[.left] <= 3
      ^~~~~~~~~~~~~~~~~~
      hint: write 'button[.Left] <= superview[.Left] + 3', with the superview under that name
      """)
  }

  @Test func placeAfterAConstant() {
    expect(
      "10 >= 2 * button[.leftMargin] + 4", in: .formulaStyle,
      """
      button.leftMargin <= nil * 1.0 + 3.0
      place-alone 0+33
      text:1:1: warning: UIKit and AppKit raise an exception: 'leftMargin' is a place, and there is nothing to count it from
      10 >= 2 * button[.leftMargin] + 4
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button[.LeftMargin] <= superview[.LeftMargin] + 3', with the superview under that name
      """)
  }
}
