import ConstraintGrammar
import ConstraintLayout
import Testing

/// Places that are related to something times 0: the documented value comes with a warning.
@Suite struct PlaceTimesZeroTests {
  private let scene = Scene.withNumbers

  private func expect(
    _ text: String, in dialect: Dialect, _ report: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(dialect.outline(of: text, in: scene.bindings) == report, sourceLocation: location)
  }

  @Test func placeTimesZero() {
    expect(
      "button.left = label.left * 0", in: .expressionFormat,
      """
      button.left == label.left * 0.0 + 0.0
      place-times-zero 0+28
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left = label.left * 0
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left = superview.left'
      """)
  }

  @Test func superviewTimesZero() {
    expect(
      "button.left = superview.right * 0 + 3", in: .expressionFormat,
      """
      button.left == root.right * 0.0 + 3.0
      place-times-zero 0+37
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left = superview.right * 0 + 3
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left = superview.left + 3'
      """)
  }

  @Test func placeTimesNamedZero() {
    expect(
      "button.top = label.bottom * zero - gap", in: .compactConstraint,
      """
      button.top == label.bottom * 0.0 + -8.0
      place-times-zero 0+38
      text:1:1: warning: UIKit and AppKit raise an exception: 'top' is a place, and what it relates to is times 0
      button.top = label.bottom * zero - gap
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.top = super.top - gap'
      """)
  }

  @Test func baselineTimesZero() {
    expect(
      "button.baseline = label.top * 0 - -gap", in: .expressionFormat,
      """
      button.baseline == label.top * 0.0 + 8.0
      place-times-zero 0+38
      text:1:1: warning: UIKit and AppKit raise an exception: 'baseline' is a place, and what it relates to is times 0
      button.baseline = label.top * 0 - -gap
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.baseline = superview.top + gap'
      """)
  }

  @Test func constantInVisualAttribute() {
    expect(
      "button.left == 10", in: .visualAttribute,
      """
      button.left == button.left * 0.0 + 10.0
      place-times-zero 0+17
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left == 10
      ^~~~~~~~~~~~~~~~~
      hint: write 'button.left == superview.left + 10', with the superview under that name
      """)
  }

  @Test func placeTimesZeroInVisualAttribute() {
    expect(
      "button.left == label.left * 0 - 3", in: .visualAttribute,
      """
      button.left == label.left * 0.0 + -3.0
      place-times-zero 0+33
      text:1:1: warning: UIKit and AppKit raise an exception: 'left' is a place, and what it relates to is times 0
      button.left == label.left * 0 - 3
      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      hint: write 'button.left == superview.left - 3', with the superview under that name
      """)
  }
}
